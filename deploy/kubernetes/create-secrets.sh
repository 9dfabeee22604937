#!/bin/sh
# create-secrets.sh <folder>: creates a file for each secret that the pods mount, and keeps those that exist. Empty files
# are settings that are not set. Copy the folder to a safe place: without the keys, the data is lost.
set -eu
umask 077
mkdir -p "$1"
cd "$1"
create() {
  if [ -e "$1" ]; then return; fi
  printf '%s' "$2" >"$1"
}
random() { head -c "$1" /dev/urandom | base64 | tr -d '\n'; }
create JWT_SECRET "$(random 48)"
create ENCRYPTION_KEYS "k1:$(random 32)"
create BLIND_INDEX_KEYS "b1:$(random 32)"
create PEPPER_KEYS "p1:$(random 32)"
create METRICS_TOKEN "$(random 36)"
for optional in SMTP_URL VAULT_TOKEN S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY OTEL_EXPORTER_OTLP_HEADERS \
  DATABASE_EVENTS_URL DATABASE_READ_URL; do
  create "$optional" ''
done
