/**
 * The network reports changes to the shop, not to the browser, so an open screen asks the shop again. After a customer
 * comes back from the phone's settings it asks at once.
 */
export const WHILE_VISIBLE = { refetchInterval: 30_000, refetchOnWindowFocus: true };
