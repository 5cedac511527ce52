import type { Alert } from '#core/alerts.ts';
import type { PackageType } from '#core/catalogue/packages/package.ts';

type AlertOf = (kind: PackageType) => Alert;

/** A unit was refunded, and nobody knows whether it was bought. */
export const maybeBought: AlertOf = (kind) => (kind === 'sim' ? ESIM_MAYBE_BOUGHT : TOPUP_MAYBE_BOUGHT);

/** A suspended process bought what another one had bought. */
export const boughtTwice: AlertOf = (kind) => (kind === 'sim' ? ESIM_BOUGHT_TWICE : TOPUP_BOUGHT_TWICE);

/** The network returned what another unit already has. */
export const soldTwice: AlertOf = (kind) => (kind === 'sim' ? ESIM_SOLD_TWICE : TOPUP_SOLD_TWICE);

const ESIM_MAYBE_BOUGHT: Alert = {
  kind: 'esim-maybe-bought-for-nothing',
  message:
    'A unit was refunded, but the eSIM network could not confirm whether its eSIM was bought. The customer has the money back; the shop may have paid for an unused eSIM. Compare the last orders with the network.',
};

const TOPUP_MAYBE_BOUGHT: Alert = {
  kind: 'topup-maybe-bought-for-nothing',
  message:
    'A top-up was refunded, but the eSIM network could not confirm whether it was added. The customer has the money back and may have the data as well; the shop may have paid for it. Compare the last orders with the network.',
};

const ESIM_BOUGHT_TWICE: Alert = {
  kind: 'esim-maybe-bought-twice',
  message:
    'A process that was suspended during a purchase may have bought an eSIM that another process had already bought. The customer has one eSIM; the shop may have paid twice. Compare the last orders with the network and request a refund of the second one.',
};

const TOPUP_BOUGHT_TWICE: Alert = {
  kind: 'topup-maybe-bought-twice',
  message:
    'A process that was suspended during a purchase may have added a top-up that another process had already added. The customer paid once and may have the data twice; the shop may have paid twice. Compare the last orders with the network and request a refund of the second one.',
};

const ESIM_SOLD_TWICE: Alert = {
  kind: 'esim-sold-twice',
  message:
    'The eSIM network sold us an eSIM that another customer already has. The second customer is refunded. Request a refund of the second sale from the network.',
};

const TOPUP_SOLD_TWICE: Alert = {
  kind: 'topup-sold-twice',
  message:
    'The eSIM network confirmed a top-up with an order that another top-up already has. The second customer is refunded. Compare the two purchases with the network.',
};

export const NO_CREDIT: Alert = {
  kind: 'network-wallet-empty',
  message:
    'Our credit at the eSIM network is used up. New orders wait for up to 13 minutes and are then refunded. Top up the wallet.',
};
