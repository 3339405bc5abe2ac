#!/usr/bin/env bash
# The name of a database, a user, and a password with escapes, and an argument with a plus.
#
# Guessed: All libraries read postgresql://jo%40x:p%2Fw@h/a%20b+c as libpq does, whose links these
# are: database a b+c, user jo@x, password p/w.
#
# So: django-environ reads a plus in the name as a space, even in the path of an SQLite file.
# Tortoise and peewee decode neither the name nor the user, and peewee doesn't decode the password.
# SQLAlchemy prints the name without escapes. A plus in an argument is a space for all but libpq.
#
# Source: PostgreSQL 17, 34.1.1.2, Connection URIs: any part can be percent-encoded.
. "$(dirname "$0")/setup"

pip psycopg[binary]==3.3.9 SQLAlchemy==2.1.9 dj-database-url==3.1.2 django-environ==0.14.0 \
  tortoise-orm==1.1.9 asyncpg==0.32.0 peewee==4.5.3

python - > output <<'PYTHON'
import warnings
warnings.filterwarnings("ignore")
import dj_database_url, environ, sqlalchemy
from playhouse.db_url import parse as peewee
from psycopg.conninfo import conninfo_to_dict
from tortoise.backends.base.config_generator import expand_db_url
link = "postgresql://jo%40x:p%2Fw@h/a%20b+c?application_name=d+e"
libpq = conninfo_to_dict(link)
print("libpq:", [libpq[key] for key in ["dbname", "user", "password", "application_name"]])
url = sqlalchemy.make_url(link)
print("SQLAlchemy:", [url.database, url.username, url.password, url.query["application_name"]])
print("  printed:", url.render_as_string(hide_password=False))
for name, parse in [("dj-database-url", dj_database_url.parse), ("django-environ", environ.Env.db_url_config)]:
    url = parse(link)
    print(f"{name}:", [url[key] for key in ["NAME", "USER", "PASSWORD"]] + [url["OPTIONS"]["application_name"]])
    print("  sqlite:////tmp/a+b.db:", parse("sqlite:////tmp/a+b.db")["NAME"])
url = expand_db_url(link.replace("postgresql", "asyncpg"))["credentials"]
print("tortoise-orm:", [url[key] for key in ["database", "user", "password", "application_name"]])
url = peewee(link)
print("peewee:", [url[key] for key in ["database", "user", "password", "application_name"]])
PYTHON

expect "psycopg 3.3.9, SQLAlchemy 2.1.9, dj-database-url 3.1.2, django-environ 0.14.0, tortoise-orm 1.1.9, peewee 4.5.3" <<'EXPECTED'
libpq: ['a b+c', 'jo@x', 'p/w', 'd+e']
SQLAlchemy: ['a b+c', 'jo@x', 'p/w', 'd e']
  printed: postgresql://jo%40x:p%2Fw@h/a b+c?application_name=d+e
dj-database-url: ['a b+c', 'jo@x', 'p/w', 'd e']
  sqlite:////tmp/a+b.db: /tmp/a+b.db
django-environ: ['a b c', 'jo@x', 'p/w', 'd e']
  sqlite:////tmp/a+b.db: /tmp/a b.db
tortoise-orm: ['a%20b+c', 'jo%40x', 'p/w', 'd e']
peewee: ['a%20b+c', 'jo%40x', 'p%2Fw', 'd e']
EXPECTED
