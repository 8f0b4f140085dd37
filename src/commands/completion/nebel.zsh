#compdef nebel
# nebel: completion for zsh. Load it with: source <(npx nebel completion zsh)
_nebel() {
  local -a nebel values shown
  local line first=2
  nebel=("${words[1]}")
  if [[ ${words[1]} == npx ]]; then
    [[ ${words[2]} == nebel ]] && (( CURRENT > 2 )) || { _default; return }
    first=3
  fi
  (( first == 2 )) && whence -p -- "${words[1]}" >/dev/null || nebel=(npx --no-install nebel)
  for line in "${(@f)$("${nebel[@]}" __complete -- "${(@)words[first,CURRENT]}" 2>/dev/null)}"; do
    case $line in
      '') ;;
      :file) _files; return ;;
      :folder) _files -/; return ;;
      *)
        values+=("${line%%$'\t'*}")
        shown+=("${line/$'\t'/  -- }")
        ;;
    esac
  done
  (( ${#values} )) && compadd -l -d shown -a values
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
compdef _nebel nebel
(( $+_comps[npx] )) || compdef _nebel npx
