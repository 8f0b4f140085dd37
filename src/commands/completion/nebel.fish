# nebel: completion for fish. Load it with: npx nebel completion fish | source
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
