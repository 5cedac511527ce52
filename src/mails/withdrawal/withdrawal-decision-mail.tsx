import type { WithdrawalDecisionMail as Content } from '#core/withdrawals/withdrawal-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { SecondButton } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { WithdrawalFacts } from './withdrawal-facts.tsx';

/** What staff decided about a withdrawal. */
export function WithdrawalDecisionMail({ decision, note, contactUrl, ...facts }: Content) {
  const t = useMailMessages('withdrawal-mail');
  return (
    <>
      {decision.kind === 'accepted' ? (
        <Paragraph>{t('accepted.intro', { amount: decision.amount })}</Paragraph>
      ) : (
        <>
          <Paragraph>{t('refused.intro')}</Paragraph>
          <Paragraph>{t(`reason.${decision.refusal}`)}</Paragraph>
        </>
      )}
      {note === null ? null : (
        <>
          <Paragraph>{t('note')}</Paragraph>
          <Paragraph>{note}</Paragraph>
        </>
      )}
      <WithdrawalFacts {...facts} />
      <SecondButton label={t('contact')} url={contactUrl} />
      {decision.kind === 'refused' ? <Note>{t('disagree')}</Note> : null}
    </>
  );
}
