import { useState } from 'react';
import { Share2, TriangleAlert } from 'lucide-react';
import type { MyEsim } from '#contract/my-esims.ts';
import { canBeShared } from '#core/shares/share.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ShareForm } from './share-form.tsx';
import { ShareList } from './share-list.tsx';
import styles from './shares.css?url';

/** The button that shares one eSIM, with its dialog. Empty for an eSIM whose plan has ended. */
export function ShareEsim({ esim }: Readonly<{ esim: MyEsim }>) {
  const t = useMessages('shares');
  const [isOpen, setIsOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  if (!canBeShared({ status: esim.status, isRefunded: false })) return null;
  const isOnPhone = esim.isInstalled || esim.firstConnectedAt !== null;
  const open = () => {
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
        <ShareForm key={opened} esim={esim} name="" nameHint={t('whoHint')} onSent={() => setIsOpen(false)} />
        {isOpen ? <ShareList esimId={esim.id} /> : null}
      </Sheet>
    </>
  );
}
