import { dayOf } from '#core/calendar/utc-day.ts';
import { randomBytes } from 'node:crypto';
import type { EsimKey } from '#core/esims/keys/esim-key.ts';

/** The id names the day and is not secret; it is stored with every text. */
export function makeEsimKey(at: Date): EsimKey {
  const day = dayOf(at).replaceAll('-', '');
  return {
    id: `k${day}-${randomBytes(3).toString('hex')}`,
    secret: randomBytes(32).toString('hex'),
    madeAt: at,
  };
}
