import { formatMoney, money } from '#core/money.ts';
import { localizedPath } from '#core/language-path.ts';
import type { UnrenderedMail } from '#core/mail/mail-templates.ts';
import type { Seller } from '#core/seller.ts';
import { unitTitle } from '#core/plans/texts/unit-title.ts';
import type { MessagesOf, ServerI18n } from '#messages/translate.ts';
import { declaredText } from './declared-text.ts';
import { withdrawalReference, type WithdrawalReceipt } from './withdrawal.ts';
import type { WithdrawalFrame } from './withdrawal-mail-content.ts';
import { refundDueDay } from './withdrawal-period.ts';
import type { DueWithdrawalMail } from './withdrawal-store.ts';
import { formatDay, formatDeclaredAt } from './withdrawal-times.ts';

export type WithdrawalMailFacts = Readonly<{
  publicOrigin: string;
  seller: Seller;
  messagesOf: MessagesOf;
}>;

export function withdrawalMail(
  due: DueWithdrawalMail,
  facts: WithdrawalMailFacts,
): UnrenderedMail<'withdrawal-receipt' | 'withdrawal-decision'> {
  const { receipt } = due;
  const { language } = receipt;
  const t = facts.messagesOf(language, 'withdrawal-mail');
  const reference = withdrawalReference(receipt.number);
  if (due.kind === 'receipt') {
    const subject = t('subject.receipt', { reference, order: receipt.orderNumber });
    return {
      name: 'withdrawal-receipt',
      content: {
        ...frameOf(receipt, facts, subject),
        email: receipt.email,
        refundBy: formatDay(refundDueDay(receipt.declaredAt), language),
        returned: returnedOf(due.units, { language, messagesOf: facts.messagesOf }),
      },
    };
  }
  const { decision } = due;
  const shown =
    decision.kind === 'accepted'
      ? { kind: decision.kind, amount: formatMoney(money(decision.refundedCents), language) }
      : { kind: decision.kind, refusal: decision.refusal };
  const subject = t(`subject.${decision.kind}`, { reference, order: receipt.orderNumber });
  return {
    name: 'withdrawal-decision',
    content: { ...frameOf(receipt, facts, subject), decision: shown, note: decision.note },
  };
}

type Units = Extract<DueWithdrawalMail, Readonly<{ kind: 'receipt' }>>['units'];

function returnedOf(units: Units, i18n: ServerI18n) {
  if (units.length === 0) return null;
  const dollars = (cents: number) => formatMoney(money(cents), i18n.language);
  return {
    items: units.map(
      ({ described, refundCents }) => `${unitTitle(described, i18n)}: ${dollars(refundCents)}`,
    ),
    sum: dollars(units.reduce((sum, { refundCents }) => sum + refundCents, 0)),
  };
}

function frameOf(
  receipt: WithdrawalReceipt,
  { publicOrigin, seller, messagesOf }: WithdrawalMailFacts,
  subject: string,
): WithdrawalFrame {
  const { language, number, orderNumber, declaredAt } = receipt;
  return {
    language,
    subject,
    heading: subject,
    seller,
    reference: withdrawalReference(number),
    orderNumber,
    declaredAt: formatDeclaredAt(declaredAt, language),
    declared: declaredText(receipt, { language, t: messagesOf(language, 'withdrawal') }),
    contactUrl: publicOrigin + localizedPath('/contact', language),
  };
}
