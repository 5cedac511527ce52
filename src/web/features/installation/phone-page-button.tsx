import { QrCode } from 'lucide-react';
import { useSheetInAddress } from '../../browser/use-sheet-in-address.ts';
import { QrPicture } from '../../esims/qr-picture.tsx';
import type { MyInstall } from '../../esims/use-my-esim.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** A QR code of this page's address, in a dialog: two codes side by side would be scanned by mistake. */
export function PhonePageButton({ page }: Readonly<{ page: MyInstall['phonePage'] }>) {
  const t = useMessages('install');
  const { isOpen, open, close } = useSheetInAddress('#phone');
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={buttonClass('quiet')} onClick={open}>
        <QrCode aria-hidden="true" className="size-5" />
        {t('phonePage.button')}
      </button>
      <Sheet
        title={t('phonePage.button')}
        closeLabel={t('close')}
        variant="middle"
        isOpen={isOpen}
        onClose={close}
      >
        <div className="grid justify-items-center gap-4">
          <p className="text-ink-soft">{t('phonePage.text')}</p>
          <QrPicture qr={page.qr} label={t('phonePage.label')} />
          <p className="text-sm break-all text-ink-soft">{page.url}</p>
        </div>
      </Sheet>
    </>
  );
}
