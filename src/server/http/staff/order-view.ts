import type { StaffOrderDetails } from '#contract/admin/orders.ts';
import type { Clock } from '#core/clock.ts';
import type { Language } from '#core/language.ts';
import type { StaffAction } from '#core/staff/orders/staff-orders.ts';
import { mayActAs, type StaffMember } from '#core/staff/staff-member.ts';
import { showStaffOrder } from './show-staff-order.ts';
import type { StaffServices } from './staff-services.ts';

export type OrderViewNeeds = Readonly<{ staff: StaffServices; clock: Clock }>;

/** The newest entries; older ones are in the audit log. */
const MOST_AUDIT = 50;

/** How every route about an order of staff shows it, and who acts. */
export function createOrderView({ staff, clock }: OrderViewNeeds) {
  return {
    /** Null: no such order. */
    show: async (id: string, member: StaffMember, language: Language): Promise<StaffOrderDetails | null> => {
      const found = await staff.orders.find(id);
      if (found === null) return null;
      const audit = await staff.audit.list({ target: { kind: 'order', id }, most: MOST_AUDIT });
      const isAdmin = mayActAs(member.roles, 'admin');
      return showStaffOrder(found, { language, now: clock.now(), isAdmin, audit });
    },
    actionOf: ({ userId }: StaffMember): StaffAction => ({ by: userId, at: clock.now() }),
  };
}
