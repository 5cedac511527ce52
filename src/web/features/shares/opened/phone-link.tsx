import { lazy, Suspense } from 'react';
import { QrCode } from 'lucide-react';
import { useSheetInAddress } from '../../../browser/use-sheet-in-address.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useDevice } from '../../../visitor/use-device.ts';

const LinkCode = lazy(async () => ({ default: (await import('./link-code.tsx')).LinkCode }));

/** On a computer: a QR code of this page's address, in a dialog. Two codes side by side would be scanned by mistake. */
export function PhoneLink() {
  const t = useMessages('shares');
  const { isOpen, open, close } = useSheetInAddress('#phone');
  const { system } = useDevice();
  if (system.name !== 'other') return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`justify-self-start ${buttonClass('quiet')}`}
        onClick={open}
      >
        <QrCode aria-hidden="true" className="size-5" />
        {t('page.toPhone.button')}
      </button>
      <Sheet
        title={t('page.toPhone.button')}
        closeLabel={t('close')}
        variant="middle"
        isOpen={isOpen}
        onClose={close}
      >
        <div className="grid justify-items-center gap-4">
          <p className="text-ink-soft">{t('page.toPhone.text')}</p>
          <Suspense>{isOpen ? <LinkCode label={t('page.toPhone.label')} /> : null}</Suspense>
        </div>
      </Sheet>
    </>
  );
}
