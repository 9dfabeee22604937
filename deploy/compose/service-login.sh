#!/bin/sh
# Runs once, when the database is made: the login of the bff. It owns nothing and may do what the migrations grant to
# portal_app (docs/decisions/0006); the owner's password is known to the migrations alone.
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
\set password `cat "$SERVICE_PASSWORD_FILE"`
CREATE ROLE portal_app NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS;
CREATE ROLE portal_service LOGIN PASSWORD :'password' IN ROLE portal_app;
SQL
