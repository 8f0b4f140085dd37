/**
 * The shells' side of completion. It hands the words of the line to `nebel __complete`, which answers with a line per
 * candidate, `value<tab>help`, or with `:file` or `:folder` alone; so it never goes out of date.
 *
 * A `nebel` that is an alias and no program of its own is called through npx.
 */
export const SCRIPTS = {
  // Works in bash 3.2, which macOS still ships: it has neither mapfile nor compopt.
  bash: `# nebel: completion for bash. Load it with: source <(nebel completion bash)
_nebel() {
  local nebel=("\${COMP_WORDS[0]}") words=() word line after
  type -P "\${COMP_WORDS[0]}" >/dev/null || nebel=(npx --no-install nebel)
  # bash takes "--format=json" apart at the equals sign.
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD}"; do
    if [[ $word == = ]]; then after=1; else words+=("$word"); after=; fi
  done
  [[ -n $after ]] && words+=('')
  COMPREPLY=()
  local current=''
  (( \${#words[@]} )) && current="\${words[\${#words[@]}-1]}"
  while IFS= read -r line; do
    case $line in
      :file) line=-f ;;
      :folder) line=-d ;;
      *) COMPREPLY+=("\${line%%$'\\t'*}"); continue ;;
    esac
    compopt -o filenames 2>/dev/null
    while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen "$line" -- "$current")
  done < <("\${nebel[@]}" __complete -- "\${words[@]}" 2>/dev/null)
}
complete -F _nebel nebel
`,
  zsh: `#compdef nebel
# nebel: completion for zsh. Load it with: source <(nebel completion zsh)
_nebel() {
  local -a nebel values shown
  local line
  nebel=("\${words[1]}")
  whence -p -- "\${words[1]}" >/dev/null || nebel=(npx --no-install nebel)
  for line in "\${(@f)$("\${nebel[@]}" __complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    case $line in
      '') ;;
      :file) _files; return ;;
      :folder) _files -/; return ;;
      *)
        values+=("\${line%%$'\\t'*}")
        shown+=("\${line/$'\\t'/  -- }")
        ;;
    esac
  done
  (( \${#values} )) && compadd -l -d shown -a values
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
compdef _nebel nebel
`,
  fish: `# nebel: completion for fish. Load it with: nebel completion fish | source
function __nebel_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l nebel $words[1]
    type -fq -- $nebel; or set nebel npx --no-install nebel
    for line in ($nebel __complete -- $words[2..-1] "$current" 2>/dev/null)
        switch $line
            case :file
                __fish_complete_path "$current"
            case :folder
                __fish_complete_directories "$current"
            case '*'
                echo $line
        end
    end
end
complete -c nebel -f -a '(__nebel_complete)'
`,
} as const;

export type Shell = keyof typeof SCRIPTS;

export const SHELLS = Object.keys(SCRIPTS) as readonly Shell[];
