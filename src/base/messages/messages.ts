import { de } from './de.ts';
import { en } from './en.ts';

/** All texts of the command line except findings. */
export type CommandWords = typeof de;

export type DevWords = CommandWords['dev'];
export type DiffWords = CommandWords['diff'];
export type CheckWords = CommandWords['relay']['check'];
export type ExplainWords = CommandWords['pages']['explain'];
export type InboxWords = CommandWords['inbox'];
export type LeadsWords = CommandWords['leads'];
export type NewFileWords = CommandWords['newFile'];
export type SystemErrorWords = CommandWords['systemErrors'];
export type WrongUseWords = CommandWords['wrongUse'];

export type Language = 'de' | 'en';

export const WORDS: Readonly<Record<Language, CommandWords>> = { de, en };
