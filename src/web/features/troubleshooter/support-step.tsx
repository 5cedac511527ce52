import { Mail } from 'lucide-react';
import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import type { GuidePhone } from '#core/esims/installation/phone-guide.ts';
import {
  describeDevice,
  supportMailLink,
  supportMessage,
} from '#core/esims/troubleshooter/support-message.ts';
import type { Answers } from '#core/esims/troubleshooter/troubleshoot.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { CopyButton } from '../../esims/copy-button.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
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
  const { supportEmail } = usePageFacts().seller;
  const { orderNumber, title, display, readAt } = esim;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const message = supportMessage(
    {
      orderNumber,
      title,
      status: words(`mine.status.${display}`),
      readAt: readAt === null ? null : time.format(new Date(readAt)),
      device: describeDevice(phone, system),
      answers,
    },
    t,
  );
  return (
    <StepCard title={t('support.title')} onBack={onBack}>
      <p className="text-ink-soft">{t('support.text')}</p>
      <p className="text-sm text-ink-soft">{t('support.to', { address: supportEmail })}</p>
      <p className="support-message">{message.body}</p>
      <div className="flex flex-wrap gap-3">
        <a href={supportMailLink(supportEmail, message)} className={buttonClass('primary')}>
          <Mail aria-hidden="true" className="size-5" />
          {t('support.open')}
        </a>
        <CopyButton text={message.body} words={t('support.copy')} copiedWords={t('support.copied')} />
      </div>
    </StepCard>
  );
}
