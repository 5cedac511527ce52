import { useParams } from 'react-router';
import { EndReminders } from '../../features/reminders/end-reminders.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { PageHead } from '../../shell/head/page-head.tsx';
import { PageTitle } from '../../shell/page-title.tsx';

/** The link of a reminder. The server renders the same page for every link. */
export default function EmailReminders() {
  const t = useMessages('reminders');
  const { token = '' } = useParams();
  return (
    <div className="tall-page mx-auto max-w-3xl px-5">
      <PageHead
        title={t('page.title')}
        description={t('page.description')}
        isIndexed={false}
        hasPreview={false}
      />
      <PageTitle title={t('page.title')} />
      <PersonalScreen>
        <EndReminders key={token} token={token} />
      </PersonalScreen>
    </div>
  );
}
