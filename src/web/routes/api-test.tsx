import { useMessages } from '../language/use-messages.ts';
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
      <div className="flex flex-wrap gap-3">
        <a href="/api/openapi.json" className={buttonClass('primary')}>
          {t('apiTest.open')}
        </a>
        <a href="/api/packages" className={buttonClass('quiet')}>
          {t('apiTest.packages')}
        </a>
      </div>
    </SimplePage>
  );
}
