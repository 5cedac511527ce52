import type { ReactNode } from 'react';
import { CircleCheck, CircleHelp, CircleX, Clock, Download, Globe, MapPinned } from 'lucide-react';
import type { MyEsim } from '#contract/my-esims.ts';
import type { EsimDisplay } from '#core/esims/esim-display.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Flag } from '../../ui/flag.tsx';
import { DaysStartLine } from './days-start-line.tsx';

type Properties = Readonly<{
  esim: MyEsim;
  onInstall: () => void;
  /** Actions of other features about this eSIM. */
  actions: ReactNode;
}>;

const STYLES: Readonly<Record<EsimDisplay, Readonly<{ Icon: typeof Clock; colour: string }>>> = {
  active: { Icon: CircleCheck, colour: 'text-good' },
  ready_to_install: { Icon: Download, colour: 'text-sea' },
  ready_to_activate: { Icon: CircleCheck, colour: 'text-sea' },
  pending: { Icon: Clock, colour: 'text-warn' },
  expired: { Icon: CircleX, colour: 'text-ink-soft' },
  finished: { Icon: CircleX, colour: 'text-ink-soft' },
  recycled: { Icon: CircleX, colour: 'text-ink-soft' },
  unknown: { Icon: CircleHelp, colour: 'text-ink-soft' },
};

/** One eSIM as a luggage tag: where it works, its state, and a button to install it. */
export function EsimCard({ esim, onInstall, actions }: Properties) {
  const t = useMessages('esims');
  const language = useLanguage();
  const { Icon, colour } = STYLES[esim.display];
  const headingId = `esim-${esim.id}`;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <article aria-labelledby={headingId} className="esim-card">
      <h2 id={headingId} className="flex items-center gap-3 text-xl">
        <CoverageLabel esim={esim} />
        {esim.title}
      </h2>
      <p className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden="true" className={`size-5 shrink-0 ${colour}`} />
        {t(`mine.status.${esim.display}`)}
      </p>
      <DaysStartLine text={esim.daysStart} startsOnInstall={esim.startsOnInstall} />
      <dl className="mt-auto grid grid-cols-[auto_1fr] gap-x-3 border-t-2 border-dashed border-line pt-3 text-sm">
        <dt className="text-ink-soft">{t('mine.iccid')}</dt>
        <dd className="font-mono break-all">{esim.iccid}</dd>
        <dt className="text-ink-soft">{t('mine.order', { number: esim.orderNumber })}</dt>
        <dd>{t('mine.bought', { date: date.format(new Date(esim.createdAt)) })}</dd>
      </dl>
      <button
        type="button"
        className={buttonClass('primary')}
        aria-haspopup="dialog"
        aria-label={t('mine.installNamed', { title: esim.title })}
        onClick={onInstall}
      >
        {t('mine.install')}
      </button>
      {actions}
    </article>
  );
}

function CoverageLabel({ esim: { countryCode, coverage } }: Readonly<{ esim: MyEsim }>) {
  if (countryCode !== null) return <Flag countryCode={countryCode} />;
  const Icon = coverage === 'global' ? Globe : MapPinned;
  return <Icon aria-hidden="true" className="size-6 shrink-0 text-sea" />;
}
