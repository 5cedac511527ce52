import { eq, sql } from 'drizzle-orm';
import type {
  DiscountCreation,
  DiscountEdit,
  DiscountEditor,
  StaffDiscount,
} from '#core/discounts/discount-editor.ts';
import {
  areSameRules,
  judgeDiscountChange,
  type DiscountRules,
} from '#core/discounts/judge-discount-change.ts';
import { judgeEdit } from '#core/editing/judge-edit.ts';
import type { StaffAction } from '#core/staff/orders/staff-orders.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { discountCodePackages, discountCodes } from '../schema/discounts.ts';
import { writeAudit } from '../staff/audit-log.ts';
import { lockDiscount } from './discount-reader.ts';
import { auditedRules, columnsOf, findUnknownPlans } from './discount-rows.ts';
import { findDiscount, listDiscounts } from './read-staff-discounts.ts';

export function createDiscountEditor(postgres: Pick<Postgres, 'db' | 'transaction'>): DiscountEditor {
  const { db } = postgres;
  return {
    list: (query) => listDiscounts(db, query),
    find: (code) => findDiscount(db, code),
    create: (rules, action) => postgres.transaction((tx) => create(tx, rules, action)),
    save: (rules, seen, action) => postgres.transaction((tx) => save(tx, { rules, seen, action })),
    setActive: (code, isActive, action) =>
      postgres.transaction((tx) => setActive(tx, { code, isActive, action })),
  };
}

/** The row is locked until the transaction ends, against other editors and against sales. */
async function readLocked(tx: Transaction, code: string): Promise<StaffDiscount | null> {
  await lockDiscount(tx, code);
  return findDiscount(tx, code);
}

async function readAfter(tx: Transaction, code: string): Promise<StaffDiscount> {
  const now = await findDiscount(tx, code);
  if (now === null) throw new Error(`The code ${code} was not stored`);
  return now;
}

async function create(
  tx: Transaction,
  rules: DiscountRules,
  { by, at }: StaffAction,
): Promise<DiscountCreation> {
  const { code } = rules;
  const unknown = await findUnknownPlans(tx, rules);
  if (unknown !== null) return unknown;
  const [created] = await tx
    .insert(discountCodes)
    .values({ code, ...columnsOf(rules), created_at: at })
    .onConflictDoNothing()
    .returning({ code: discountCodes.code });
  if (created === undefined) {
    // Pressed twice: the same code with the same rules is the one that was wanted.
    const there = await findDiscount(tx, code);
    return there?.edition === 1 && areSameRules(there.discount, rules)
      ? { kind: 'saved', now: there }
      : { kind: 'taken' };
  }
  await writePackages(tx, rules);
  const target = { kind: 'discount', id: code } as const;
  const after = auditedRules(rules);
  await writeAudit(tx, { by, at, action: 'discount-created', target, before: null, after });
  return { kind: 'saved', now: await readAfter(tx, code) };
}

type Saving = Readonly<{ rules: DiscountRules; seen: number; action: StaffAction }>;

async function save(tx: Transaction, { rules, seen, action }: Saving): Promise<DiscountEdit> {
  const now = await readLocked(tx, rules.code);
  if (now === null) return { kind: 'not-found' };
  if (now.seriesId !== null) return { kind: 'in-series' };
  const { discount, edition, hasOrders } = now;
  const isAlreadySo = areSameRules(rules, discount);
  const verdict = judgeEdit({ seen, current: edition, isAlreadySo });
  if (verdict === 'edited-meanwhile') return { kind: 'edited-meanwhile', now };
  if (isAlreadySo) return { kind: 'saved', now };
  const refusal = judgeDiscountChange({ ...discount, hasOrders }, rules);
  if (refusal !== null) return refusal;
  const unknown = await findUnknownPlans(tx, rules);
  if (unknown !== null) return unknown;
  await tx
    .update(discountCodes)
    .set({ ...columnsOf(rules), edition: edition + 1 })
    .where(eq(discountCodes.code, rules.code));
  await tx.delete(discountCodePackages).where(eq(discountCodePackages.code, rules.code));
  await writePackages(tx, rules);
  await writeAudit(tx, {
    ...action,
    action: 'discount-changed',
    target: { kind: 'discount', id: rules.code },
    before: auditedRules(discount),
    after: auditedRules(rules),
  });
  return { kind: 'saved', now: await readAfter(tx, rules.code) };
}

async function writePackages(tx: Transaction, { code, packageIds }: DiscountRules): Promise<void> {
  if (packageIds.length > 0)
    await tx.insert(discountCodePackages).values(packageIds.map((id) => ({ code, package_id: id })));
}

type Switching = Readonly<{ code: string; isActive: boolean; action: StaffAction }>;

async function setActive(
  tx: Transaction,
  { code, isActive, action }: Switching,
): Promise<StaffDiscount | null> {
  const now = await readLocked(tx, code);
  if (now === null || now.discount.isActive === isActive) return now;
  await tx
    .update(discountCodes)
    .set({ is_active: isActive, edition: sql`${discountCodes.edition} + 1` })
    .where(eq(discountCodes.code, code));
  await writeAudit(tx, {
    ...action,
    action: 'discount-switched',
    target: { kind: 'discount', id: code },
    before: { isActive: !isActive },
    after: { isActive },
  });
  return readAfter(tx, code);
}
