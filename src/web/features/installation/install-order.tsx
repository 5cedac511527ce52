import type { ReactNode } from 'react';
import { Send } from 'lucide-react';
import type { InstallableEsim, InstallResponse, OrderedInstall } from '#contract/orders/checkout-sessions.ts';
import { workingWays } from '#core/esims/installation/install-order.ts';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useDevice } from '../../visitor/use-device.ts';
import { useApiQuery } from '../../queries/use-api-query.ts';
import { fetchOrderInstall } from './fetch-order-install.ts';
import { DeleteWarning } from './delete-warning.tsx';
import { FoldedEsim } from './folded-esim.tsx';
import { InAppNotice } from './in-app-notice.tsx';
import { InstallOptions, NetworkSteps } from './install-esim.tsx';
import { PhoneGuide } from './phone-guide.tsx';
import { EsimUnavailable } from '../../esims/esim-unavailable.tsx';
import { FoldedCodes } from '../../esims/folded-codes.tsx';
import { InstallWarning } from '../../esims/install-warning.tsx';
import { usePlanEndTitle } from '../../esims/plan-ended.tsx';
import { InUse } from './in-use.tsx';
import { InstallLoading } from './install-loading.tsx';

type Properties = Readonly<{
  sessionId: string;
  /** Those that their recipients have opened. */
  openedIds: readonly string[];
  /** Actions of other features about one eSIM. */
  actionsOf: (esim: InstallableEsim) => ReactNode;
  /** About all eSIMs, before them, while one can still be given to somebody. */
  aboutAll: ReactNode;
  /** About all eSIMs that can be used, after them. Called with their number. */
  afterUsable: (count: number) => ReactNode;
}>;

/** All eSIMs of an order, for the browser that paid. */
export function InstallOrder({ sessionId, openedIds, actionsOf, aboutAll, afterUsable }: Properties) {
  const t = useMessages('install');
  const install = useApiQuery(['order-install', sessionId], (needs) => fetchOrderInstall(sessionId, needs));
  const { data, isPending, refetch } = install;
  if (isPending) return <InstallLoading />;
  if (data === undefined) return <EsimUnavailable error={null} onRetry={() => void refetch()} />;
  const { esims, recycled } = data;
  const { opened, used, toInstall } = arrangeOrder(esims, openedIds);
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-2xl md:text-3xl">
          {toInstall.length === 0 ? t('headingUsed') : toInstall.length > 1 ? t('headingMany') : t('heading')}
        </h2>
        {toInstall.some(isOnNoPhone) ? aboutAll : null}
      </div>
      {toInstall.length === 0 ? null : <Lead esims={toInstall} />}
      <InAppNotice path="/dashboard" />
      <EsimsToInstall esims={toInstall} actionsOf={actionsOf} />
      {used.map((esim) => (
        <section key={esim.iccid} className="mt-3 md:mt-4">
          <h3 className="mb-2 text-xl md:mb-3 md:text-2xl">{unbrokenData(esim.title)}</h3>
          <UsedEsim esim={esim} />
          {esim.end === null ? <div className="mt-3">{actionsOf(esim)}</div> : null}
        </section>
      ))}
      <div className="mt-3 empty:hidden">
        {afterUsable(toInstall.length + used.filter(({ end }) => end === null).length)}
      </div>
      <Recycled esims={recycled} />
      {opened.map((esim) => (
        <OpenedEsim key={esim.iccid} esim={esim} />
      ))}
      {toInstall.length === 0 ? null : <Steps esims={esims} />}
    </section>
  );
}

/** Those of another person, those that have connected or ended, and those that are left. */
function arrangeOrder(esims: readonly OrderedInstall[], openedIds: readonly string[]) {
  const isOpened = ({ id }: InstallableEsim) => openedIds.includes(id);
  const isUsed = ({ firstConnectedAt, end }: OrderedInstall) => firstConnectedAt !== null || end !== null;
  const own = esims.filter((esim) => !isOpened(esim));
  return {
    opened: esims.filter(isOpened),
    used: own.filter(isUsed),
    toInstall: own.filter((esim) => !isUsed(esim)),
  };
}

const isOnNoPhone = ({ isToGive }: OrderedInstall) => isToGive;

type ToInstallProperties = Pick<Properties, 'actionsOf'> & Readonly<{ esims: readonly OrderedInstall[] }>;

