import type { ReactNode } from 'react';
import { ChevronDown, CloudCheck, Copy, Trash2, WifiOff } from 'lucide-react';
import { GUIDE_PHONES, GUIDE_STEPS } from '#core/esims/installation/phone-guide.ts';
import { localizedPath } from '#core/language-path.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import styles from './saved-esims.css?url';

/** What `public/saved.js` replaces in a text. */
const DATE = '{date}';
const TITLE = '{title}';

/**
 * The page with the saved eSIMs: empty, with templates for them. `public/saved.js` finds everything it fills in by the
 * `data-` attributes.
 */
export function SavedScreen() {
  const t = useMessages('saved-esims');
  const language = useLanguage();
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <h1 className="mt-4 text-4xl">{t('page.title')}</h1>
      {/* `saved.js` shows it without a connection. */}
      <p id="saved-offline" role="status" hidden className="saved-offline">
        <WifiOff aria-hidden="true" className="size-5 shrink-0 text-warn" />
        {t('page.offline')}
      </p>
      <p className="mt-3 text-ink-soft">
        {t('page.lead')} {t('page.stays')}
      </p>
      <noscript>
        <p className="mt-6">{t('page.noscript')}</p>
      </noscript>
      <div id="saved-list" className="mt-6 grid gap-4" />
      <section id="saved-empty" tabIndex={-1} hidden className="mt-2">
        <h2 className="text-2xl">{t('page.emptyTitle')}</h2>
        <p className="mt-2 text-ink-soft">{t('page.empty')}</p>
      </section>
      <p id="saved-message" role="status" className="saved-message sr-only" />
      <p className="mt-auto py-6">
        <a
          id="offline-retry"
          href={localizedPath('/dashboard', language)}
          className={`w-full ${buttonClass('quiet')}`}
        >
          {t('page.mine')}
        </a>
      </p>
      <EsimTemplate />
      <PlatformTemplate />
      <script src="/saved.js" defer />
    </>
  );
}

function EsimTemplate() {
  const t = useMessages('saved-esims');
  const install = useMessages('install');
  return (
    <template id="saved-esim" data-ask={t('page.removeAsk')}>
      <details className="saved-esim" data-esim>
        <summary className="saved-summary">
          <div className="min-w-0">
            <h2 className="text-2xl wrap-anywhere" data-fill="name" />
            <p className="text-ink-soft" data-fill="title" />
            <span className="mt-1 flex gap-1.5 text-sm text-ink-soft">
              <CloudCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
              <span data-fill="savedOn" data-pattern={t('page.savedOn', { date: DATE })} />
            </span>
          </div>
          <ChevronDown aria-hidden="true" className="details-arrow size-5 shrink-0" />
        </summary>
        <div className="grid gap-4 px-4 pb-4">
          <p
            className="font-semibold"
            data-ended
            hidden
            data-days-on={install('ended.daysOn', { date: DATE })}
            data-days={install('ended.days')}
            data-data={install('ended.data')}
          />
          <p className="font-semibold" data-used hidden>
            {t('codes.used')}
          </p>
          <p className="saved-days empty:hidden" data-fill="daysStart" />
          {/* `saved.js` unfolds it unless the plan has ended. */}
          <FoldedInstall words={install('inUse.codes')}>
            <svg
              role="img"
              shapeRendering="crispEdges"
              className="saved-qr"
              data-qr
              aria-label={t('codes.qr', { title: TITLE })}
            >
              <path />
            </svg>
            <p className="font-semibold text-bad" data-no-qr hidden>
              {t('codes.noQr')}
            </p>
            <h3 className="text-xl">{t('codes.heading')}</h3>
            <dl>
              <Code name={t('codes.smdp')} field="smdpAddress" />
              <Code name={t('codes.code')} field="matchingId" />
              <Code name={t('codes.both')} field="activationCode" />
              <Code name={t('codes.iccid')} field="iccid" />
              <Code name={t('codes.apn')} field="apn" otherwise={t('codes.apnAutomatic')} />
            </dl>
            <PhoneGuides />
            <section data-steps className="grid gap-3">
              <h3 className="text-xl">{install('steps.heading')}</h3>
            </section>
          </FoldedInstall>
          <button type="button" className={buttonClass('quiet')} data-remove>
            <Trash2 aria-hidden="true" className="size-5 shrink-0" />
            <span data-pattern={t('page.removeNamed', { title: TITLE })} />
          </button>
        </div>
      </details>
    </template>
  );
}

