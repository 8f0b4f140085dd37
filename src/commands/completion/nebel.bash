# nebel: completion for bash. Load it with: source <(npx nebel completion bash)
# Works in bash 3.2, which macOS still ships: it has neither mapfile nor compopt.
_nebel() {
  local nebel=("${COMP_WORDS[0]}") first=1 words=() word line after
  COMPREPLY=()
  if [[ ${COMP_WORDS[0]} == npx ]]; then
    [[ ${COMP_WORDS[1]} == nebel && $COMP_CWORD -gt 1 ]] || return
    first=2
  fi
  [[ $first == 1 ]] && type -P "${COMP_WORDS[0]}" >/dev/null || nebel=(npx --no-install nebel)
  # bash takes "--format=json" apart at the equals sign.
  for word in "${COMP_WORDS[@]:first:COMP_CWORD-first+1}"; do
    if [[ $word == = ]]; then after=1; else words+=("$word"); after=; fi
  done
  [[ -n $after ]] && words+=('')
  local current=''
  (( ${#words[@]} )) && current="${words[${#words[@]}-1]}"
  while IFS= read -r line; do
    case $line in
      :file) line=-f ;;
      :folder) line=-d ;;
      *) COMPREPLY+=("${line%%$'\t'*}"); continue ;;
    esac
    compopt -o filenames 2>/dev/null
    while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen "$line" -- "$current")
  done < <("${nebel[@]}" __complete -- "${words[@]}" 2>/dev/null)
}
complete -F _nebel nebel
complete -p npx >/dev/null 2>&1 || complete -o default -F _nebel npx
