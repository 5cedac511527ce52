import type { Desk } from './desk.ts';
import { findSession } from './expire-session.ts';
import { invalid, type Json, type Reply } from './reply.ts';
import { showCharge, showIntent, showRefund } from './show-payment.ts';
import { showLineItems, showList } from './show-session.ts';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Finder = (id: string) => Json | null;

const showFound = <T>(record: T | null, show: (record: T) => Json) => (record === null ? null : show(record));

function findersOf({ records }: Desk): Readonly<Record<string, Finder>> {
  return {
    pi: (id) => showFound(records.intents.find(id), showIntent),
    ch: (id) => showFound(records.charges.find(id), showCharge),
    re: (id) => showFound(records.refunds.find(id), showRefund),
  };
}

const findById = (desk: Desk, id: string) => findersOf(desk)[id.split('_')[0] ?? '']?.(id) ?? null;

/** Lists that are left out unless asked for. */
function hiddenList(desk: Desk, parent: Json, field: string): Json | null {
  const id = String(parent['id']);
  if (parent['object'] === 'checkout.session' && field === 'line_items') {
    return showFound(findSession(desk, id), showLineItems);
  }
  if (parent['object'] === 'charge' && field === 'refunds') {
    const refunds = desk.records.refunds.list({ by: 'charge', equals: id, newestFirst: true });
    return showList(`/v1/charges/${id}/refunds`, refunds.map(showRefund));
  }
  return null;
}

/** The object with one path expanded; null when that path cannot be. */
function expandPath(desk: Desk, parent: Json, path: readonly string[]): Json | null {
  const [field, ...rest] = path;
  if (field === undefined) return parent;
  const value = hiddenList(desk, parent, field) ?? parent[field];
  if (value === null) return parent;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => (isObject(item) ? expandPath(desk, item, rest) : null));
    return items.includes(null) ? null : { ...parent, [field]: items };
  }
  const object = typeof value === 'string' ? findById(desk, value) : value;
  const expanded = isObject(object) ? expandPath(desk, object, rest) : null;
  return expanded === null ? null : { ...parent, [field]: expanded };
}

/** The same reply with what `expand` names spelt out in place of ids. */
export function expandReply(desk: Desk, reply: Reply, paths: readonly string[] = []): Reply {
  if (reply.status >= 400) return reply;
  let body = reply.body;
  for (const path of paths) {
    const expanded = expandPath(desk, body, path.split('.'));
    if (expanded === null) {
      return invalid({ message: `This property cannot be expanded (${path}).`, param: 'expand' });
    }
    body = expanded;
  }
  return { ...reply, body };
}
