import type { StoppedLinks } from '#core/withdrawals/stopped-links.ts';
import type { OrderDetails } from '#contract/account/order-documents.ts';

/** The units of an order of the signed-in customer. */
export type OwnUnits = OrderDetails['units'];

/** Whose links the withdrawal of these units stops. Null: of an order that is not known as a gift. */
export type LinksOf = ((returned: readonly OwnUnits[number][]) => StoppedLinks) | null;
