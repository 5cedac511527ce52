type Known = Readonly<{ id: string; state: 'active' | 'revoked' | 'expired' }>;

/** Whether a link that was just made can be passed on. A list that was read before it was made does not know it yet. */
export function isLinkUsable(shareId: string, known: readonly Known[]): boolean {
  const share = known.find(({ id }) => id === shareId);
  return share === undefined || share.state === 'active';
}
