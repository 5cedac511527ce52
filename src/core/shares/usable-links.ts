import type { ShareState } from './share.ts';

type KnownLink = Readonly<{ id: string; state: ShareState }>;

/** Whether a link that was just made can be passed on. A list that was read before it was made does not know it yet. */
export function isLinkUsable(shareId: string, known: readonly KnownLink[]): boolean {
  const share = known.find(({ id }) => id === shareId);
  return share === undefined || share.state === 'active';
}

type Link = Readonly<{ state: ShareState; revealedAt: string | null }>;

/** What a new link does to the links that work: it ends those that nobody has opened, as the shop does when it adds one. */
export function newLinkEffect(links: readonly Link[]): 'opened' | 'unopened' | 'several' {
  const live = links.filter(({ state }) => state === 'active');
  const opened = live.filter(({ revealedAt }) => revealedAt !== null);
  if (opened.length === 0) return 'unopened';
  return live.length === 1 ? 'opened' : 'several';
}
