import type { CustomerEsim, CustomerResponse } from '#contract/admin/customers.ts';
import type { OwnedEsim } from '#core/esims/my-esims.ts';
import type { Language } from '#core/language.ts';
import { numberedTitle } from '#core/orders/number-units.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import type { OrderServices } from '../order-services.ts';
import { showStaffSummary } from '../support/show-ticket.ts';
import { showAccount } from './show-account.ts';
import { showFoundOrder } from './show-staff-order.ts';
import type { StaffServices } from './staff-services.ts';

type Needs = Readonly<{
  staff: StaffServices;
  orders: Pick<OrderServices, 'esims' | 'support'>;
}>;

/** More are behind the links to the lists. */
const MOST = 20;
const ICCID_END = 4;

/** A customer for an admin: no code of an eSIM, and no way to act as the customer. Null: no such account. */
export async function showCustomer(
  { staff, orders }: Needs,
  userId: string,
  language: Language,
): Promise<CustomerResponse | null> {
  const account = await staff.accounts.find(userId);
  if (account === null) return null;
  const { email, isConfirmed, sessionCount, lastSignInAt } = account;
  const [found, esims, tickets] = await Promise.all([
    staff.orders.ofAddress(email, MOST),
    orders.esims.mine.list(userId),
    orders.support.staffTickets.ofAddress(email, MOST),
  ]);
  return {
    account: {
      ...showAccount(account),
      isConfirmed,
      sessionCount,
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
    },
    orders: found.map(showFoundOrder),
    esims: esims.map((esim) => showEsim(esim, language)),
    tickets: tickets.map(showStaffSummary),
  };
}

function showEsim(esim: OwnedEsim, language: Language): CustomerEsim {
  return {
    id: esim.id,
    title: numberedTitle(esim.described, esim.number, { language, messagesOf }),
    orderNumber: esim.orderNumber,
    iccidEnd: esim.iccid.slice(-ICCID_END),
    status: esim.status,
    figures: esim.figures,
    readAt: esim.readAt?.toISOString() ?? null,
  };
}
