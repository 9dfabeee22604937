# Sourced by the programs that connect: reads the password from the file that compose mounts.
if [ -n "${PGPASSWORD_FILE-}" ]; then
  PGPASSWORD=$(cat "$PGPASSWORD_FILE")
  export PGPASSWORD
fi
