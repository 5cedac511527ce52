import { AppOffer } from './app-offer.tsx';

/** For the dashboard: a customer with an eSIM has a delivered order. */
export function DashboardAppOffer({ hasDelivery }: Readonly<{ hasDelivery: boolean }>) {
  return (
    <div className="mt-8 empty:hidden">
      <AppOffer hasDelivery={hasDelivery} />
    </div>
  );
}
