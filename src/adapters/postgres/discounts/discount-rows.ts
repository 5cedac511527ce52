import { inArray } from 'drizzle-orm';
import type { UnknownPlans } from '#core/discounts/discount-editor.ts';
import type { DiscountRules } from '#core/discounts/judge-discount-change.ts';
import type { AuditValues } from '#core/staff/audit-log.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { packages } from '../schema/catalogue.ts';

type Rules = Omit<DiscountRules, 'code'>;

/** The columns that staff edits. */
export function columnsOf(rules: Rules) {
  const { value } = rules;
  return {
    kind: value.kind,
    percent: value.kind === 'percent' ? value.percent : null,
    amount_cents: value.kind === 'fixed' ? value.amountCents : null,
    starts_at: rules.startsAt,
    ends_at: rules.endsAt,
    minimum_subtotal_cents: rules.minimumSubtotalCents,
    total_limit: rules.totalLimit,
    per_customer_limit: rules.perCustomerLimit,
    first_order_only: rules.firstOrderOnly,
    destinations: [...rules.destinations],
  };
}

/** The same for the audit log. */
export function auditedRules(rules: Rules): AuditValues {
  const { value } = rules;
  return {
    ...(value.kind === 'percent' ? { percent: value.percent } : { amountCents: value.amountCents }),
    startsAt: rules.startsAt?.toISOString() ?? null,
    endsAt: rules.endsAt?.toISOString() ?? null,
    minimumSubtotalCents: rules.minimumSubtotalCents,
    totalLimit: rules.totalLimit,
    perCustomerLimit: rules.perCustomerLimit,
    firstOrderOnly: rules.firstOrderOnly,
    packageIds: rules.packageIds,
    destinations: rules.destinations,
  };
}

/** Packages and destinations that the catalogue never had. Withdrawn ones may be offered again. */
export async function findUnknownPlans(
  tx: Transaction,
  { packageIds, destinations }: Pick<Rules, 'packageIds' | 'destinations'>,
): Promise<UnknownPlans | null> {
  const ids = new Set<string>();
  if (packageIds.length > 0) {
    const rows = await tx
      .select({ id: packages.package_id })
      .from(packages)
      .where(inArray(packages.package_id, [...packageIds]));
    for (const { id } of rows) ids.add(id);
  }
  const slugs = new Set<string>();
  if (destinations.length > 0) {
    const rows = await tx
      .selectDistinct({ slug: packages.slug })
      .from(packages)
      .where(inArray(packages.slug, [...destinations]));
    for (const { slug } of rows) slugs.add(slug);
  }
  const unknown = {
    packageIds: packageIds.filter((id) => !ids.has(id)),
    destinations: destinations.filter((slug) => !slugs.has(slug)),
  };
  return unknown.packageIds.length + unknown.destinations.length === 0
    ? null
    : { kind: 'unknown-plans', ...unknown };
}
