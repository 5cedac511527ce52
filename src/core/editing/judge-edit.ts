/** `seen` and `current` are editions: numbers or times that change only with an edit. */
type Edit = Readonly<{ seen: number; current: number; isAlreadySo: boolean }>;

export type EditVerdict =
  | 'save'
  /** The same edit was sent twice: it is already saved and there is no conflict. */
  | 'saved-before'
  /** Another editor saved after this editor loaded the value. This editor must see that change first. */
  | 'edited-meanwhile';

/** Whether an edit of the edition `seen` may be saved over `current`. */
export function judgeEdit({ seen, current, isAlreadySo }: Edit): EditVerdict {
  if (seen === current) return 'save';
  return isAlreadySo ? 'saved-before' : 'edited-meanwhile';
}
