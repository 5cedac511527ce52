import { use } from 'react';
import { useSearchParams } from 'react-router';
import { MINUTE_MS } from '#core/durations.ts';
import { mayActAs } from '#core/staff/staff-member.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxFailed, BoxLoading } from '../frame/states.tsx';
import { SectionsContext, useStaff } from '../frame/use-staff.ts';
import { useWaiting } from '../frame/use-waiting.ts';
import { AlertsBox } from './alerts-box.tsx';
import { chosenRange, searchOf } from './chosen-range.ts';
import { RangeChoice } from './range-choice.tsx';
import { SalesChart } from './sales-chart.tsx';
import { SalesTiles } from './sales-tiles.tsx';
import { fetchAlerts, fetchSales } from './today-requests.ts';
import { WaitingBox } from './waiting-box.tsx';
import { useHeadline } from './use-headline.ts';

/** The figures are read again this often while the screen is open. */
const REFRESH_MS = MINUTE_MS;

/** The first screen: is money coming in, is everything delivered, what needs the owner. */
export default function TodayScreen() {
  const t = useMessages('admin-today');
  const { roles } = useStaff();
  return mayActAs(roles, 'admin') ? (
    <Business />
  ) : (
    <>
      <ScreenTitle title={t('title')} lead={t('support')} />
      <WaitingBox />
      <Sections />
    </>
  );
}

/** Where support can go. */
function Sections() {
  const t = useMessages('admin');
  const label = useMessages('admin-today')('sections');
  const sections = use(SectionsContext).filter(({ path }) => path !== '');
  return (
    <ul className="admin-cards" aria-label={label}>
      {sections.map(({ path, name, icon: Icon }) => (
        <li key={path}>
          <LocalizedLink to={`/admin/${path}`} className="admin-card-link">
            <Icon aria-hidden="true" className="size-5" />
            {t(`nav.${name}`)}
          </LocalizedLink>
        </li>
      ))}
    </ul>
  );
}

/** Money and alerts: for admins. */
function Business() {
  const t = useMessages('admin-today');
  const [search] = useSearchParams();
  const range = chosenRange(search);
  const sales = useMyQuery(['staff', 'sales', searchOf(range)], fetchSales(range), {
    refetchInterval: REFRESH_MS,
  });
  const alerts = useMyQuery(['staff', 'alerts'], fetchAlerts, { refetchInterval: REFRESH_MS });
  const waiting = useWaiting();
  const headline = useHeadline(sales.data, alerts.data, waiting.data);
  return (
    <>
      <ScreenTitle title={t('title')} lead={headline}>
        <RangeChoice chosen={range} />
      </ScreenTitle>
      {sales.isPending ? <BoxLoading /> : null}
      {!sales.isPending && sales.data === undefined ? (
        <BoxFailed onRetry={() => void sales.refetch()} />
      ) : null}
      {sales.data === undefined ? null : <SalesTiles sales={sales.data} />}
      <div className="today-pair">
        <WaitingBox />
        <AlertsBox query={alerts} />
      </div>
      {sales.data === undefined ? null : <SalesChart sales={sales.data} />}
    </>
  );
}
