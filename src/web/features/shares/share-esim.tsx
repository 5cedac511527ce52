import { useState } from 'react';
import { Share2, TriangleAlert } from 'lucide-react';
import type { MyEsim } from '#contract/my-esims.ts';
import { canBeShared } from '#core/shares/share.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { LinkReady } from './link-ready.tsx';
import { ShareForm } from './share-form.tsx';
import { ShareList } from './share-list.tsx';
import type { Made } from './use-share-changes.ts';
import styles from './shares.css?url';

/** The button that shares one eSIM, with its dialog. Empty for an eSIM whose plan has ended. */
export function ShareEsim({ esim }: Readonly<{ esim: MyEsim }>) {
  const t = useMessages('shares');
  const [isOpen, setIsOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  const [made, setMade] = useState<Readonly<{ link: Made; name: string }> | null>(null);
  if (!canBeShared({ status: esim.status, isRefunded: false })) return null;
  const isOnPhone = esim.isInstalled || esim.firstConnectedAt !== null;
  const open = () => {
    setMade(null);
    setOpened((count) => count + 1);
    setIsOpen(true);
  };
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="feature" />
      <button type="button" aria-haspopup="dialog" className={buttonClass('chip')} onClick={open}>
        <Share2 aria-hidden="true" className="size-5" />
        {t('share')}
      </button>
      <Sheet
        title={t('shareTitle')}
        closeLabel={t('close')}
        variant="middle"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <p className="mb-4 text-ink-soft">{t('intro')}</p>
        {isOnPhone ? (
          <p className="install-warning mb-4">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
            <span>{t('onPhone')}</span>
          </p>
        ) : null}
        {made === null ? (
          <ShareForm
            key={opened}
            esim={esim}
            name=""
            nameHint={t('whoHint')}
            onMade={(link, name) => {
              if (link.link === null) setIsOpen(false);
              else setMade({ link, name });
            }}
          />
        ) : (
          <LinkReady made={made.link} name={made.name} country={esim.country} onOther={() => setMade(null)} />
        )}
        {isOpen ? <ShareList esimId={esim.id} /> : null}
      </Sheet>
    </>
  );
}
