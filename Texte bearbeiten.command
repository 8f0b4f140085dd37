#!/bin/sh
cd "$(dirname "$0")" || exit 1
if ! command -v npx >/dev/null; then
  echo "Zuerst Node installieren: https://nodejs.org, die Version mit dem Vermerk LTS. Danach hier noch einmal doppelklicken."
  read -r _
  exit 1
fi
[ -d node_modules ] || npm ci
npx nebel dev --edit --open || read -r _
