import type { systemErrors as systemErrorsDe, wrongUse as wrongUseDe } from './de.ts';

/** `8:05` */
const timeOf = (time: Date) => `${time.getHours()}:${String(time.getMinutes()).padStart(2, '0')}`;

export const systemErrors: typeof systemErrorsDe = {
  kinds: {
    full: {
      what: (where) => `The disk is full: ${where} could not be written.`,
      fix: 'Free some space, and run the command again.',
    },
    quota: {
      what: (where) => `Your disk quota is used up: ${where} could not be written.`,
      fix: 'Delete what you no longer need, or request more space.',
    },
    readOnly: {
      what: (where) => `${where} is on a read-only disk.`,
      fix: 'Use a different disk; set the output folder with --out.',
    },
    denied: {
      what: (where) => `You do not have permission to access ${where}.`,
      fix: 'Request access, or choose a different folder (for the output, with --out).',
    },
    inUse: {
      what: (where) => `${where} cannot be replaced because another program is using the folder.`,
      fix: 'Quit the program that is using it. If it is a mounted disk, choose a folder inside it with --out.',
    },
    tooManyFiles: {
      what: (where) => `Too many files are open on this computer: ${where} could not be opened.`,
      fix: 'Quit other programs, or raise the limit, for example with: ulimit -n 4096',
    },
    nameTooLong: {
      what: (where) => `This name is too long for the disk: ${where}`,
      fix: 'Choose shorter names for files and folders.',
    },
    tooLarge: {
      what: (where) => `${where} would exceed the maximum file size.`,
      fix: 'Raise the limit, for example with: ulimit -f unlimited',
    },
    broken: {
      what: (where) => `The disk reports an error at ${where}.`,
      fix: 'Back up your data, and check the disk.',
    },
    outside: {
      what: (where) => `${where} is not in the folder data/, or a link leads out of it.`,
      fix: 'Put the file itself into data/.',
    },
  },
  output: {
    busy: {
      what: (out, { pid, host, since }) =>
        `Another command has been working in ${out} since ${timeOf(since)} (process ${pid} on ${host}).`,
      fix: 'Wait until it has finished, or stop it; then run the command again.',
    },
    locked: {
      what: (out, lock) => `The file ${lock} locks ${out}, but does not state for which command.`,
      fix: 'If no other command is working there, delete it and run the command again.',
    },
    lost: {
      what: (out) => `This command was paused for so long that another one took over ${out}.`,
      fix: 'Run the command again.',
    },
    foreign: {
      what: (out) => `${out} has since been replaced by a folder that nebel did not create. It is left unchanged.`,
      fix: 'Move it away, or choose a different folder with --out.',
    },
  },
  printed: 'the output of this command',
  whole: 'No file is half-written; everything that existed before is intact.',
};

const meant = (suggestion: string | undefined) => (suggestion === undefined ? '' : ` Did you mean ${suggestion}?`);

export const wrongUse: typeof wrongUseDe = {
  unknownCommand: (command, suggestion) => `Unknown command “${command}”.${meant(suggestion)}`,
  unknownOption: (option, suggestion) => `Unknown option “${option}”.${meant(suggestion)}`,
  missingArgument: (argument) => `The argument <${argument}> is missing.`,
  missingValue: (option) => `${option.replace(/ .*/, '')} needs a value: ${option}`,
  tooMany: (surplus) => `Too many arguments: ${surplus.join(' ')}`,
  wholeSite: (command, surplus) =>
    `"${command}" always checks the whole site, because pages depend on each other. Leave out ${surplus.join(' ')}.`,
  badChoice: (what, value, choices, suggestion) =>
    `${what} cannot be “${value}”, only ${choices.join(', ')}.${meant(suggestion)}`,
};
