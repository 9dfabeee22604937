#!/bin/sh
# create-secrets.sh [<folder>]: creates a file for each secret that docker-compose.yml mounts, and keeps those that exist.
# An .env from before secrets were files still has them: they are copied. Copy the folder to a safe place: without the keys,
# the data is lost.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=${1:-secrets}
umask 077
mkdir -p "$folder"
create() {
  if [ -e "$folder/$1" ] || [ -z "$2$3" ]; then return; fi
  printf '%s' "${2:-$3}" >"$folder/$1"
}
# Compose removes quotes around a value.
in_env() { if [ -e .env ]; then sed -n "s/^$1=//p" .env | tail -n 1 | sed "s/^\\(['\"]\\)\\(.*\\)\\1\$/\\2/"; fi; }
random() { head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n'; }
for name in JWT_SECRET ENCRYPTION_KEYS BLIND_INDEX_KEYS PEPPER_KEYS METRICS_TOKEN SMTP_URL VAULT_TOKEN \
  S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY OTEL_EXPORTER_OTLP_HEADERS; do create "$name" "$(in_env "$name")" ''; done
# With keys in Vault, a generated ring would not be that of the data.
if [ -n "$(in_env VAULT_ADDR)" ]; then touch "$folder/ENCRYPTION_KEYS"; fi
"$here/../kubernetes/create-secrets.sh" "$folder"
# In hexadecimal, which needs no escaping in a URL.
for name in POSTGRES_PASSWORD SERVICE_PASSWORD BACKUP_PASSWORD; do create "$name" "$(in_env "$name")" "$(random)"; done
create DATABASE_URL "postgres://portal_service:$(cat "$folder/SERVICE_PASSWORD")@postgres:5432/portal" ''
create DATABASE_OWNER_URL "postgres://portal_owner:$(cat "$folder/POSTGRES_PASSWORD")@postgres:5432/portal" ''
for name in ADMIN_PASSWORD ADMIN_PIN; do touch "$folder/$name"; done
# Compose mounts a file with its owner and mode, and the containers run as several users. On this machine the folder keeps
# others out.
chmod 700 "$folder"
chmod 644 "$folder"/*
