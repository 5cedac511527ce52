import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Network } from '../network.ts';
import { NOTICE_TYPES, type OptIn } from '../notices/notice-sender.ts';
import type { NoticeLevel } from '../life/low-data-moments.ts';
import { invalid, success } from './responses.ts';
import { missingFields, readFields, textField } from './read-fields.ts';

const NoticeType = z.enum(NOTICE_TYPES);
/** Percent of the credit limit. */
const CreditLevels = z.array(z.int()).catch([50, 70, 80, 90]);
const HEAD_WITHIN_MILLISECONDS = 5_000;

/** /notifications: subscriptions to notices; /simulator/webhook: sends a notice on demand. */
export function notificationRoutes(network: Network): Hono {
  const { notices } = network;
  return new Hono()
    .post('/notifications/opt-in', (context) => optIn(network, context))
    .get('/notifications/opt-in', (context) => {
      const known = notices.find('webhook_low_data') ?? notices.find('email_low_data');
      return success(context, { notification: known === null ? null : presentOptIn(known) });
    })
    .post('/notifications/opt-out', async (context) => {
      const type = NoticeType.safeParse(textField(await readFields(context), 'type'));
      if (!type.success) return invalid(context, { type: 'The selected type is invalid.' });
      notices.optOut(type.data);
      return context.body(null, 204);
    })
    .post('/simulator/webhook', (context) => simulate(network, context));
}

async function optIn({ notices, sandbox }: Network, context: Context): Promise<Response> {
  const fields = await readFields(context);
  const type = NoticeType.safeParse(textField(fields, 'type'));
  if (!type.success) return invalid(context, { type: 'The selected type is invalid.' });

  const isMail = type.data.startsWith('email');
  const contactField = isMail ? 'email' : 'webhook_url';
  const missing = missingFields(fields, [contactField]);
  if (missing !== null) return invalid(context, missing);
  const contactPoint = textField(fields, contactField) ?? '';
  if (!isMail && !(await respondsToHead(contactPoint, sandbox.shopOrigin))) {
    return invalid(context, { webhook_url: 'The webhook url must answer a HEAD request with 200 OK.' });
  }
  const wanted: OptIn = {
    type: type.data,
    contactPoint,
    language: isMail ? (textField(fields, 'language') ?? 'en') : null,
    levels: type.data.includes('credit_limit') ? CreditLevels.parse(fields['levels']) : null,
  };
  notices.optIn(wanted);
  return success(context, { notification: presentOptIn(wanted) });
}

/** The sandbox calls only its own shop, whatever public origin the shop gives as its address. */
async function respondsToHead(url: string, shopOrigin: string): Promise<boolean> {
  if (!URL.canParse(url)) return false;
  const signal = AbortSignal.timeout(HEAD_WITHIN_MILLISECONDS);
  return fetch(new URL(new URL(url).pathname, shopOrigin), {
    method: 'HEAD',
    redirect: 'manual',
    signal,
  }).then(
    (response) => response.status === 200,
    () => false,
  );
}

function presentOptIn({ type, contactPoint, language, levels }: OptIn) {
  return {
    type,
    contact_point: contactPoint,
    ...(language === null ? {} : { language }),
    ...(levels === null ? {} : { levels }),
  };
}

const SIMULATED: Readonly<Record<string, NoticeLevel>> = {
  expire_1: '1days',
  expire_3: '3days',
  percent_75: '75%',
  percent_90: '90%',
};

async function simulate({ notices, numbers, esims }: Network, context: Context): Promise<Response> {
  const fields = await readFields(context);
  const level = SIMULATED[textField(fields, 'type') ?? ''];
  if (level === undefined) return invalid(context, { type: 'The selected type is invalid.' });
  if (textField(fields, 'event') !== 'low_data_notification') {
    return invalid(context, { event: 'The selected event is invalid.' });
  }
  if (notices.find('webhook_low_data') === null) {
    return invalid(context, { event: 'The partner is not opted in to this notification.' });
  }
  notices.send({
    id: `simulated-${numbers.next('simulated-notice')}`,
    type: 'low_data_notification',
    body: simulatedNotice(level, textField(fields, 'iccid'), esims),
  });
  return context.json({ success: 'Notification sent' });
}

function simulatedNotice(level: NoticeLevel, iccid: string | null, esims: Network['esims']) {
  const [first] = (iccid === null ? null : esims.find(iccid))?.purchases ?? [];
  return {
    level,
    package_name: first?.packageId ?? 'sandbox-7days-1gb',
    remaining_percentage: level === '90%' ? 10 : 25,
    iccid: iccid ?? '8944700000000000006',
  };
}
