/**
 * Whom to tell that data was added to an eSIM, besides the payer. Null: nobody, because the owner paid, or nobody's
 * account has the eSIM.
 */
export function ownerToNotify(owner: string | null, payer: string): string | null {
  return owner === null || owner.toLowerCase() === payer.toLowerCase() ? null : owner.toLowerCase();
}
