import { useMessages } from '../language/use-messages.ts';
import { NextSteps } from '../shell/next-steps.tsx';
import { SimplePage } from '../shell/simple-page.tsx';

export default function Contact() {
  const t = useMessages('info');
  return (
    <SimplePage title={t('contact.title')} description={t('contact.description')} lead={t('contact.lead')}>
      <p className="max-w-prose text-lg">{t('contact.reply')}</p>
      <div className="mt-8 grid gap-4 sm:grid-cols-2">
        <Card
          title={t('contact.prepareTitle')}
          points={[t('contact.prepareOrder'), t('contact.preparePhone'), t('contact.prepareSeen')]}
        />
        <Card
          title={t('contact.firstTitle')}
          points={[t('contact.firstRoaming'), t('contact.firstLine'), t('contact.firstWait')]}
        />
      </div>
      <NextSteps
        steps={[
          { to: '/compatibility', label: t('contact.compatibility') },
          { to: '/how-it-works', label: t('contact.howItWorks') },
        ]}
      />
    </SimplePage>
  );
}

function Card({ title, points }: Readonly<{ title: string; points: readonly string[] }>) {
  return (
    <section className="rounded-card border border-line bg-card p-5">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-soft">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
