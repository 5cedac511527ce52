import type { MyEsim } from '#contract/account/my-esims.ts';
import type { InstallableEsim } from '#contract/orders/checkout-sessions.ts';
import { BRAND } from '#core/brand.ts';
import { isBeforeStart } from '#core/esims/dashboard/plan-days.ts';
import type { PlanEnd } from '#core/esims/dashboard/plan-end.ts';
import { noInstallReason } from '#core/esims/installation/no-install-reason.ts';
import { GUIDE_PHONES, GUIDE_STEPS } from '#core/esims/installation/phone-guide.ts';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { CodeText } from '../../ui/code-text.tsx';
import { recipientOf } from '../../esims/no-install-notice.tsx';
import { usePlanEndTitle } from '../../esims/plan-ended.tsx';
import { useMessages } from '../../language/use-messages.ts';

type Properties = Readonly<{
  esim: InstallableEsim;
  /** Its name, whether its days have started, and whose it is. */
  details: Pick<
    MyEsim,
    'name' | 'display' | 'firstConnectedAt' | 'expiresAt' | 'hasOpenWithdrawal' | 'gift' | 'given'
  >;
  /** How its plan ended; null while it runs, or can start. */
  end: PlanEnd | null;
}>;

/** Everything that installs an eSIM, on one A4 page: black on white, whatever the theme. */
export function PrintSheet({ esim, details, end }: Properties) {
  const t = useMessages('saved-esims');
  const ended = usePlanEndTitle(end);
  const { origin, seller } = usePageFacts();
  return (
    <article className="print-sheet" aria-labelledby="print-title">
      <header className="print-head">
        <h2 id="print-title">{details.name ?? unbrokenData(esim.title)}</h2>
        <p className="print-brand">{BRAND}</p>
      </header>
      {details.name === null ? null : <p>{unbrokenData(esim.title)}</p>}
      <ForWhom esim={details} />
      {ended === '' ? null : (
        <p className="print-days" data-warns="true">
          {ended}
        </p>
      )}
      {details.firstConnectedAt !== null && end === null ? (
        <p className="print-days" data-warns="true">
          {t('codes.used')}
        </p>
      ) : null}
      {isBeforeStart(details) ? (
        <p className="print-days" data-warns={esim.startsOnInstall}>
          {esim.daysStart}
        </p>
      ) : null}
      <div className="print-codes">
        <PrintedQr esim={esim} />
        <Codes esim={esim} />
      </div>
      <PrintedSteps />
      <footer className="print-foot">
        <p>{t('print.once')}</p>
        <p>
          {t('print.support', { email: seller.supportEmail })} · {seller.name} · {origin}
        </p>
      </footer>
    </article>
  );
}

/** The recipient of a gift that nobody has opened: the sheet can be given instead of the link. Otherwise empty. */
function ForWhom({ esim }: Readonly<{ esim: Properties['details'] }>) {
  const t = useMessages('saved-esims');
  const name = noInstallReason(esim) === 'gift' ? recipientOf(esim) : null;
  return name === null ? null : <p>{t('print.for', { name })}</p>;
}

function PrintedQr({ esim: { qr, title } }: Readonly<{ esim: InstallableEsim }>) {
  const t = useMessages('saved-esims');
  if (qr.path === '') return <p>{t('codes.noQr')}</p>;
  return (
    <figure>
      <svg
        role="img"
        aria-label={t('codes.qr', { title })}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="print-qr"
      >
        <path d={qr.path} />
      </svg>
      <figcaption>{t('print.scan')}</figcaption>
    </figure>
  );
}

function Codes({ esim }: Readonly<{ esim: InstallableEsim }>) {
  const t = useMessages('saved-esims');
  const apn = esim.apn.kind === 'manual' ? esim.apn.value : null;
  const rows = [
    [t('codes.smdp'), esim.smdpAddress],
    [t('codes.code'), esim.matchingId],
    [t('codes.both'), esim.activationCode],
    [t('codes.iccid'), esim.iccid],
    [t('codes.apn'), apn ?? t('codes.apnAutomatic')],
  ] as const;
  return (
    <dl>
      {rows.map(([name, value]) => (
        <div key={name} className="print-code">
          <dt>{name}</dt>
          <dd>
            <CodeText>{value}</CodeText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The steps of the installation page, for each kind of phone: on paper nobody can choose theirs. */
function PrintedSteps() {
  const t = useMessages('install');
  return (
    <div className="print-steps">
      {GUIDE_PHONES.map((phone) => (
        <section key={phone}>
          <h3>{t(`guide.phones.${phone}`)}</h3>
          <ol>
            {GUIDE_STEPS.map((step) => (
              <li key={step}>{t(`guide.${phone}.${step}`)}</li>
            ))}
          </ol>
          <p className="print-differ">{t(`guide.${phone}.differ`)}</p>
        </section>
      ))}
    </div>
  );
}
