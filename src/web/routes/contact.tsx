import { BRAND } from '#core/brand.ts';
import { ChatInvitation } from '../features/chat/chat-invitation.tsx';
import { QuestionList } from '../ui/questions/question-list.tsx';
import { ContactForm } from '../features/support/contact-form.tsx';
import styles from '../features/support/support.css?url';
import { useMessages } from '../language/use-messages.ts';
import { usePageFacts } from '../document/page-facts.ts';
import { NextSteps } from '../shell/next-steps.tsx';
import { SimplePage } from '../shell/simple-page.tsx';

const QUESTIONS = [
  'what',
  'compatible',
  'when',
  'number',
  'calls',
  'late',
  'noInternet',
  'share',
  'delete',
  'refund',
] as const;

export default function Contact() {
  const t = useMessages('guide');
  const words = useMessages('support');
  const { supportEmail: address } = usePageFacts().seller;
  return (
    <SimplePage
      title={t('contact.title')}
      description={t('contact.description', { brand: BRAND })}
      lead={words('promise')}
    >
      <link rel="stylesheet" href={styles} precedence="feature" />
      <section aria-labelledby="write">
        <h2 id="write" className="sr-only">
          {words('heading')}
        </h2>
        <ContactForm />
      </section>
      <p className="mt-6 wrap-anywhere">
        <a href={`mailto:${address}`} className="text-button">
          {words('instead', { address })}
        </a>
      </p>
      <ChatInvitation />
      <section className="mt-12">
        <h2 className="text-2xl">{t('contact.faqHeading')}</h2>
        <QuestionList
          questions={QUESTIONS.map((name) => ({
            question: t(`contact.faq.${name}.question`),
            answer: t(`contact.faq.${name}.answer`),
          }))}
        />
      </section>
      <section className="mt-12">
        <h2 className="text-2xl">{t('contact.more')}</h2>
        <NextSteps
          isQuiet
          steps={[
            { to: '/topup', label: t('contact.topup') },
            { to: '/compatibility', label: t('contact.compatibility') },
            { to: '/how-it-works', label: t('contact.howItWorks') },
          ]}
        />
      </section>
    </SimplePage>
  );
}
