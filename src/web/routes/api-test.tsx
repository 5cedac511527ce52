import { ApiCalls } from '../features/api-test/api-calls.tsx';
import { useMessages } from '../language/use-messages.ts';
import { PersonalScreen } from '../queries/personal-screen.tsx';
import { SimplePage } from '../shell/simple-page.tsx';
import { buttonClass } from '../ui/button.tsx';

export default function ApiTest() {
  const t = useMessages('info');
  return (
    <SimplePage
      title={t('apiTest.title')}
      description={t('apiTest.description')}
      lead={t('apiTest.lead')}
      isIndexed={false}
    >
      <PersonalScreen>
        <ApiCalls />
      </PersonalScreen>
      <a href="/api/openapi.json" className={`mt-6 ${buttonClass('quiet')}`}>
        {t('apiTest.open')}
      </a>
    </SimplePage>
  );
}
