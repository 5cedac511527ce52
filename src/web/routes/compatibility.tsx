import { readDeviceAnswers } from '../features/compatibility/device-answers.server.ts';
import { DeviceAnswers } from '../features/compatibility/device-answers.tsx';
import { DeviceSearch } from '../features/compatibility/device-search.tsx';
import { DeviceSuggestion } from '../features/compatibility/device-suggestion.tsx';
import { useMessages } from '../language/use-messages.ts';
import { NextSteps } from '../shell/next-steps.tsx';
import { SimplePage } from '../shell/simple-page.tsx';
import { StepList } from '../shell/step-list.tsx';
import type { Route } from './+types/compatibility.ts';

const CHECKS = ['eid', 'ios', 'android', 'locked'] as const;

export function loader({ url }: Route.LoaderArgs) {
  return readDeviceAnswers(url.searchParams.get('q'));
}

export default function Compatibility({ loaderData }: Route.ComponentProps) {
  const t = useMessages('compatibility');
  return (
    <SimplePage title={t('title')} description={t('description')} lead={t('lead')}>
      <DeviceSearch search={loaderData.search} />
      <DeviceSuggestion />
      <DeviceAnswers {...loaderData} />
      <section id="checks" className="mt-8 scroll-mt-24 md:mt-12">
        <h2 className="text-2xl">{t('checks.heading')}</h2>
        <p className="mt-2 mb-6 max-w-prose text-ink-soft">{t('checks.lead')}</p>
        <StepList
          steps={CHECKS.map((check) => ({ title: t(`checks.${check}Title`), text: t(`checks.${check}`) }))}
        />
      </section>
      <p className="mt-8">{t('next')}</p>
      <NextSteps
        steps={[
          { to: '/plans', label: t('plans') },
          { to: '/contact', label: t('contact') },
        ]}
      />
    </SimplePage>
  );
}
