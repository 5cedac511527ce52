import { useMessages } from '../language/use-messages.ts';
import { NextSteps } from '../shell/next-steps.tsx';
import { SimplePage } from '../shell/simple-page.tsx';
import { StepList } from '../shell/step-list.tsx';

export default function HowItWorks() {
  const t = useMessages('info');
  return (
    <SimplePage
      title={t('howItWorks.title')}
      description={t('howItWorks.description')}
      lead={t('howItWorks.lead')}
    >
      <StepList
        steps={[
          { title: t('howItWorks.oneTitle'), text: t('howItWorks.one') },
          { title: t('howItWorks.twoTitle'), text: t('howItWorks.two') },
          { title: t('howItWorks.threeTitle'), text: t('howItWorks.three') },
          { title: t('howItWorks.fourTitle'), text: t('howItWorks.four') },
        ]}
      />
      <NextSteps steps={[{ to: '/plans', label: t('howItWorks.next') }]} />
    </SimplePage>
  );
}
