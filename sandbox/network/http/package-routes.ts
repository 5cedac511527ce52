import { Hono } from 'hono';
import type { Destination } from '../catalogue/catalogue.ts';
import type { Network } from '../network.ts';
import { presentDestination } from '../present/present-packages.ts';
import { invalid, originOf } from './answers.ts';
import { pagination, readPage } from './pagination.ts';

const DESTINATIONS_PER_PAGE = 25;

type Filter = Readonly<{ type: string | undefined; country: string | undefined }>;

/** GET /packages: the catalogue, by destination. */
export function packageRoutes({ shelf }: Network): Hono {
  return new Hono().get('/packages', (context) => {
    const page = readPage(context, DESTINATIONS_PER_PAGE);
    if ('complaints' in page) return invalid(context, page.complaints);
    const type = context.req.query('filter[type]');
    if (type !== undefined && !['', 'local', 'global'].includes(type)) {
      return invalid(context, { 'filter.type': 'The selected filter.type is invalid.' });
    }
    if (shelf.mode() === 'broken') return context.json({ data: 'catalogue unavailable', meta: null });

    const country = context.req.query('filter[country]');
    const all = shelf.mode() === 'empty' ? [] : shelf.destinations().filter(isWanted({ type, country }));
    const shown = all.slice(page.offset, page.offset + page.limit);
    const includeTopups = (context.req.query('include') ?? '').split(',').includes('topup');
    const presented = shown.map((one) => presentDestination(one, originOf(context), includeTopups));
    return context.json({
      data: asTheNetworkLists(presented, page),
      ...pagination(context, page, { total: all.length, shown: shown.length }),
    });
  });
}

/** From the second page on, the network sends an object keyed by each destination's place in the whole list. */
function asTheNetworkLists(presented: readonly object[], { page, offset }: { page: number; offset: number }) {
  if (page === 1) return presented;
  return Object.fromEntries(presented.map((one, index) => [String(offset + index), one]));
}

function isWanted({ type, country }: Filter): (destination: Destination) => boolean {
  return (destination) => {
    const isLocal = destination.countryCode !== '';
    if (type === 'local' && !isLocal) return false;
    if (type === 'global' && isLocal) return false;
    return country === undefined || country === '' || destination.countryCode === country.toUpperCase();
  };
}
