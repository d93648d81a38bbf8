#!/usr/bin/env bash
# Runs a command with TEST_POSTGRES_URL set to a PostgreSQL server of its own, on a socket in a temporary folder.
# Needs PostgreSQL's programs (Debian: postgresql). As root the server runs as the user postgres.
set -euo pipefail
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1 || true)
[ -n "$bin" ] || bin=$(dirname "$(command -v initdb)")
folder=$(mktemp -d)
as_server() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }
[ "$(id -u)" != 0 ] || chown postgres "$folder"
stop() { (cd / && as_server "$bin/pg_ctl" -D "$folder/db" -m immediate stop >/dev/null 2>&1) || true; rm -rf "$folder"; }
trap stop EXIT
cd_back=$PWD
cd /
as_server "$bin/initdb" -D "$folder/db" -U tests --auth=trust >/dev/null
as_server "$bin/pg_ctl" -D "$folder/db" -w -l "$folder/log" \
  -o "-c listen_addresses='' -c unix_socket_directories='$folder' -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0 -c autovacuum=off -c max_connections=200" start >/dev/null
cd "$cd_back"
export TEST_POSTGRES_URL="postgres://tests@localhost/postgres?host=$folder"
"$@"
