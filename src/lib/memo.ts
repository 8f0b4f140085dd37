/** The same answer for the same key, found when it is first asked for. */
export function memoized<Answer, Key = string>(find: (key: Key) => Answer): (key: Key) => Answer {
  const known = new Map<Key, { readonly answer: Answer }>();
  return (key) => {
    const found = known.get(key) ?? { answer: find(key) };
    known.set(key, found);
    return found.answer;
  };
}

/** The same answer every time, found when someone first asks. */
export const once = <Answer>(make: () => Answer): (() => Answer) => memoized<Answer, void>(make);
