import { usePriceHint } from './use-hint.ts';

/** "about €3.70" alone, where many prices stand together. The menu of currencies names the source of the rates. */
export function HintText({ cents }: Readonly<{ cents: number }>) {
  const hint = usePriceHint(cents);
  return hint.kind === 'none' ? null : hint.texts?.about;
}
