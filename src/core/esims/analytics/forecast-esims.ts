import type { OwnedEsim } from '../my-esims.ts';
import { forecast, type Forecast } from '../usage/forecast.ts';
import type { UsageReader } from './usage-reader.ts';

/** As many as the dashboard shows at once: the readings of 200 eSIMs would be tens of thousands. */
const MOST_ESIMS = 12;

type Running = Pick<OwnedEsim, 'id' | 'status' | 'figures' | 'firstConnectedAt' | 'expiresAt'>;
type Owned = Readonly<{ userId: string; esims: readonly Running[]; now: Date }>;

/** By id of the eSIM: those whose data is running down now, the ones that end soonest. One query, or none. */
export async function forecastEsims(
  usage: Pick<UsageReader, 'readingsOf'>,
  { userId, esims, now }: Owned,
): Promise<ReadonlyMap<string, Forecast>> {
  const running = esims
    .filter((esim) => isRunningDown(esim, now))
    .toSorted((one, other) => endOf(one) - endOf(other) || 0)
    .slice(0, MOST_ESIMS);
  if (running.length === 0) return new Map();
  const readings = await usage.readingsOf(
    userId,
    running.map(({ id }) => id),
  );
  return new Map(
    running.map(({ id, firstConnectedAt: startedAt, expiresAt: endsAt }) => [
      id,
      forecast({ readings: readings.get(id) ?? [], startedAt, endsAt, isUnlimited: false, now }),
    ]),
  );
}

function isRunningDown({ status, figures, firstConnectedAt, expiresAt }: Running, now: Date): boolean {
  if (status !== 'active' || firstConnectedAt === null || figures === null) return false;
  return !figures.isUnlimited && (expiresAt === null || expiresAt > now);
}

/** Two eSIMs without a known end give NaN, which the caller reads as equal. */
function endOf({ expiresAt }: Running): number {
  return expiresAt?.getTime() ?? Infinity;
}
