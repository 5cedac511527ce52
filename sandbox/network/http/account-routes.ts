import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Network } from '../network.ts';
import devices from '../present/compatible-devices.json' with { type: 'json' };
import { dateTime, dollars } from '../present/texts.ts';
import { accepted, type FieldErrors, invalid, success } from './responses.ts';
import { readFields } from './read-fields.ts';

/** The account: balance, refunds, vouchers; and the list of phones. */
export function accountRoutes(network: Network): Hono {
  return new Hono()
    .get('/balance', (context) => {
      const amount = dollars(network.account.balanceCents());
      const balances = { name: 'balance', availableBalance: { amount, currency: 'USD' } };
      return success(context, { balances });
    })
    .get('/compatible-devices', (context) => context.json({ data: devices }))
    .post('/refund', (context) => requestRefund(network, context))
    .post('/voucher/esim', (context) => createVouchers(network, context));
}

const REFUND_REASONS = ['INVALID_ACTIVATION', 'DUPLICATE_ORDER', 'SERVICE_ISSUES', 'OTHERS'] as const;
const Refund = z.object({
  iccids: z.array(z.string()).min(1),
  reason: z.string(),
  notes: z.string().optional(),
});

async function requestRefund({ sandbox, esims, numbers }: Network, context: Context): Promise<Response> {
  const refund = Refund.safeParse(await readFields(context));
  const refuse = (message: string) => context.json({ data: [], meta: { message } }, 422);
  if (!refund.success) return refuse('The iccids and reason fields are required.');
  const { iccids, reason, notes = null } = refund.data;
  if (!REFUND_REASONS.some((known) => known === reason)) {
    return refuse(
      `The selected reason is invalid. It must be one of the following: ${REFUND_REASONS.join(', ')}`,
    );
  }
  const strangers = iccids.filter((iccid) => esims.find(iccid) === null);
  if (strangers.length > 0) {
    return refuse(`The following ICCIDs do not belong to your company: ${strangers.join(', ')}`);
  }
  const refundId = String(numbers.next('refund'));
  sandbox.ledger.append('esim-refund-requested', { refund_id: refundId, iccids, reason, notes });
  return accepted(context, {
    refund_id: refundId,
    created_at: dateTime(sandbox.clock.now().getTime()).slice(0, 16),
  });
}

const Vouchers = z.object({
  vouchers: z
    .array(
      z.object({
        package_id: z.string(),
        quantity: z.coerce.number().int().min(1).max(100),
        booking_reference: z.string().nullable().optional(),
      }),
    )
    .min(1),
});

/** Codes only: the sandbox does not redeem vouchers. */
async function createVouchers({ listings, sandbox }: Network, context: Context): Promise<Response> {
  const wanted = Vouchers.safeParse(await readFields(context));
  if (!wanted.success) return invalid(context, { vouchers: 'The vouchers field is invalid.' });
  const errors: FieldErrors = Object.fromEntries(
    wanted.data.vouchers.flatMap(({ package_id }, index) => {
      const field = `vouchers.${index}.package_id`;
      return listings.find(package_id) === null ? [[field, `The selected ${field} is invalid`]] : [];
    }),
  );
  if (Object.keys(errors).length > 0) return invalid(context, errors);
  const data = wanted.data.vouchers.map(({ package_id, quantity, booking_reference }) => ({
    package_id,
    codes: Array.from({ length: quantity }, () => randomBytes(4).toString('hex').toUpperCase()),
    booking_reference: booking_reference ?? null,
  }));
  for (const { package_id, codes } of data) sandbox.ledger.append('voucher-issued', { package_id, codes });
  return success(context, data);
}
