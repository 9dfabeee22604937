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
create JWT_SECRET "$(openssl rand -base64 48)"
create ENCRYPTION_KEYS "k1:$(openssl rand -base64 32)"
create BLIND_INDEX_KEYS "b1:$(openssl rand -base64 32)"
create PEPPER_KEYS "p1:$(openssl rand -base64 32)"
create METRICS_TOKEN "$(openssl rand -hex 24)"
for optional in SMTP_URL VAULT_TOKEN S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY; do create "$optional" ''; done
