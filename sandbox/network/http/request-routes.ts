import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { DAY_MILLISECONDS } from '../life/package-life.ts';
import type { Network } from '../network.ts';
import { REQUEST_ID_LENGTH } from '../notices/request-service.ts';
import { dateTime } from '../present/texts.ts';
import { accepted, type FieldErrors, invalid, originOf, refused, success } from './responses.ts';
import { checkOrder } from './check-order.ts';
import { readFields, textField } from './read-fields.ts';

const MOST_CANCELLATIONS = 10;
const INVALID_PACKAGE_CODE = 34;

/** Delayed orders: /orders-async runs at once in the background, /future-orders on a later day. */
export function requestRoutes(network: Network): Hono {
  return new Hono()
    .post('/orders-async', (context) => submitAsync(network, context))
    .post('/future-orders', (context) => submitFuture(network, context))
    .post('/cancel-future-orders', (context) => cancelFuture(network, context));
}

async function submitAsync(network: Network, context: Context): Promise<Response> {
  const fields = await readFields(context);
  const check = checkOrder(network, fields);
  if (check.kind === 'invalid') return invalid(context, check.errors);
  if (check.kind === 'refused') return refused(context, check.code, check.reason);
  if (textField(fields, 'webhook_url') === null && network.notices.find('async_orders') === null) {
    return context.json({ reason: 'User is not opted in and no webhook URL provided.' }, 422);
  }
  const { listing, quantity, description, brand } = check.order;
  const now = network.sandbox.clock.now().getTime();
  const request = network.requests.take({
    dueAt: now,
    packageId: listing.package.id,
    quantity,
    description,
    brand,
    origin: originOf(context),
  });
  return accepted(context, { request_id: request.id, accepted_at: dateTime(now) });
}

async function submitFuture(network: Network, context: Context): Promise<Response> {
  const fields = await readFields(context);
  const check = checkOrder(network, fields);
  if (check.kind === 'invalid' && check.errors['package_id'] === 'The selected package is invalid.') {
    const reason =
      'The requested eSIM package is invalid or it is currently out of stock. Please try again later.';
    return refused(context, INVALID_PACKAGE_CODE, reason);
  }
  if (check.kind === 'invalid') return invalid(context, check.errors);
  if (check.kind === 'refused') return refused(context, check.code, check.reason);

  const wrongOptions = sharingErrors(fields['sharing_option']);
  if (Object.keys(wrongOptions).length > 0) return invalid(context, wrongOptions);
  const dueDate = textField(fields, 'due_date') ?? '';
  const dueAt = Date.parse(`${dueDate.replace(' ', 'T')}:00Z`);
  const wrong = dueDateError(dueDate, dueAt, network.sandbox.clock.now().getTime());
  if (wrong !== null) return invalid(context, { due_date: wrong });
  const { listing, quantity, description, brand } = check.order;
  const request = network.requests.take({
    dueAt,
    packageId: listing.package.id,
    quantity,
    description,
    brand,
    origin: originOf(context),
  });
  return success(context, {
    request_id: request.id,
    due_date: dueDate,
    latest_cancellation_date: dateTime(dueAt - DAY_MILLISECONDS).slice(0, 16),
  });
}

function sharingErrors(options: unknown): FieldErrors {
  const given: readonly unknown[] = Array.isArray(options) ? options : [];
  return Object.fromEntries(
    given.flatMap((option, index) => {
      if (option === 'link' || option === 'pdf') return [];
      const text = `Sharing option on position ${index} is invalid. Available options are: 'link' and 'pdf'.`;
      return [[`sharing_option(${index})`, text] as const];
    }),
  );
}

function dueDateError(text: string, dueAt: number, now: number): string | null {
  if (text === '') return 'The due date field is required.';
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text) || Number.isNaN(dueAt)) {
    return 'The due date does not match the format Y-m-d H:i.';
  }
  if (dueAt < now + 2 * DAY_MILLISECONDS) {
    return 'Minimum due date must be at least the day after tomorrow in UTC timezone.';
  }
  return dueAt > now + 366 * DAY_MILLISECONDS ? 'Maximum due date is one year from now.' : null;
}

const Cancellation = z.object({ request_ids: z.array(z.string()).min(1).max(MOST_CANCELLATIONS) });

async function cancelFuture({ requests, sandbox }: Network, context: Context): Promise<Response> {
  const cancellation = Cancellation.safeParse(await readFields(context));
  if (!cancellation.success) return invalid(context, { request_ids: 'The request ids field is required.' });
  const latest = sandbox.clock.now().getTime() + DAY_MILLISECONDS;
  const errors: Record<string, string> = {};
  for (const [index, id] of cancellation.data.request_ids.entries()) {
    const wrong = cancelError(id, requests.find(id), latest);
    if (wrong !== null) errors[`request_ids.${index}`] = wrong;
  }
  if (Object.keys(errors).length > 0) return invalid(context, errors satisfies FieldErrors);
  for (const id of cancellation.data.request_ids) requests.close(id, 'cancelled');
  return success(context, [], 'Future orders cancelled successfully');
}

type FoundRequest = Readonly<{ dueAt: number | null }> | null;

function cancelError(id: string, request: FoundRequest, latest: number): string | null {
  if (id.length !== REQUEST_ID_LENGTH) return 'Each request ID must be exactly 25 characters long.';
  if (request === null) return `Request ID: ${id} does not exist.`;
  if (request.dueAt === null || request.dueAt < latest) {
    return `Request ID: ${id} is already processed and can not be cancelled.`;
  }
  return null;
}
