import { useState } from 'react';
import { TriangleAlert } from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { useMessages } from '../../language/use-messages.ts';
import { LinkReady } from './link-ready.tsx';
import { ShareForm } from './share-form.tsx';
import { ShareList } from './share-list.tsx';
import styles from './shares.css?url';
import type { Made } from './use-share-changes.ts';

type Properties = Readonly<{
  esim: MyEsim;
  /** Called when the shop has sent the link itself. */
  onSent: () => void;
}>;

/** The content of the share dialog. */
export function SharePanel({ esim, onSent }: Properties) {
  const t = useMessages('shares');
  // Undefined: no link was made yet.
  const [made, setMade] = useState<Readonly<{ link: Made; name: string }> | null>();
  const isOnPhone = esim.isInstalled || esim.firstConnectedAt !== null;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="feature" />
      <p className="mb-4 text-ink-soft">{t('intro')}</p>
      {isOnPhone ? (
        <p className="install-warning mb-4">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
          <span>{t('onPhone')}</span>
        </p>
      ) : null}
      {made === undefined || made === null ? (
        <ShareForm
          esim={esim}
          name=""
          nameHint={t('whoHint')}
          isPressed={made === null}
          onMade={(link, name) => {
            if (link.link === null) onSent();
            else setMade({ link, name });
          }}
        />
      ) : (
        <LinkReady made={made.link} name={made.name} country={esim.country} onOther={() => setMade(null)} />
      )}
      <ShareList esimId={esim.id} />
    </>
  );
}
