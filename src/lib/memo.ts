/** The same answer for the same text. */
export function memoized<Answer>(find: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    const found = known.get(text) ?? { answer: find(text) };
    known.set(text, found);
    return found.answer;
  };
}

/** The same answer every time, found only when someone asks. */
export function once<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | undefined;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}
