#!/usr/bin/env bash
# What the tests need of the machine besides Python: a browser, a database server and Redis. On Debian, as root, they are
# installed; elsewhere this says what is missing, and the tests that need it say so too (with CI=true they fail).
set -euo pipefail

missing=()
command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || missing+=(chromium-headless-shell)
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || command -v initdb >/dev/null || missing+=(postgresql)
command -v redis-server >/dev/null || missing+=(redis-server)

# The tests are faster in Chromium without windows; the usual one will do where that cannot be had.
if ((${#missing[@]} == 0)) && ! command -v chromium-headless-shell >/dev/null && ((EUID == 0)) && command -v apt-get >/dev/null; then
    timeout 120 bash -c 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell' \
        >/dev/null 2>&1 || true
fi
((${#missing[@]})) || exit 0

if ((EUID == 0)) && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    # The tests make a database of their own; the package need not start one.
    mkdir -p /etc/postgresql-common
    [[ -e /etc/postgresql-common/createcluster.conf ]] ||
        echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
else
    echo "Some tests need what is not installed here: ${missing[*]} (Debian: apt-get install ${missing[*]})." >&2
fi
