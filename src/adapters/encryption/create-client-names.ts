import { dayOf } from '#core/calendar/utc-day.ts';
import { createHmac } from 'node:crypto';

/** As many hexadecimal digits as tell the clients of a day apart. */
const LENGTH = 10;

/** Names a client for a day. Without the secret nobody can find its address, and the names of two days or two purposes are unrelated. */
export function createClientNames(
  secret: string,
  purpose: 'security events' | 'uploads',
): (client: string, at: Date) => string {
  const key = createHmac('sha256', secret).update(purpose).digest();
  return (client, at) =>
    createHmac('sha256', key)
      .update(`${dayOf(at)} ${client}`)
      .digest('hex')
      .slice(0, LENGTH);
}
