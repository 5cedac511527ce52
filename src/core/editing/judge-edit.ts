/** `seen` and `current` are editions: numbers or times that change with every edit and with nothing else. */
type Edit = Readonly<{ seen: number; current: number; isAlreadySo: boolean }>;

export type EditVerdict =
  | 'save'
  /** The same edit sent twice: it is done, and nobody stands in its way. */
  | 'saved-before'
  /** Somebody else changed it after it was shown: they must be heard first. */
  | 'edited-meanwhile';

/** Whether an edit of what somebody saw may be saved over what is there now. */
export function judgeEdit({ seen, current, isAlreadySo }: Edit): EditVerdict {
  if (seen === current) return 'save';
  return isAlreadySo ? 'saved-before' : 'edited-meanwhile';
}
