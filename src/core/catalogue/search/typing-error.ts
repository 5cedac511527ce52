/**
 * Whether two words differ by at most one typing error: an extra, missing or wrong letter, or two swapped
 * neighbours.
 */
export function isWithinOneError(typed: string, word: string): boolean {
  const extra = typed.length - word.length;
  if (extra > 1 || extra < -1) return false;
  const same = sharedStart(typed, word);
  if (extra === 1) return typed.slice(same + 1) === word.slice(same);
  if (extra === -1) return typed.slice(same) === word.slice(same + 1);
  return typed.slice(same + 1) === word.slice(same + 1) || isSwap(typed, word, same);
}

/** Whether the word starts with the typed text, with at most one error in the typed text. */
export function startsWithinOneError(typed: string, word: string): boolean {
  return [0, 1, -1].some((extra) => isWithinOneError(typed, word.slice(0, typed.length + extra)));
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}

function isSwap(typed: string, word: string, at: number): boolean {
  return (
    typed[at] === word[at + 1] && typed[at + 1] === word[at] && typed.slice(at + 2) === word.slice(at + 2)
  );
}
