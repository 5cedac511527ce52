import type { Language } from '#core/language.ts';
import type { UnrenderedMail } from '#core/mail/mail-templates.ts';
import { SANDBOX_SELLER } from '#core/seller.ts';
import { withdrawalMail } from '#core/withdrawals/withdrawal-mail.ts';
import type { WithdrawalMailKind } from '#core/withdrawals/withdrawal.ts';
import { messagesOf } from '#messages/messages-of.server.ts';

export function sampleWithdrawal(
  kind: WithdrawalMailKind,
  language: Language,
  publicOrigin: string,
): UnrenderedMail {
  const receipt = {
    number: 1118,
    declaredAt: new Date('2026-11-16T08:05:12Z'),
    orderNumber: '104102',
    email: 'jonas.weber@example.de',
    positions: [1, 3],
    language,
  };
  const facts = { publicOrigin, seller: SANDBOX_SELLER, messagesOf };
  if (kind === 'receipt') {
    const earlierReceipts = { withOrder: 0, withoutOrder: 0 };
    return withdrawalMail({ id: 'sample', kind, receipt, hasOrder: true, earlierReceipts, units: [] }, facts);
  }
  const decision = { kind: 'refused', refusal: 'used', note: null } as const;
  return withdrawalMail({ id: 'sample', kind, receipt, decision }, facts);
}
