import type { ListedOrder, StaffOrderDetails } from '#contract/admin/orders.ts';
import type { ShownAuditEntry } from '#contract/admin/staff.ts';
import type { Language } from '#core/language.ts';
import { obstacleOf } from '#core/orders/delivery/requested-refund.ts';
import type { RefundRecord } from '#core/orders/history/order-record.ts';
import { numberedTitle, numberUnits } from '#core/orders/number-units.ts';
import type { StoredAuditEntry } from '#core/staff/audit-log.ts';
import { attentionOf } from '#core/staff/orders/attention.ts';
import type { FoundOrder, StaffOrder, StaffUnit } from '#core/staff/orders/staff-orders.ts';
import { staffTimeline } from '#core/staff/orders/staff-timeline.ts';
import { messagesOf } from '#messages/messages-of.server.ts';

export function showFoundOrder({ createdAt, ...order }: FoundOrder): ListedOrder {
  return { ...order, createdAt: createdAt.toISOString() };
}

export function showAuditEntry(entry: StoredAuditEntry): ShownAuditEntry {
  const { id, at, staffEmail, action, target, before, after } = entry;
  return { id, at: at.toISOString(), by: staffEmail, action, target, before, after };
}

type Viewer = Readonly<{
  language: Language;
  now: Date;
  isAdmin: boolean;
  audit: readonly StoredAuditEntry[];
}>;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** An order for staff. Cost is left out of the response to everybody but admins. */
export function showStaffOrder(
  order: StaffOrder,
  { language, now, isAdmin, audit }: Viewer,
): StaffOrderDetails {
  const numbers = numberUnits(order.units);
  const titles = order.units.map(({ described }, index) =>
    numberedTitle(described, numbers[index] ?? null, { language, messagesOf }),
  );
  const refunds = [...order.units.flatMap(({ refund }) => refund ?? []), ...order.paymentRefunds];
  const delivered = order.units.filter(({ outcome }) => outcome === 'delivered');
  const hasOpenUnit = order.status === 'paid' && order.units.some(({ outcome }) => outcome === null);
  const isOpen = hasOpenUnit || refunds.some(({ status }) => status === 'due');
  const paidAt = order.payments.find(({ counts }) => counts)?.paidAt ?? null;
  return {
    id: order.id,
    number: order.number,
    email: order.email,
    hasAccount: order.hasAccount,
    language: order.language,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    totalCents: order.totalCents,
    unitCount: order.units.length,
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    discountCode: order.discountCode,
    paidCents: sumOf(order.payments.map(({ amountCents }) => amountCents)),
    refundedCents: sumOf(
      refunds.filter(({ status }) => status === 'done').map(({ amountCents }) => amountCents),
    ),
    ...(isAdmin ? { costCents: sumOf(delivered.map(({ costCents }) => costCents)) } : {}),
    attention: [...attentionOf({ paidAt, hasOpenUnit, refunds, mails: order.mails }, now)],
    canRetry: isOpen || order.mails.some(({ status }) => status === 'due' || status === 'refused'),
    canResend: order.mails.some(({ status }) => status === 'sent' || status === 'refused'),
    units: order.units.map((unit, index) => showUnit(unit, { title: titles[index] ?? '', isAdmin })),
    timeline: staffTimeline(order).map(({ kind, at, unit, amountCents, reason, mail, detail }) => ({
      kind,
      at: at.toISOString(),
      title: unit === undefined ? null : (titles[unit] ?? null),
      amountCents: amountCents ?? null,
      reason: reason ?? null,
      mail: mail ?? null,
      detail: detail ?? null,
    })),
    billing: order.billing,
    notes: order.notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    handled: order.handled === null ? null : { by: order.handled.by, at: order.handled.at.toISOString() },
    audit: audit.map(showAuditEntry),
  };
}

type UnitView = Readonly<{ title: string; isAdmin: boolean }>;

function showUnit(unit: StaffUnit, { title, isAdmin }: UnitView): StaffOrderDetails['units'][number] {
  const { esim, refund } = unit;
  return {
    id: unit.id,
    title,
    countryCode: unit.described.country_code,
    paidCents: unit.priceCents - unit.discountCents,
    outcome: unit.outcome,
    failure: unit.failure,
    attempts: unit.attempts,
    esim:
      esim === null
        ? null
        : {
            iccidEnd: esim.iccidEnd,
            status: esim.status,
            isInstalled: esim.installedAt !== null,
            firstConnectedAt: esim.firstConnectedAt?.toISOString() ?? null,
            readAt: esim.readAt?.toISOString() ?? null,
            totalMegabytes: esim.totalMegabytes,
            remainingMegabytes: esim.remainingMegabytes,
            isUnlimited: esim.isUnlimited,
          },
    refund: refund === null ? null : showRefund(refund),
    ...(isAdmin ? { refundObstacle: obstacleOf(unit) } : {}),
  };
}

function showRefund({ reason, amountCents, status, createdAt, doneAt }: RefundRecord) {
  return {
    reason,
    amountCents,
    status,
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  };
}
