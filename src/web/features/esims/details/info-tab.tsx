import type { ReactNode } from 'react';
import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import { noInstallReason } from '#core/esims/installation/no-install-reason.ts';
import { planEnd } from '#core/esims/dashboard/plan-end.ts';
import { isBeforeStart, shownConnection } from '#core/esims/dashboard/plan-days.ts';
import { orderPath } from '#core/orders/history/order-paths.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { CountryList } from '../../../plans/details/country-list.tsx';
import { useNow } from '../../../esims/use-now.ts';
import { useTimes } from '../../../language/use-times.ts';

/** The plan, its dates, its order, and where it works with which networks. */
export function InfoTab({ esim }: Readonly<{ esim: MyEsimDetails }>) {
  const t = useMessages('esims');
  return (
    <div className="grid gap-6">
      <dl className="esim-facts">
        <PlanFacts esim={esim} />
        <DateFacts esim={esim} />
        <Fact name={t('details.facts.order')}>
          <LocalizedLink to={orderPath(esim.orderId)} className="quiet-link justify-items-start">
            {esim.orderNumber}
          </LocalizedLink>
        </Fact>
      </dl>
      <section>
        <h2 className="mb-3 text-xl">{t('details.facts.countries', { count: esim.countries.length })}</h2>
        <CountryList countries={esim.countries} />
      </section>
    </div>
  );
}

function PlanFacts({ esim }: Readonly<{ esim: MyEsimDetails }>) {
  const t = useMessages('esims');
  const count = esim.validityDays;
  return (
    <>
      <Fact name={t('details.facts.plan')}>{esim.title}</Fact>
      <Fact name={t('details.facts.country')}>{esim.country}</Fact>
      <Fact name={t('details.facts.dataPlan')}>{esim.dataPlan}</Fact>
      <Fact name={t('details.facts.validity')}>
        {esim.startsOnInstall
          ? t('details.facts.fromInstallation', { count })
          : t('details.facts.fromFirstUse', { count })}
        {isBeforeStart(esim) && noInstallReason(esim) === null ? (
          <span className="block text-sm font-normal text-ink-soft">{esim.daysStart}</span>
        ) : null}
      </Fact>
    </>
  );
}

function DateFacts({ esim }: Readonly<{ esim: MyEsimDetails }>) {
  const t = useMessages('esims');
  const { dateAndTime } = useTimes();
  const end = planEnd(esim, useNow());
  return (
    <>
      <Fact name={t('details.facts.created')}>{dateAndTime(esim.createdAt)}</Fact>
      <Fact name={t('details.facts.installed')}>{t(`details.facts.${installedWords(esim)}`)}</Fact>
      <Fact name={t('details.facts.firstConnected')}>
        <FirstConnection esim={esim} />
      </Fact>
      <Fact name={t(end?.kind === 'days' ? 'details.facts.expired' : 'details.facts.expires')}>
        <End esim={esim} />
      </Fact>
    </>
  );
}

/** An eSIM that has connected is on a phone, also when nobody marked it. */
function installedWords({ isInstalled, firstConnectedAt }: MyEsimDetails) {
  if (isInstalled) return 'installedYes';
  return firstConnectedAt === null ? 'installedNo' : 'installedSeen';
}

function FirstConnection({ esim }: Readonly<{ esim: MyEsimDetails }>) {
  const t = useMessages('esims');
  const { dateAndTime } = useTimes();
  if (esim.firstConnectedAt === null) return t('details.facts.notYet');
  const at = shownConnection(esim);
  return at === null ? t('details.facts.notReported') : dateAndTime(at);
}

/** Without an end of the network: when it will be, by the terms of the plan. */
function End({ esim }: Readonly<{ esim: MyEsimDetails }>) {
  const t = useMessages('esims');
  const { dateAndTime } = useTimes();
  const { expiresAt, startsOnInstall, validityDays: count } = esim;
  if (expiresAt !== null) return dateAndTime(expiresAt);
  if (!isBeforeStart(esim)) return t('details.facts.notReported');
  return startsOnInstall
    ? t('details.facts.afterInstallation', { count })
    : t('details.facts.afterConnection', { count });
}

function Fact({ name, children }: Readonly<{ name: string; children: ReactNode }>) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
