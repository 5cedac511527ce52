import { ArrowLeft, RadioTower } from 'lucide-react';
import type { InstallableEsim } from '#contract/orders/checkout-sessions.ts';
import type { SharedUse } from '#contract/orders/shares.ts';
import type { ExplainingStatus } from '#core/esims/troubleshooter/troubleshoot.ts';
import { focusOnMount } from '../../browser/move-focus.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { AskSender } from './ask-sender.tsx';
import { Questions } from './questions.tsx';
import { SupportMessage } from './support-message.tsx';
import { SHARED_STEPS } from './use-shared-help.ts';

type Properties = Readonly<{
  esim: InstallableEsim;
  use: SharedUse;
  /** Leads to the installation. */
  onBack: () => void;
}>;

/** The troubleshooter for the recipient of a link: the same questions, nothing about the order or the owner. */
export function SharedHelp({ esim: { title, apn }, use: { status, isConnected }, onBack }: Properties) {
  const t = useMessages('troubleshooter');
  const esim = { title, apn, name: null, status, isConnected, proven: [], isLow: false };
  return (
    <>
      <h2 ref={focusOnMount} tabIndex={-1} className="mb-1 text-2xl">
        {t('title')}
      </h2>
      <p className="mb-4 text-ink-soft">{t('lead')}</p>
      <button type="button" className={`mb-6 ${buttonClass('chip')}`} onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('shared.back')}
      </button>
      <Questions
        esim={esim}
        hashes={SHARED_STEPS}
        parts={() => ({
          known: () => (isConnected ? <Known /> : null),
          explained: (reason, doubt) => (
            <>
              <p className="text-ink-soft">
                {reason === 'pending' ? t('shared.pending') : t(`status.${reason}.text`)}
              </p>
              <WhatNext reason={reason} title={title} onBack={onBack} />
              {doubt}
            </>
          ),
          low: (goOn) => goOn,
          solved: (
            <button type="button" className={buttonClass('primary')} onClick={onBack}>
              {t('shared.back')}
            </button>
          ),
          support: (checked) => (
            <>
              <p className="text-ink-soft">{t('shared.support')}</p>
              <SupportMessage esim={esim} checked={checked} orderNumber={null} readAt={null} />
              <h3 className="text-xl">{t('shared.ask')}</h3>
              <AskSender title={title} words={t('shared.askText')} />
            </>
          ),
        })}
      />
    </>
  );
}

type NextProperties = Readonly<{ reason: ExplainingStatus; title: string; onBack: () => void }>;

function WhatNext({ reason, title, onBack }: NextProperties) {
  const t = useMessages('troubleshooter');
  if (reason === 'pending') return null;
  if (reason !== 'ready_to_install') return <AskSender title={title} words={t('shared.ended')} />;
  return (
    <button type="button" className={buttonClass('primary')} onClick={onBack}>
      {t('install')}
    </button>
  );
}

function Known() {
  const t = useMessages('troubleshooter');
  return (
    <p className="mb-4 flex items-start gap-2">
      <RadioTower aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
      <span>{t('shared.known')}</span>
    </p>
  );
}
