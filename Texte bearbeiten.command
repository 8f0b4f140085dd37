#!/bin/sh
cd "$(dirname "$0")" || exit 1
if ! command -v npx >/dev/null; then
  echo "Zuerst Node installieren: https://nodejs.org, die Version mit dem Vermerk LTS. Danach hier noch einmal doppelklicken."
  read -r _
  exit 1
fi
# npm writes this file last, so it is missing after an interrupted installation.
[ -f node_modules/.package-lock.json ] || npm ci
npx nebel dev --edit --open || read -r _
