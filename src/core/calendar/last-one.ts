/** Remembers the result for the last key: enough for keys that rarely change, and never more than one result. */
export function lastOne<Result>(make: (key: string) => Result): (key: string) => Result {
  let last: Readonly<{ key: string; result: Result }> | null = null;
  return (key) => {
    if (last?.key !== key) last = { key, result: make(key) };
    return last.result;
  };
}
