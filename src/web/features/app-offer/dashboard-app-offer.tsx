import { useMyEsims } from '../../esims/use-my-esims.ts';
import { AppOffer } from './app-offer.tsx';

/** For the dashboard: a customer with an eSIM has a delivered order. */
export function DashboardAppOffer() {
  const { data } = useMyEsims();
  return (
    <div className="mt-8 empty:hidden">
      <AppOffer hasDelivery={data !== undefined && data.esims.length > 0} />
    </div>
  );
}
