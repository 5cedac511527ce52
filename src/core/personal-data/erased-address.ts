/** `.invalid` can never be registered, so no mail to such an address reaches anybody. */
export const ERASED_DOMAIN = 'deleted.invalid';

/** An ICCID begins with 89, so no eSIM has this one. */
export const ERASED_ICCID = '000000000000000000';

/** Whether an address was erased, so that nothing is sent to it. */
export function isErasedAddress(address: string): boolean {
  return address.endsWith(`@${ERASED_DOMAIN}`);
}
