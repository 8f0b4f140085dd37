/** Words for a command line that cannot be meant. */
export interface WrongUseWords {
  readonly unknownCommand: (command: string, suggestion: string | undefined) => string;
  readonly unknownOption: (option: string, suggestion: string | undefined) => string;
  /** An argument of the command is not there. */
  readonly missingArgument: (argument: string) => string;
  /** An option is the last word of the line, and wants a value. `option` is its form in the help. */
  readonly missingValue: (option: string) => string;
  readonly tooMany: (surplus: readonly string[]) => string;
  /** `what` is an option or an argument: `--format`, `<shell>`. */
  readonly badChoice: (
    what: string,
    value: string,
    choices: readonly string[],
    suggestion: string | undefined,
  ) => string;
}
