import { useParams } from 'react-router';
import type { SharePreviewResponse } from '#contract/orders/shares.ts';
import { markedStatus } from '#core/esims/installation/install-state.ts';
import styles from '../features/installation/installation.css?url';
import { InstallShared } from '../features/installation/install-shared.tsx';
import { OpenShare, type RevealedShare } from '../features/shares/opened/open-share.tsx';
import { useSharePreview } from '../features/shares/opened/use-share-preview.ts';
import { useSharedMark } from '../features/shares/opened/use-shared-mark.ts';
import { SharedHelp } from '../features/troubleshooter/shared-help.tsx';
import { useSharedHelp } from '../features/troubleshooter/use-shared-help.ts';
import { useMessages } from '../language/use-messages.ts';
import { PersonalScreen } from '../queries/personal-screen.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { toasts } from '../ui/toasts/toasts.ts';

/** A link that somebody received. The server renders the same page for every link; the browser asks what it is for. */
export default function Share() {
  const { shareId: secret = '' } = useParams();
  return (
    <div className="mx-auto max-w-6xl px-5 lg:px-8">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <PersonalScreen>
        <ShareTitle secret={secret} />
        {/* Keeps the footer below the screen while the link is opened. */}
        <div className="min-h-[85vh]">
          <OpenShare
            key={secret}
            secret={secret}
            install={(revealed) => <Shared secret={secret} revealed={revealed} />}
          />
        </div>
      </PersonalScreen>
    </div>
  );
}

function titleWords(preview: SharePreviewResponse | undefined) {
  if (preview?.state === 'ended') return 'page.endedPage';
  return preview?.state === 'active' && preview.gift !== null ? 'page.giftTitle' : 'page.title';
}

/** The title of the page and of its tab. A gift is called one as soon as the page knows, and a link that has ended no eSIM. */
function ShareTitle({ secret }: Readonly<{ secret: string }>) {
  const t = useMessages('shares');
  const { data } = useSharePreview(secret);
  const title = t(titleWords(data));
  return (
    <>
      <PageHead title={title} description={t('page.description')} isIndexed={false} hasPreview={false} />
      <PageTitle title={title} />
    </>
  );
}

function Shared({ secret, revealed }: Readonly<{ secret: string; revealed: RevealedShare }>) {
  const t = useMessages('install');
  const onFailed = () => toasts.show({ title: t('installed.failed'), tone: 'bad' });
  const mark = useSharedMark({ secret, isInstalled: revealed.isInstalled, onFailed });
  const help = useSharedHelp();
  const { esim, countryCode, use } = revealed;
  if (help.isOpen) {
    const status = markedStatus(use.status, mark.isInstalled);
    return <SharedHelp esim={esim} use={{ ...use, status }} onBack={help.close} />;
  }
  return <InstallShared {...{ esim, use, countryCode, mark }} path={`/share/${secret}`} onHelp={help.open} />;
}
