for text in ["recipes://app/recipe/42", "recipes://app/cooks/salt", "recipes://app/search?q=soup&page=2"] {
  for url in edges(text) { try RecipeLink(url: url)?.checkRoundTrip() }
}
