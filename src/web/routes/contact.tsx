import type { ReactNode } from 'react';
import { BRAND } from '#core/brand.ts';
import { ChatInvitation } from '../features/chat/chat-invitation.tsx';
import { QuestionList } from '../features/information/question-list.tsx';
import { useMessages } from '../language/use-messages.ts';
import { usePageFacts } from '../document/page-facts.ts';
import { NextSteps } from '../shell/next-steps.tsx';
import { SimplePage } from '../shell/simple-page.tsx';
import { buttonClass } from '../ui/button.tsx';

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
  const { supportEmail: address } = usePageFacts().seller;
  return (
    <SimplePage
      title={t('contact.title')}
      description={t('contact.description', { brand: BRAND })}
      lead={t('contact.intro')}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Card title={t('contact.reach.heading')} points={[t('contact.reach.mail'), t('contact.reach.order')]}>
          <a href={`mailto:${address}`} className={`mt-4 wrap-anywhere ${buttonClass('primary')}`}>
            {t('contact.reach.address', { address })}
          </a>
        </Card>
        <Card
          title={t('contact.prepare.heading')}
          points={[t('contact.prepare.order'), t('contact.prepare.phone'), t('contact.prepare.seen')]}
        />
      </div>
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

type CardProperties = Readonly<{ title: string; points: readonly string[]; children?: ReactNode }>;

function Card({ title, points, children }: CardProperties) {
  return (
    <section className="rounded-card border border-line bg-card p-5">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-soft">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {children}
    </section>
  );
}
