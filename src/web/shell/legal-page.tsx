import { Check } from 'lucide-react';
import { useMessages } from '../language/use-messages.ts';
import { NextSteps } from './next-steps.tsx';
import { SimplePage } from './simple-page.tsx';

type Properties = Readonly<{ title: string; description: string; points: readonly string[] }>;

export function LegalPage({ title, description, points }: Properties) {
  const t = useMessages('legal');
  return (
    <SimplePage title={title} description={description} lead={description}>
      <h2 className="text-2xl">{t('summary')}</h2>
      <ul className="mt-4 grid gap-3">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-good" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <NextSteps steps={[{ to: '/contact', label: t('contact') }]} />
    </SimplePage>
  );
}
