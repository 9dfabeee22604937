#!/bin/sh
# Runs once, when the database is made; on an older database run it by hand (docs/operations.md). The login of the backup
# service: it may copy the whole server, and is granted nothing else.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
\set password `cat "$BACKUP_PASSWORD_FILE"`
SELECT 'CREATE ROLE portal_backup LOGIN REPLICATION' WHERE to_regrole('portal_backup') IS NULL \gexec
ALTER ROLE portal_backup PASSWORD :'password';
SQL
# The rule for all databases does not include replication.
rule='host replication portal_backup samenet scram-sha-256'
grep -qxF "$rule" "$PGDATA/pg_hba.conf" || echo "$rule" >>"$PGDATA/pg_hba.conf"
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --quiet --output=/dev/null --command='SELECT pg_reload_conf()'
