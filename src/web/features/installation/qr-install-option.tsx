import { Maximize2 } from 'lucide-react';
import type { InstallableEsim } from '#contract/orders/checkout-sessions.ts';
import { useSheetInAddress } from '../../browser/use-sheet-in-address.ts';
import { QrPicture } from '../../esims/qr-picture.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { InstallOption, type OptionPlace } from './install-option.tsx';

type Properties = Readonly<{
  esim: InstallableEsim;
  place: OptionPlace;
  hasHints: boolean;
  /** A phone cannot scan its own screen. */
  isOnPhone: boolean;
}>;

export function QrInstallOption({ esim, place, hasHints, isOnPhone }: Properties) {
  const t = useMessages('install');
  const text = isOnPhone ? t('qr.onPhone') : t('qr.text');
  return (
    <InstallOption {...place} title={t('qr.title')} text={hasHints ? text : null}>
      {esim.qr.path === '' ? (
        <p className="font-semibold text-bad">{t('qr.missing')}</p>
      ) : (
        <>
          <QrPicture qr={esim.qr} label={t('qr.label', { title: esim.title })} />
          <LargerQr esim={esim} />
        </>
      )}
    </InstallOption>
  );
}

/** The QR install modal: the code as large as the screen, for a camera that is far away. */
function LargerQr({ esim }: Readonly<{ esim: InstallableEsim }>) {
  const t = useMessages('install');
  const { isOpen, open, close } = useSheetInAddress(`#qr-${esim.id}`);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`self-center ${buttonClass('chip')}`}
        onClick={open}
      >
        <Maximize2 aria-hidden="true" className="size-4" />
        {t('qr.larger')}
        <span className="sr-only"> {esim.title}</span>
      </button>
      <Sheet title={esim.title} closeLabel={t('close')} variant="middle" isOpen={isOpen} onClose={close}>
        <div className="qr-large">
          <QrPicture qr={esim.qr} label={t('qr.label', { title: esim.title })} />
        </div>
      </Sheet>
    </>
  );
}
