/// Callbacks after signing in, paying, and the like.
let callbackLinks: [Link] = [
  Link(
    "com.example.app:/oauth2redirect?code=4%2F0AY0e-g7&scope=email%20profile", "com.example.app",
    nil,
    ["oauth2redirect"], ["code": "4/0AY0e-g7", "scope": "email profile"]),
  Link("com.example.app:/oauth2redirect/", "com.example.app", nil, ["oauth2redirect"]),
  Link(
    "com.example.app://oauth?code=abc&state=xyz", "com.example.app", "oauth", [],
    ["code": "abc", "state": "xyz"]),
  Link(
    "com.example.app://oauth/callback?state=a%3D%3D&code=b%2Bc%2Fd%3D", "com.example.app", "oauth",
    ["callback"], ["state": "a==", "code": "b+c/d="]),
  Link(
    "com.example.app://oauth/callback?state=a==&code=b+c/d=", "com.example.app", "oauth",
    ["callback"],
    ["state": "a==", "code": "b+c/d="]),
  Link(
    "com.example.app://callback#access_token=ya29.a0&token_type=Bearer&expires_in=3600",
    "com.example.app", "callback", []),
  Link(
    "com.example.app://callback?error=access_denied&error_description=The+user+said+no",
    "com.example.app", "callback", [],
    ["error": "access_denied", "error_description": "The+user+said+no"]),
  Link(
    "com.example.app://callback?error=access_denied&error_description=The%20user%20said%20no.",
    "com.example.app", "callback", [],
    ["error": "access_denied", "error_description": "The user said no."]),
  Link(
    "fb1234567890://authorize#state=%7B%22id%22%3A%221%22%7D&granted_scopes=email", "fb1234567890",
    "authorize", []),
  Link(
    "fb1234567890://authorize/?error_code=200&error_message=", "fb1234567890", "authorize", [],
    ["error_code": "200", "error_message": ""]),
  Link(
    "twitterkit-aBc://?oauth_token=a-b_c&oauth_verifier=d", "twitterkit-abc", "", [],
    ["oauth_token": "a-b_c", "oauth_verifier": "d"]),
  Link(
    "https://app.example/auth/callback?code=SplxlOBeZQQYbYS6WxSbIA&state=af0ifjsldkj", "https",
    "app.example", ["auth", "callback"],
    ["code": "SplxlOBeZQQYbYS6WxSbIA", "state": "af0ifjsldkj"]),
  Link(
    "https://app.example/auth/callback?code=a&iss=https%3A%2F%2Flogin.example&session_state=b.c",
    "https", "app.example", ["auth", "callback"],
    ["code": "a", "iss": "https://login.example", "session_state": "b.c"]),
  Link(
    "https://login.example/authorize?response_type=code&client_id=s6BhdRkqt3"
      + "&redirect_uri=com.example.app%3A%2Fcb&code_challenge=E9Melhoa2-_&code_challenge_method=S256",
    "https", "login.example", ["authorize"],
    [
      "response_type": "code", "client_id": "s6BhdRkqt3", "redirect_uri": "com.example.app:/cb",
      "code_challenge": "E9Melhoa2-_", "code_challenge_method": "S256",
    ]),
  Link(
    "https://login.example/oauth2/v2.0/authorize?scope=openid%20offline_access%20https%3A%2F%2Fgraph.example%2F.default",
    "https", "login.example", ["oauth2", "v2.0", "authorize"],
    ["scope": "openid offline_access https://graph.example/.default"]),
  Link(
    "https://login.example/logout?post_logout_redirect_uri=app://bye", "https", "login.example",
    ["logout"], ["post_logout_redirect_uri": "app://bye"]),
  Link(
    "https://app.example/magic/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x-_Y?next=%2Fhome", "https",
    "app.example", ["magic", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x-_Y"], ["next": "/home"]),
  Link(
    "https://app.example/verify?email=jane%2Btest%40example.com&token=00ff", "https", "app.example",
    ["verify"], ["email": "jane+test@example.com", "token": "00ff"]),
  Link(
    "https://app.example/reset/4711/abc-123%3D%3D/", "https", "app.example",
    ["reset", "4711", "abc-123=="]),
  Link("https://app.example/invite/AB12-CD34", "https", "app.example", ["invite", "AB12-CD34"]),
  Link(
    "bankapp://payment/return?status=OK&amount=12%2C50&iban=DE00+1234", "bankapp", "payment",
    ["return"], ["status": "OK", "amount": "12,50", "iban": "DE00+1234"]),
  Link(
    "wc:8a5e5bdc-a0e4-4702@2?relay-protocol=irn&symKey=41791102", "wc", nil,
    ["8a5e5bdc-a0e4-4702@2"], ["relay-protocol": "irn", "symKey": "41791102"]),
  Link(
    "app://x-callback-url/open?x-success=other%3A%2F%2Fdone%3Fid%3D7&x-error=other%3A%2F%2Foops",
    "app", "x-callback-url", ["open"],
    ["x-success": "other://done?id=7", "x-error": "other://oops"]),
  Link(
    "shortcuts://x-callback-url/run-shortcut?name=Take%20a%20Break&input=text&text=%23now",
    "shortcuts", "x-callback-url", ["run-shortcut"],
    ["name": "Take a Break", "input": "text", "text": "#now"]),
]