function FoldedInstall({ words, children }: Readonly<{ words: string; children: ReactNode }>) {
  return (
    <details data-folded>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold">
        {words}
        <ChevronDown aria-hidden="true" className="details-arrow size-5 shrink-0" />
      </summary>
      <div className="mt-2 grid gap-4">{children}</div>
    </details>
  );
}

/** The same steps as on the install page. `saved.js` opens those of this phone and puts them first. */
function PhoneGuides() {
  const t = useMessages('install');
  return (
    <section data-guides className="grid gap-3">
      <h3 className="text-xl">{t('guide.heading')}</h3>
      {GUIDE_PHONES.map((phone) => (
        <details key={phone} data-guide={phone} className="rounded-card border border-line bg-card">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2 font-semibold">
            {t(`guide.phones.${phone}`)}
            <ChevronDown aria-hidden="true" className="details-arrow size-5 shrink-0" />
          </summary>
          <ol className="list-decimal px-4 pb-4 pl-9 text-ink-soft">
            {GUIDE_STEPS.map((step) => (
              <li key={step} className="py-0.5">
                {t(`guide.${phone}.${step}`)}
              </li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}

type CodeProperties = Readonly<{
  name: string;
  /** The field of the saved copy. */
  field: string;
  /** Shown, without a copy button, when the copy has no value. */
  otherwise?: string;
}>;

function Code({ name, field, otherwise = '' }: CodeProperties) {
  const t = useMessages('saved-esims');
  return (
    <div
      className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-b border-line py-2 last:border-0"
      data-code={field}
      data-otherwise={otherwise}
    >
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="col-start-1 font-mono text-[0.8125rem] wrap-anywhere sm:text-[0.9375rem]" data-value />
      <dd className="col-start-2 row-span-2 row-start-1">
        <button
          type="button"
          className={buttonClass('chip')}
          data-copy
          data-copied={t('codes.copied')}
          data-failed={t('codes.copyFailed')}
        >
          <Copy aria-hidden="true" className="size-4" />
          <span>
            <span data-word>{t('codes.copy')}</span>
            <span className="sr-only"> {name}</span>
          </span>
        </button>
      </dd>
    </div>
  );
}

const PARTS = ['qr', 'manual', 'network'] as const;

function PlatformTemplate() {
  const t = useMessages('saved-esims');
  const version = (system: string, count: number) =>
    t('steps.version', { system, version: '{version}', count });
  return (
    <template
      id="saved-platform"
      data-ios={t('steps.ios')}
      data-ios-one={version(t('steps.ios'), 1)}
      data-ios-many={version(t('steps.ios'), 2)}
      data-android={t('steps.android')}
      data-android-one={version(t('steps.android'), 1)}
      data-android-many={version(t('steps.android'), 2)}
    >
      <details className="rounded-card border border-line bg-card">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2 font-semibold">
          <span data-system />
          <ChevronDown aria-hidden="true" className="details-arrow size-5 shrink-0" />
        </summary>
        <div className="grid gap-4 px-4 pb-4">
          {PARTS.map((part) => (
            <div key={part} data-part={part}>
              <h4 className="font-semibold">{t(`steps.${part}`)}</h4>
              <ol className="mt-1 list-decimal pl-5 text-ink-soft" />
            </div>
          ))}
        </div>
      </details>
    </template>
  );
}
