import type { WithdrawalReceiptMail as Content } from '#core/withdrawals/withdrawal-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { SecondButton } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { WithdrawalFacts } from './withdrawal-facts.tsx';

/** The receipt of a declaration. It goes to an address that nobody has proved, so it contains no text of a stranger. */
export function WithdrawalReceiptMail({ refundBy, contactUrl, ...facts }: Content) {
  const t = useMailMessages('withdrawal-mail');
  return (
    <>
      <Paragraph>{t('receipt.intro')}</Paragraph>
      <WithdrawalFacts {...facts} />
      <Paragraph>{t('receipt.next', { date: refundBy })}</Paragraph>
      <SecondButton label={t('contact')} url={contactUrl} />
      <Note>{t('receipt.stranger')}</Note>
    </>
  );
}
