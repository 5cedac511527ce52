#!/bin/sh
# Restarts every process of the shop, one at a time, without a failed request. Run it as root after an update:
#   deploy/rolling-restart.sh
# A web process first gets no new requests, then stops, and gets requests again when it is ready. A worker is restarted
# when the one before it is ready: systemctl waits for that.
set -eu

UPSTREAM=${UPSTREAM:-/etc/nginx/landfall-upstream.conf}
WEB_PORTS=${WEB_PORTS:-3001 3002}
WORKERS=${WORKERS:-1 2}
# Commands, so that other service managers can be used.
RESTART=${RESTART:-systemctl restart}
RELOAD_NGINX=${RELOAD_NGINX:-nginx -s reload}
# Calls in progress; event streams end when the process stops, and the pages open them again.
DRAIN_SECONDS=${DRAIN_SECONDS:-3}
READY_SECONDS=${READY_SECONDS:-60}

until_ready() {
  waited=0
  until curl -fsS -o /dev/null "http://127.0.0.1:$1/readyz" 2>/dev/null; do
    waited=$((waited + 1))
    if [ "$waited" -gt "$READY_SECONDS" ]; then
      echo "The process on port $1 is not ready after $READY_SECONDS s. It gets no requests; the others still run the old version." >&2
      exit 1
    fi
    sleep 1
  done
}

for port in $WEB_PORTS; do
  sed -i "s/^\( *server 127\.0\.0\.1:$port .*[^ ]\);\$/\1 down;/" "$UPSTREAM"
  $RELOAD_NGINX
  sleep "$DRAIN_SECONDS"
  $RESTART "landfall-web@$port"
  until_ready "$port"
  sed -i "s/^\( *server 127\.0\.0\.1:$port .*\) down;\$/\1;/" "$UPSTREAM"
  $RELOAD_NGINX
  # nginx replaces its own processes; requests of the new ones reach this process before the next one stops.
  sleep 1
  echo "landfall-web@$port restarted"
done

for worker in $WORKERS; do
  $RESTART "landfall-worker@$worker"
  echo "landfall-worker@$worker restarted"
  sleep 1
done
