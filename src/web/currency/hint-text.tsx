import { useAbout } from './use-hint.ts';

/** "about €3.70" alone, where many prices stand together. The menu of currencies names the source of the rates. */
export function HintText({ cents }: Readonly<{ cents: number }>) {
  return useAbout(cents);
}
