import { useState } from 'react';
import { TriangleAlert } from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import type { Share } from '#contract/orders/shares.ts';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { isLinkUsable } from '#core/shares/usable-links.ts';
import { CoverageMark } from '../../esims/coverage-mark.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { LinksFailed } from './links-failed.tsx';
import { LinksLoading } from './links-loading.tsx';
import { NewLink, NewLinkWarning } from './new-link.tsx';
import { ReadyLink } from './ready-link.tsx';
import { ShareForm } from './share-form.tsx';
import { ShareList } from './share-list.tsx';
import styles from './shares.css?url';
import { useShares } from './use-shares.ts';
import type { Made } from './use-share-changes.ts';

type Properties = Readonly<{
  esim: MyEsim;
  /** Called when the shop has sent the link itself. */
  onSent: () => void;
}>;

/** The content of the share dialog. What it starts with depends on the links that exist already. */
export function SharePanel(properties: Properties) {
  const { data: shares, isPending, refetch } = useShares(properties.esim.id);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="feature" />
      <p className="flex items-center gap-2.5 font-semibold">
        <CoverageMark esim={properties.esim} />
        <span className="min-w-0 wrap-break-word">{unbrokenData(properties.esim.title)}</span>
      </p>
      {isPending ? <LinksLoading /> : <Loaded {...properties} shares={shares ?? []} />}
      {shares === undefined && !isPending ? <LinksFailed onRetry={() => void refetch()} /> : null}
    </>
  );
}

/** A link that works comes first, and a new one behind a button: two people with links have one eSIM. */
function Loaded({ esim, shares, onSent }: Properties & Readonly<{ shares: readonly Share[] }>) {
  const t = useMessages('shares');
  const isLive = shares.some(({ state }) => state === 'active');
  // As it was when the dialog opened, or a link was sent again: what the customer reads does not change its place.
  const [isListFirst, setListFirst] = useState(isLive);
  // A form that is open stays, also when a link begins to work meanwhile. Null: it is behind its button.
  const [form, setForm] = useState<'shown' | 'pressed' | null>(null);
  if (form === null && !isLive) setForm('shown');
  // The link that was made here. Null: another one is wanted.
  const [made, setMade] = useState<Made | null>();
  // The same link once more, in place of the list. Null: it was closed.
  const [again, setAgain] = useState<Made | null>();
  const usable = usableOf(again, shares);
  const openForm = () => {
    setAgain(undefined);
    setMade(null);
    setForm('pressed');
  };
  if (usable !== null)
    return (
      <ReadyLink
        {...{ esim, shares, onSent }}
        made={usable}
        onMade={setAgain}
        onNew={openForm}
        onClose={() => setAgain(null)}
      />
    );
  const sendAgain = (link: Made) => {
    setAgain(link);
    setMade(undefined);
    setListFirst(true);
    setForm(null);
  };
  const list = (
    <ShareList
      esimId={esim.id}
      title={t('list.title')}
      shares={shares}
      isBack={again === null}
      onLink={sendAgain}
    />
  );
  return (
    <div className="grid gap-6">
      {isListFirst ? list : null}
      {form === null ? (
        <NewLink shares={shares} onPress={() => setForm('pressed')} />
      ) : (
        <Maker
          esim={esim}
          shares={shares}
          ready={usableOf(made, shares)}
          isPressed={form === 'pressed' || made === null}
          onMade={setMade}
          onNew={openForm}
          onSent={onSent}
        />
      )}
      {isListFirst ? null : list}
    </div>
  );
}

function usableOf(made: Made | null | undefined, shares: readonly Share[]): Made | null {
  return made !== undefined && made !== null && isLinkUsable(made.share.id, shares) ? made : null;
}

type MakerProperties = Properties &
  Readonly<{
    shares: readonly Share[];
    ready: Made | null;
    isPressed: boolean;
    onMade: (made: Made) => void;
    onNew: () => void;
  }>;

/** The form for a new link, then the link; after it was revoked the form again. */
function Maker({ esim, shares, ready, isPressed, onMade, onNew, onSent }: MakerProperties) {
  const t = useMessages('shares');
  return (
    <div className="grid gap-4">
      {ready === null ? <p className="text-ink-soft">{t('intro')}</p> : null}
      {ready === null && shares.some(({ state }) => state === 'active') ? (
        <NewLinkWarning shares={shares} />
      ) : null}
      {esim.isInstalled ? (
        <p className="install-warning">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
          <span>{t('onPhone')}</span>
        </p>
      ) : null}
      {ready === null ? (
        <ShareForm
          esim={esim}
          name=""
          isPressed={isPressed}
          onMade={(link) => (link.link === null ? onSent() : onMade(link))}
        />
      ) : (
        <ReadyLink {...{ esim, shares, onSent, onMade, onNew }} made={ready} />
      )}
    </div>
  );
}
