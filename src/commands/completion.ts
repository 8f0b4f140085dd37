import { Argument, Command } from 'commander';
import { type Completion, complete } from './completion/candidates.ts';
import { type CommandContext, withRoot } from './context.ts';

export function completionCommand(context: CommandContext): Command {
  const { help } = context.words;
  const command = new Command('completion')
    .description(help.completion)
    .addArgument(new Argument('<shell>', help.shell).choices(SHELLS));
  withRoot(command, context, 'completion bash >> ~/.bashrc');
  return command.action((shell: Shell) => {
    process.stdout.write(SCRIPTS[shell]);
  });
}

/** `nebel __complete -- <words>`: what could follow at the cursor. The scripts call it; it is not for people. */
export function completeCommand(): Command {
  const command = new Command('__complete').argument('[words...]');
  return command.action((words: readonly string[]) => {
    const program = command.parent;
    if (program) process.stdout.write(asLines(complete(program, words)));
  });
}

function asLines(completion: Completion): string {
  if ('path' in completion) return `:${completion.path}\n`;
  return completion.words.map(({ value, help }) => `${help === '' ? value : `${value}\t${help}`}\n`).join('');
}

/**
 * The shells' side of completion. It hands the words of the line to `nebel __complete`, which answers with a line per
 * candidate, `value<tab>help`, or with `:file` or `:folder` alone; so it never goes out of date.
 *
 * It completes lines that begin with `nebel` and, as in a clone, with `npx nebel`; other uses of npx stay as they are. A
 * `nebel` that is an alias and no program of its own is called through npx.
 */
export const SCRIPTS = {
  // Works in bash 3.2, which macOS still ships: it has neither mapfile nor compopt.
  bash: `# nebel: completion for bash. Load it with: source <(npx nebel completion bash)
_nebel() {
  local nebel=("\${COMP_WORDS[0]}") first=1 words=() word line after
  COMPREPLY=()
  if [[ \${COMP_WORDS[0]} == npx ]]; then
    [[ \${COMP_WORDS[1]} == nebel && $COMP_CWORD -gt 1 ]] || return
    first=2
  fi
  [[ $first == 1 ]] && type -P "\${COMP_WORDS[0]}" >/dev/null || nebel=(npx --no-install nebel)
  # bash takes "--format=json" apart at the equals sign.
  for word in "\${COMP_WORDS[@]:first:COMP_CWORD-first+1}"; do
    if [[ $word == = ]]; then after=1; else words+=("$word"); after=; fi
  done
  [[ -n $after ]] && words+=('')
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
complete -p npx >/dev/null 2>&1 || complete -o default -F _nebel npx
`,
  zsh: `#compdef nebel
# nebel: completion for zsh. Load it with: source <(npx nebel completion zsh)
_nebel() {
  local -a nebel values shown
  local line first=2
  nebel=("\${words[1]}")
  if [[ \${words[1]} == npx ]]; then
    [[ \${words[2]} == nebel ]] && (( CURRENT > 2 )) || { _default; return }
    first=3
  fi
  (( first == 2 )) && whence -p -- "\${words[1]}" >/dev/null || nebel=(npx --no-install nebel)
  for line in "\${(@f)$("\${nebel[@]}" __complete -- "\${(@)words[first,CURRENT]}" 2>/dev/null)}"; do
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
(( $+_comps[npx] )) || compdef _nebel npx
`,
  fish: `# nebel: completion for fish. Load it with: npx nebel completion fish | source
function __nebel_through_npx
    set -l words (commandline -opc)
    test "$words[1]" = npx -a "$words[2]" = nebel
end
function __nebel_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l nebel $words[1]
    set -e words[1]
    __nebel_through_npx; and set -e words[1]
    test "$nebel" != npx; and type -fq -- $nebel; or set nebel npx --no-install nebel
    for line in ($nebel __complete -- $words "$current" 2>/dev/null)
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
complete -c npx -n __nebel_through_npx -f -a '(__nebel_complete)'
`,
} as const;

export type Shell = keyof typeof SCRIPTS;

export const SHELLS = Object.keys(SCRIPTS) as readonly Shell[];
