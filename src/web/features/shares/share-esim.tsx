import { lazy, Suspense, useState } from 'react';
import { Share2 } from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { canBeShared } from '#core/shares/share.ts';
import { useSheetInAddress } from '../../browser/use-sheet-in-address.ts';
import { useNow } from '../../esims/use-now.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

const EndedLinks = lazy(async () => ({ default: (await import('./ended-links.tsx')).EndedLinks }));
const SharePanel = lazy(async () => ({ default: (await import('./share-panel.tsx')).SharePanel }));

/**
 * The button that shares one eSIM, with its dialog. One that cannot be shared any more keeps the list of its links, to revoke
 * them. Empty for a gift, and without links.
 */
export function ShareEsim({ esim }: Readonly<{ esim: MyEsim }>) {
  const t = useMessages('shares');
  const { isOpen, open, close } = useSheetInAddress(`#share-${esim.id}`);
  // Revoking the last link does not remove the dialog that says so.
  const [hasLinks, setHasLinks] = useState(false);
  if (!hasLinks && esim.given !== null) setHasLinks(true);
  const now = useNow();
  const canShare = canBeShared({ ...esim, isGift: esim.gift !== null }, now);
  if (!canShare && (esim.gift !== null || !hasLinks)) return null;
  const title = t(canShare ? 'shareTitle' : 'list.title');
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={buttonClass('chip')} onClick={open}>
        <Share2 aria-hidden="true" className="size-5" />
        {canShare ? t('share') : title}
      </button>
      <Sheet title={title} closeLabel={t('close')} variant="middle" isOpen={isOpen} onClose={close}>
        {/* A new one each time it opens: an earlier link is not shown again. */}
        {isOpen ? (
          <Suspense>
            {canShare ? <SharePanel esim={esim} onSent={close} /> : <EndedLinks esim={esim} />}
          </Suspense>
        ) : null}
      </Sheet>
    </>
  );
}
