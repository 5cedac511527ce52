import { TopupPage } from '../../features/topup/topup-page.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { PageHead } from '../../shell/head/page-head.tsx';
import { PageTitle } from '../../shell/page-title.tsx';

export default function Topup() {
  const t = useMessages('topup');
  return (
    <div className="order-page mx-auto max-w-5xl px-5">
      <PageHead title={t('title')} description={t('description')} isIndexed={false} />
      <PageTitle title={t('title')} lead={t('lead')} />
      <noscript>
        <p className="mb-8 max-w-prose">{t('withoutScript')}</p>
      </noscript>
      <PersonalScreen>
        <TopupPage />
      </PersonalScreen>
    </div>
  );
}
