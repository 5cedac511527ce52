import { desc } from 'drizzle-orm';
import type { InvoiceSeller } from '#core/orders/history/order-record.ts';
import type { Postgres } from '../connection/connect-postgres.ts';
import { sellers } from '../schema/invoices.ts';

/**
 * Stores the seller of the settings when it is not the last one stored. Invoices that are issued afterwards name it. Two
 * processes that start at once may both store it, which changes nothing.
 */
export async function rememberSeller(
  { db }: Pick<Postgres, 'db'>,
  seller: InvoiceSeller,
  at: Date,
): Promise<void> {
  const [last] = await db.select().from(sellers).orderBy(desc(sellers.id)).limit(1);
  const isSame =
    last !== undefined &&
    last.name === seller.name &&
    last.address === seller.address &&
    last.tax_id === seller.taxId &&
    last.support_email === seller.supportEmail &&
    last.tax_basis_points === seller.taxBasisPoints;
  if (isSame) return;
  await db.insert(sellers).values({
    name: seller.name,
    address: seller.address,
    tax_id: seller.taxId,
    support_email: seller.supportEmail,
    tax_basis_points: seller.taxBasisPoints,
    since: at,
  });
}
