import { lazy, Suspense, useState } from 'react';
import { Share2 } from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { canBeShared } from '#core/shares/share.ts';
import { useNow } from '../../esims/use-now.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

const SharePanel = lazy(async () => ({ default: (await import('./share-panel.tsx')).SharePanel }));

/** The button that shares one eSIM, with its dialog. Empty for a gift, and for an eSIM whose plan has ended. */
export function ShareEsim({ esim }: Readonly<{ esim: MyEsim }>) {
  const t = useMessages('shares');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const now = useNow();
  if (!canBeShared({ ...esim, isRefunded: false, isGift: esim.gift !== null }, now)) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={buttonClass('chip')}
        onClick={() => setIsOpen(true)}
      >
        <Share2 aria-hidden="true" className="size-5" />
        {t('share')}
      </button>
      <Sheet title={t('shareTitle')} closeLabel={t('close')} variant="middle" isOpen={isOpen} onClose={close}>
        {/* A new one each time it opens: an earlier link is not shown again. */}
        {isOpen ? (
          <Suspense>
            <SharePanel esim={esim} onSent={close} />
          </Suspense>
        ) : null}
      </Sheet>
    </>
  );
}
