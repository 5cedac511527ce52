import type { OrderDetails } from '#contract/account/order-documents.ts';

/** The units of an order of the signed-in customer. */
export type OwnUnits = OrderDetails['units'];
