import { MessageSquareText } from 'lucide-react';
import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import { shownStatus } from '#core/esims/dashboard/shown-status.ts';
import type { GuidePhone } from '#core/esims/installation/phone-guide.ts';
import { describeDevice, supportMessage } from '#core/esims/troubleshooter/support-message.ts';
import type { Answers } from '#core/esims/troubleshooter/troubleshoot.ts';
import { CopyButton } from '../../esims/copy-button.tsx';
import { useNow } from '../../esims/use-now.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { prefillDraft } from '../../support/ticket-draft.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useDevice } from '../../visitor/use-device.ts';
import { StepCard, type StepBack } from './step-card.tsx';

type Properties = StepBack & Readonly<{ esim: MyEsimDetails; answers: Answers; phone: GuidePhone }>;

/** A message that the customer only has to send. */
export function SupportStep({ esim, answers, phone, onBack }: Properties) {
  const t = useMessages('troubleshooter');
  const words = useMessages('esims');
  const language = useLanguage();
  const { system } = useDevice();
  const { orderNumber, title, readAt } = esim;
  const status = shownStatus(esim, useNow());
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const message = supportMessage(
    {
      orderNumber,
      title,
      status: words(`mine.status.${status}`),
      readAt: readAt === null ? null : time.format(new Date(readAt)),
      device: describeDevice(phone, system),
      answers,
    },
    t,
  );
  return (
    <StepCard title={t('support.title')} onBack={onBack}>
      <p className="text-ink-soft">{t('support.text')}</p>
      <p className="support-message">{message}</p>
      <div className="flex flex-wrap gap-3">
        <LocalizedLink
          to="/contact"
          className={buttonClass('primary')}
          onClick={() => prefillDraft({ orderNumber, message })}
        >
          <MessageSquareText aria-hidden="true" className="size-5" />
          {t('support.open')}
        </LocalizedLink>
        <CopyButton text={message} words={t('support.copy')} copiedWords={t('support.copied')} />
      </div>
    </StepCard>
  );
}
