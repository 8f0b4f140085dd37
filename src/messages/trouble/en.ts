import type { TroubleWords } from './words.ts';

export const trouble: TroubleWords = {
  kinds: {
    full: {
      what: (where) => `The disk is full: ${where} could not be written.`,
      fix: 'Make room, and run the command again.',
    },
    quota: {
      what: (where) => `Your share of the disk is used up: ${where} could not be written.`,
      fix: 'Delete what you no longer need, or ask for more.',
    },
    readOnly: {
      what: (where) => `${where} is on a disk that can only be read.`,
      fix: 'Work on another one; --out chooses the output folder.',
    },
    denied: {
      what: (where) => `You are not allowed to use ${where}.`,
      fix: 'Ask for the rights to it, or choose another folder, for the output with --out.',
    },
    inUse: {
      what: (where) => `${where} cannot be exchanged, because something else holds the folder.`,
      fix: 'End the program that uses it. If it is a mounted disk, choose a folder inside it with --out.',
    },
    tooManyFiles: {
      what: (where) => `Too many files are open on this machine: ${where} could not be opened.`,
      fix: 'End other programs, or raise the limit, for example with: ulimit -n 4096',
    },
    nameTooLong: {
      what: (where) => `This name is too long for the disk: ${where}`,
      fix: 'Choose shorter names for files and folders.',
    },
    tooLarge: {
      what: (where) => `${where} would be larger than a file may be here.`,
      fix: 'Raise the limit, for example with: ulimit -f unlimited',
    },
    broken: {
      what: (where) => `The disk reports a defect at ${where}.`,
      fix: 'Back up your data, and check the disk.',
    },
  },
  printed: 'what this command prints',
  whole: 'Nothing is half-written; what was there before is whole.',
};
