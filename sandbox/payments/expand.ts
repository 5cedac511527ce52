import type { PaymentService } from './payment-service.ts';
import { findSession } from './expire-session.ts';
import { invalid, type Json, type Reply } from './reply.ts';
import { showCharge, showIntent, showRefund } from './show-payment.ts';
import { showLineItems, showList } from './show-session.ts';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Finder = (id: string) => Json | null;

const showFound = <T>(record: T | null, show: (record: T) => Json) => (record === null ? null : show(record));

function findersOf({ records }: PaymentService): Readonly<Record<string, Finder>> {
  return {
    pi: (id) => showFound(records.intents.find(id), showIntent),
    ch: (id) => showFound(records.charges.find(id), showCharge),
    re: (id) => showFound(records.refunds.find(id), showRefund),
  };
}

const findById = (service: PaymentService, id: string) =>
  findersOf(service)[id.split('_')[0] ?? '']?.(id) ?? null;

/** Lists that are omitted unless requested. */
function hiddenList(service: PaymentService, parent: Json, field: string): Json | null {
  const id = String(parent['id']);
  if (parent['object'] === 'checkout.session' && field === 'line_items') {
    return showFound(findSession(service, id), showLineItems);
  }
  if (parent['object'] === 'charge' && field === 'refunds') {
    const refunds = service.records.refunds.list({ by: 'charge', equals: id, newestFirst: true });
    return showList(`/v1/charges/${id}/refunds`, refunds.map(showRefund));
  }
  return null;
}

/** The object with one path expanded; null when that path cannot be expanded. */
function expandPath(service: PaymentService, parent: Json, path: readonly string[]): Json | null {
  const [field, ...rest] = path;
  if (field === undefined) return parent;
  const value = hiddenList(service, parent, field) ?? parent[field];
  if (value === null) return parent;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => (isObject(item) ? expandPath(service, item, rest) : null));
    return items.includes(null) ? null : { ...parent, [field]: items };
  }
  const object = typeof value === 'string' ? findById(service, value) : value;
  const expanded = isObject(object) ? expandPath(service, object, rest) : null;
  return expanded === null ? null : { ...parent, [field]: expanded };
}

/** The same reply with the objects that `expand` names in place of their ids. */
export function expandReply(service: PaymentService, reply: Reply, paths: readonly string[] = []): Reply {
  if (reply.status >= 400) return reply;
  let body = reply.body;
  for (const path of paths) {
    const expanded = expandPath(service, body, path.split('.'));
    if (expanded === null) {
      return invalid({ message: `This property cannot be expanded (${path}).`, param: 'expand' });
    }
    body = expanded;
  }
  return { ...reply, body };
}
