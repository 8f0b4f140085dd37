@echo off
chcp 65001 >nul
rem Also works on a network drive, where cd does not.
pushd "%~dp0"
where npx >nul 2>nul
if errorlevel 1 (
  echo Zuerst Node installieren: https://nodejs.org, die Version mit dem Vermerk LTS. Danach hier noch einmal doppelklicken.
  pause
  exit /b 1
)
if not exist node_modules\.package-lock.json call npm ci
call npx nebel dev --edit --open || pause
