import type { ReportedEsim } from '#core/esims/installation/install-state.ts';
import type { OwnedTopup } from '#core/esims/my-esims.ts';
import type { esims } from '../schema/delivery.ts';

/** What the network has reported about the eSIM of this row, with its top-ups by eSIM. */
export function reportedEsim(
  row: typeof esims.$inferSelect,
  topups: ReadonlyMap<string, readonly OwnedTopup[]>,
): ReportedEsim {
  return {
    status: row.status,
    installedAt: row.installed_at,
    firstConnectedAt: row.first_connected_at,
    expiresAt: row.expires_at,
    hasTopup: topups.has(row.id),
  };
}
