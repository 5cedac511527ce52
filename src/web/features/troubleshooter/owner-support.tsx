import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useDates } from '../../language/use-times.ts';
import type { Checked, HelpedEsim } from './helped-esim.ts';
import { SupportMessage } from './support-message.tsx';

type Properties = Readonly<{
  esim: HelpedEsim & Pick<MyEsimDetails, 'orderNumber' | 'readAt'>;
  checked: Checked;
}>;

/** The message of an eSIM's owner, with its order and the last reading. */
export function OwnerSupport({ esim, checked }: Properties) {
  const t = useMessages('troubleshooter');
  const { orderNumber, readAt } = esim;
  const { dateAndTime } = useDates();
  return (
    <>
      <p className="text-ink-soft">{t('support.text')}</p>
      <SupportMessage
        esim={esim}
        checked={checked}
        orderNumber={orderNumber}
        readAt={readAt === null ? null : dateAndTime(readAt)}
      />
    </>
  );
}
