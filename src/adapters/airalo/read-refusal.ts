import type { IssueResult } from '#core/esims/esim-provider.ts';
import { Refusal } from './order-responses.ts';

type Refused = Exclude<IssueResult, { kind: 'issued' }>;
type Received = Readonly<{ status: number; retryAfterSeconds: number | null; body: unknown }>;

/** The vendor's codes for temporary problems: our wallet is empty, operator in maintenance, out of stock. */
const PASSING_CODES = new Set([11, 13, 33]);
/** "Something unexpected happened": the vendor itself does not know the outcome. */
const UNSURE_CODES = new Set([53]);
/** We order one, so an error about the quantity means that none is in stock now. */
const PASSING_FIELDS = new Set(['quantity']);
const REFUSAL_STATUSES = new Set([400, 422]);

/**
 * The meaning of a purchase response that is not a success. `rejected` needs the vendor's own code or field:
 * a bare 4xx may be a wrong address or a gateway, and must not refund every customer at once.
 */
export function readRefusal(response: Received): Refused {
  const later = (vendorCode: string): Refused => ({
    kind: 'try-later',
    retryAfterSeconds: response.retryAfterSeconds,
    vendorCode,
  });
  const refusal = REFUSAL_STATUSES.has(response.status) ? Refusal.safeParse(response.body) : null;
  if (refusal?.success === true) return fromRefusal(refusal.data, later);
  if (response.status === 503 || isClientError(response.status)) return later(`http-${response.status}`);
  return { kind: 'unknown' };
}

function fromRefusal(
  { code, fields }: Readonly<{ code: number | null; fields: readonly string[] }>,
  later: (vendorCode: string) => Refused,
): Refused {
  if (code !== null) {
    if (UNSURE_CODES.has(code)) return { kind: 'unknown' };
    return PASSING_CODES.has(code) ? later(String(code)) : { kind: 'rejected', vendorCode: String(code) };
  }
  const lasting = fields.filter((field) => !PASSING_FIELDS.has(field));
  if (lasting.length > 0) return { kind: 'rejected', vendorCode: lasting.join(',') };
  return later(fields.length > 0 ? fields.join(',') : 'http-422');
}

/** 408: the vendor stopped reading half-way, so the outcome is unknown. */
function isClientError(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408;
}
