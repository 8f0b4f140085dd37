/** Texts in the languages of the engine. A table has both languages of a text side by side, next to what says them. */

export type Language = 'de' | 'en';

/** A text in both languages, or a function that makes it. */
export class Both<Text> {
  readonly de: Text;
  readonly en: Text;

  constructor(de: Text, en: Text) {
    this.de = de;
    this.en = en;
  }
}

/** Makes an entry of a table. The German text determines the type, so that the English one takes the same values. */
export const both = <Text>(de: Text, en: NoInfer<Text>): Both<Text> => new Both(de, en);

/** A table in one language. */
export type Words<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends Both<infer Text> ? Text : Words<Table[Key]>;
};

/** Returns a table in one language. */
export const wordsIn = <Table extends object>(table: Table, language: Language): Words<Table> =>
  Object.fromEntries(
    Object.entries(table).map(([key, entry]) => [
      key,
      entry instanceof Both ? entry[language] : wordsIn(entry as object, language),
    ]),
  ) as Words<Table>;
