/** A browser that blocks storage throws as soon as it is accessed, and one that is full when it is written. */
export function unlessBlocked<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
