import { Download } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useToastedChange } from '../changes/use-toasted-change.ts';
import { downloadFile } from './download-file.ts';

type Properties = Readonly<{
  send: Parameters<typeof downloadFile>[0];
  label: string;
}>;

/** Downloads a list as CSV, after the password if the sign-in is not recent. */
export function ExportButton({ send, label }: Properties) {
  const t = useMessages('admin');
  const { isBusy, run } = useToastedChange(t('export.failed'));
  return (
    <button
      type="button"
      className={buttonClass('quiet')}
      aria-disabled={isBusy}
      onClick={() => void run(() => downloadFile(send))}
    >
      <Download aria-hidden="true" className="size-5" />
      {isBusy ? t('export.busy') : label}
    </button>
  );
}
