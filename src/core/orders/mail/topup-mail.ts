import { detailsPath } from '#core/esims/installation/esim-paths.ts';
import { ownerToNotify } from '#core/topups/owner-to-notify.ts';
import { unitTitle } from '#core/plans/texts/unit-title.ts';
import type { Draft } from './mail-draft.ts';
import type { ToppedUpEsim } from './mail-store.ts';
import type { OrderMailFrame, TopupMail, TopupOwnerMail } from './order-mail-content.ts';
import { receiptRows } from './order-receipt.ts';

/**
 * To the payer. One who may be a stranger to the eSIM reads only its last digits, which they typed; a mail to the address of
 * its owner names it.
 */
export function topupMail(draft: Draft, frame: OrderMailFrame): TopupMail {
  const { due, context } = draft;
  return {
    ...frame,
    esimTitle: isOwner(draft) ? esimTitle(draft) : null,
    iccidEnd: lastDigits(toppedUp(draft).iccid),
    topupTitle: topupTitle(draft),
    receipt: receiptRows(due, context.messagesOf),
    signInUrl: context.signInUrl,
  };
}

export function topupOwnerMail(draft: Draft): TopupOwnerMail {
  const { due, context, t } = draft;
  const heading = t('topupOwner.subject');
  const esim = toppedUp(draft);
  return {
    language: due.language,
    subject: heading,
    heading,
    seller: context.seller,
    esimTitle: esimTitle(draft),
    iccidEnd: lastDigits(esim.iccid),
    topupTitle: topupTitle(draft),
    esimUrl: context.urlOf(esim.known === null ? '/dashboard' : detailsPath(esim.known.id)),
    helpUrl: context.helpUrl,
  };
}

function toppedUp({ due }: Draft): ToppedUpEsim {
  if (due.toppedUp === null) throw new Error('The order of a top-up mail is not a top-up');
  return due.toppedUp;
}

function esimTitle(draft: Draft): string | null {
  const { known } = toppedUp(draft);
  return known === null ? null : (known.name ?? unitTitle(known.described, draft.i18n));
}

function isOwner(draft: Draft): boolean {
  const owner = toppedUp(draft).known?.ownerEmail ?? null;
  return owner !== null && ownerToNotify(owner, draft.due.recipient) === null;
}

function topupTitle({ due, i18n }: Draft): string {
  return due.units.map(({ described }) => unitTitle(described, i18n)).join(', ');
}

function lastDigits(iccid: string): string {
  return iccid.slice(-4);
}
