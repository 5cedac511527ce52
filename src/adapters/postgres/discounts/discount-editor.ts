import { eq } from 'drizzle-orm';
import type {
  DiscountEdit,
  DiscountEditor,
  EditableDiscount,
  EditedDiscount,
} from '#core/discounts/discount-editor.ts';
import { judgeEdit } from '#core/editing/judge-edit.ts';
import type { Postgres, Transaction } from '../connection/connect-postgres.ts';
import { lockDiscount } from './discount-reader.ts';
import { discountCodePackages, discountCodes } from '../schema/discounts.ts';

export function createDiscountEditor(postgres: Pick<Postgres, 'transaction'>): DiscountEditor {
  return {
    read: (code) => postgres.transaction((tx) => readEdited(tx, code)),
    save: (wanted, seenEdition) => postgres.transaction((tx) => save(tx, wanted, seenEdition)),
  };
}

/** The row is locked until the transaction ends, against other editors and against sales. */
async function readEdited(tx: Transaction, code: string): Promise<EditedDiscount | null> {
  const discount = await lockDiscount(tx, code);
  const [row] = await tx
    .select({ edition: discountCodes.edition })
    .from(discountCodes)
    .where(eq(discountCodes.code, code));
  return discount === null || row === undefined ? null : { discount, edition: row.edition };
}

async function save(tx: Transaction, wanted: EditableDiscount, seen: number): Promise<DiscountEdit> {
  const now = await readEdited(tx, wanted.code);
  if (now === null) return { kind: 'not-found' };
  const { discount, edition } = now;
  const verdict = judgeEdit({ seen, current: edition, isAlreadySo: isSame(wanted, discount) });
  if (verdict === 'edited-meanwhile') return { kind: 'edited-meanwhile', now };
  if (verdict === 'saved-before') return { kind: 'saved', edition };
  if (wanted.totalLimit !== null && wanted.totalLimit < discount.uses)
    return { kind: 'limit-below-uses', uses: discount.uses };
  await write(tx, wanted, edition + 1);
  return { kind: 'saved', edition: edition + 1 };
}

async function write(tx: Transaction, wanted: EditableDiscount, edition: number): Promise<void> {
  const { code, value, packageIds } = wanted;
  await tx
    .update(discountCodes)
    .set({
      kind: value.kind,
      percent: value.kind === 'percent' ? value.percent : null,
      amount_cents: value.kind === 'fixed' ? value.amountCents : null,
      starts_at: wanted.startsAt,
      ends_at: wanted.endsAt,
      minimum_subtotal_cents: wanted.minimumSubtotalCents,
      total_limit: wanted.totalLimit,
      per_customer_limit: wanted.perCustomerLimit,
      first_order_only: wanted.firstOrderOnly,
      is_active: wanted.isActive,
      edition,
    })
    .where(eq(discountCodes.code, code));
  await tx.delete(discountCodePackages).where(eq(discountCodePackages.code, code));
  if (packageIds.length > 0)
    await tx.insert(discountCodePackages).values(packageIds.map((id) => ({ code, package_id: id })));
}

/** Compares all but the number of uses, which an editor does not set. */
function isSame(one: EditableDiscount, other: EditableDiscount): boolean {
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
}

function contentOf(discount: EditableDiscount): readonly unknown[] {
  const { value, packageIds } = discount;
  return [
    value.kind === 'percent' ? value.percent : `${value.amountCents} cents`,
    discount.startsAt,
    discount.endsAt,
    discount.minimumSubtotalCents,
    discount.totalLimit,
    discount.perCustomerLimit,
    discount.firstOrderOnly,
    discount.isActive,
    packageIds.toSorted(),
  ];
}
