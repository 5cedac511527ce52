import { useMessages } from '../language/use-messages.ts';
import { NextSteps } from '../shell/next-steps.tsx';
import { SimplePage } from '../shell/simple-page.tsx';
import { StepList } from '../shell/step-list.tsx';

export default function Compatibility() {
  const t = useMessages('info');
  return (
    <SimplePage
      title={t('compatibility.title')}
      description={t('compatibility.description')}
      lead={t('compatibility.lead')}
    >
      <StepList
        steps={[
          { title: t('compatibility.callTitle'), text: t('compatibility.call') },
          { title: t('compatibility.iosTitle'), text: t('compatibility.ios') },
          { title: t('compatibility.androidTitle'), text: t('compatibility.android') },
        ]}
      />
      <p className="mt-8">{t('compatibility.next')}</p>
      <NextSteps
        steps={[
          { to: '/plans', label: t('howItWorks.next') },
          { to: '/contact', label: t('contact.title') },
        ]}
      />
    </SimplePage>
  );
}
