import type { InstallableEsim } from '#contract/orders/checkout-sessions.ts';
import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import { planEnd } from '#core/esims/dashboard/plan-end.ts';
import { type ShownCodes, shownCodes } from '#core/esims/installation/shown-codes.ts';
import { CopyValue } from '../../../esims/copy-value.tsx';
import { FoldedCodes } from '../../../esims/folded-codes.tsx';
import { QrPicture } from '../../../esims/qr-picture.tsx';
import { useMyInstall } from '../../../esims/use-my-esim.ts';
import { useNow } from '../../../esims/use-now.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The values that support asks for, and the codes that install the eSIM. */
export function TechnicalTab({ esim }: Readonly<{ esim: MyEsimDetails }>) {
  const t = useMessages('esims');
  const install = useMessages('install');
  const title = esim.name ?? esim.title;
  const end = planEnd(esim, useNow());
  const shown = shownCodes(esim);
  const canBeGiven = shown === 'open' && end === null;
  return (
    <div className="grid gap-5">
      {shown === 'none' ? null : (
        <p className="max-w-prose text-ink-soft">{t(`details.technical.${wordsOf(esim, canBeGiven)}`)}</p>
      )}
      <div className="notice-card justify-items-stretch">
        <dl>
          <CopyValue name={install('manual.iccid')} value={esim.iccid} title={title} />
        </dl>
      </div>
      <CodesIfUsable esim={esim} title={title} shown={shown} />
    </div>
  );
}

/** Once it has connected, its code is used. */
function wordsOf({ firstConnectedAt }: MyEsimDetails, canBeGiven: boolean) {
  if (firstConnectedAt !== null) return 'textUsed';
  return canBeGiven ? 'text' : 'textAlone';
}

type IfUsable = Readonly<{ esim: MyEsimDetails; title: string; shown: ShownCodes }>;

function CodesIfUsable({ esim, title, shown }: IfUsable) {
  const t = useMessages('esims');
  if (shown === 'none') return null;
  const codes = <Codes id={esim.id} title={title} />;
  return shown === 'open' ? codes : <FoldedCodes words={t('noInstall.codes')}>{codes}</FoldedCodes>;
}

type CodesProperties = Readonly<{ id: string; title: string }>;

function Codes({ id, title }: CodesProperties) {
  const t = useMessages('esims');
  const { data: install, isPending, refetch } = useMyInstall(id);
  if (isPending)
    return (
      <div role="status">
        <span className="sr-only">{t('details.technical.loading')}</span>
        <Skeleton className="h-96 w-full" />
      </div>
    );
  if (install === undefined)
    return (
      <div role="alert" className="notice-card">
        <p>{t('details.technical.failed')}</p>
        <button type="button" className={buttonClass('primary')} onClick={() => void refetch()}>
          {t('details.retry')}
        </button>
      </div>
    );
  return <CodeValues codes={install.esim} title={title} />;
}

type ValuesProperties = Readonly<{ codes: InstallableEsim; title: string }>;

function CodeValues({ codes, title }: ValuesProperties) {
  const t = useMessages('esims');
  const install = useMessages('install');
  const apn = codes.apn.kind === 'manual' ? codes.apn.value : null;
  return (
    <div className="notice-card justify-items-stretch gap-6 md:grid-cols-[17rem_1fr]">
      {codes.qr.path === '' ? (
        <p className="font-semibold text-bad">{install('qr.missing')}</p>
      ) : (
        <QrPicture qr={codes.qr} label={install('qr.label', { title })} />
      )}
      <dl>
        <CopyValue name={install('manual.smdp')} value={codes.smdpAddress} title={title} />
        <CopyValue name={install('manual.code')} value={codes.matchingId} title={title} />
        <CopyValue name={install('manual.both')} value={codes.activationCode} title={title} />
        <ValueOr name={t('details.technical.directApple')} value={codes.appleInstallUrl} title={title}>
          {t('details.technical.directMissing')}
        </ValueOr>
        <CopyValue
          name={t('details.technical.directAndroid')}
          value={codes.androidInstallUrl}
          title={title}
        />
        <ValueOr name={install('manual.apn')} value={apn} title={title}>
          {install('manual.apnAutomatic')}
        </ValueOr>
      </dl>
    </div>
  );
}

type ValueOrProperties = Readonly<{ name: string; value: string | null; title: string; children: string }>;

/** A value with its copy button; without a value, the words for that. */
function ValueOr({ name, value, title, children }: ValueOrProperties) {
  if (value !== null) return <CopyValue name={name} value={value} title={title} />;
  return (
    <div className="border-b border-line py-2 last:border-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
