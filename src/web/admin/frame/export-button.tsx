import { useState } from 'react';
import { Download } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { codeOf } from './admin-client.ts';
import { downloadFile } from './download-file.ts';
import { useConfirmed } from './password-confirmation.tsx';

type Properties = Readonly<{
  send: Parameters<typeof downloadFile>[0];
  label: string;
}>;

/** Downloads a list as CSV, after the password if the sign-in is not recent. */
export function ExportButton({ send, label }: Properties) {
  const t = useMessages('admin');
  const confirmed = useConfirmed();
  const [isBusy, setIsBusy] = useState(false);
  const start = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await confirmed(() => downloadFile(send));
    } catch (error) {
      // Without the password nothing was done, and there is nothing to say.
      if (codeOf(error) !== 'confirm-password') toasts.show({ title: t('export.failed'), tone: 'bad' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={buttonClass('quiet')}
      aria-disabled={isBusy}
      onClick={() => void start()}
    >
      <Download aria-hidden="true" className="size-5" />
      {isBusy ? t('export.busy') : label}
    </button>
  );
}