function EsimsToInstall({ esims, actionsOf }: ToInstallProperties) {
  const next = esims.find(isOnNoPhone) ?? esims[0];
  return esims.map((esim) => (
    <EsimToInstall key={esim.iccid} esim={esim} isNext={esim === next}>
      {actionsOf(esim)}
    </EsimToInstall>
  ));
}

type EsimToInstallProperties = Readonly<{
  esim: OrderedInstall;
  /** The first one that is on no phone, which is open. The others are folded, so that a phone shows them all. */
  isNext: boolean;
  children: ReactNode;
}>;

function EsimToInstall({ esim, isNext, children }: EsimToInstallProperties) {
  const title = unbrokenData(esim.title);
  const content = (
    <>
      <InstallOptions esim={esim} hasHints={isNext} saysStart={!esim.hasStarted} />
      <div className="mt-3 empty:hidden">{children}</div>
    </>
  );
  if (!isNext) return <FoldedEsim title={title}>{content}</FoldedEsim>;
  return (
    <section className="mt-1 md:mt-4">
      <h3 className="text-lg md:mb-3 md:text-2xl">{title}</h3>
      {content}
    </section>
  );
}

/** How to install, for as long as an eSIM of the order may still be installed. */
function Steps({ esims }: Readonly<{ esims: readonly InstallableEsim[] }>) {
  return (
    <>
      <PhoneGuide />
      {withOwnSteps(esims).map((esim) => (
        <NetworkSteps key={esim.iccid} esim={esim} />
      ))}
      <DeleteWarning count={esims.length} />
    </>
  );
}

/** An eSIM that has connected, or whose plan has ended: what installs it is folded. */
function UsedEsim({ esim }: Readonly<{ esim: OrderedInstall }>) {
  const t = useMessages('install');
  const ended = usePlanEndTitle(esim.end);
  const options = <InstallOptions esim={esim} hasHints={false} isOnPhone saysStart={false} />;
  if (esim.end === null && esim.firstConnectedAt !== null)
    return <InUse connectedAt={esim.firstConnectedAt}>{options}</InUse>;
  return (
    <>
      <p className="notice-card mb-3 font-semibold">{ended}</p>
      <FoldedCodes words={t('inUse.codes')}>{options}</FoldedCodes>
    </>
  );
}

function Recycled({ esims }: Readonly<{ esims: InstallResponse['recycled'] }>) {
  const t = useMessages('esims');
  return esims.map(({ id, title }) => (
    <section key={id} className="mt-3 md:mt-4">
      <h3 className="mb-2 text-xl md:mb-3 md:text-2xl">{unbrokenData(title)}</h3>
      <p className="notice-card">{t('details.recycled')}</p>
    </section>
  ));
}

/** An eSIM of a gift that its recipient has opened. */
function OpenedEsim({ esim }: Readonly<{ esim: InstallableEsim }>) {
  const t = useMessages('esims');
  return (
    <section className="mt-3 grid gap-3 md:mt-4">
      <h3 className="text-xl md:text-2xl">{unbrokenData(esim.title)}</h3>
      <InstallWarning Icon={Send} title={t('noInstall.theirs.titleGift')}>
        {t('noInstall.theirs.text')}
      </InstallWarning>
      <FoldedCodes words={t('noInstall.codes')}>
        <InstallOptions esim={esim} hasHints={false} saysStart={false} />
      </FoldedCodes>
    </section>
  );
}

const WAYS = ['one', 'two', 'three'] as const;

/** What to know before the installation, and how many ways there are on this device. */
function Lead({ esims }: Readonly<{ esims: readonly InstallableEsim[] }>) {
  const t = useMessages('install');
  const { system } = useDevice();
  const [first] = esims;
  const ways = first === undefined ? undefined : WAYS[workingWays(first, system).length - 1];
  return (
    <p className="mt-0.5 max-w-prose text-ink-soft md:mt-1">
      {t('lead', { count: esims.length })} {ways === undefined ? null : t(`choose.${ways}`)}
    </p>
  );
}

/** Most eSIMs of an order have the same steps; each different text is shown once. */
function withOwnSteps(esims: readonly InstallableEsim[]): readonly InstallableEsim[] {
  const texts = esims.map(({ platforms }) => JSON.stringify(platforms));
  return esims.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}
