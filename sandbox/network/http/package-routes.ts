import { Hono } from 'hono';
import type { Destination } from '../catalogue/catalogue.ts';
import type { Network } from '../network.ts';
import { writeDestination } from '../present/present-packages.ts';
import { invalid, originOf } from './responses.ts';
import { pagination, readPage } from './pagination.ts';

const DESTINATIONS_PER_PAGE = 25;

type Filter = Readonly<{ type: string | undefined; country: string | undefined }>;

/** GET /packages: the catalogue, by destination. */
export function packageRoutes({ listings }: Network): Hono {
  return new Hono().get('/packages', (context) => {
    const page = readPage(context, DESTINATIONS_PER_PAGE);
    if ('errors' in page) return invalid(context, page.errors);
    const type = context.req.query('filter[type]');
    if (type !== undefined && !['', 'local', 'global'].includes(type)) {
      return invalid(context, { 'filter.type': 'The selected filter.type is invalid.' });
    }
    if (listings.mode() === 'broken') return context.json({ data: 'catalogue unavailable', meta: null });

    const country = context.req.query('filter[country]');
    const all =
      listings.mode() === 'empty' ? [] : listings.destinations().filter(isWanted({ type, country }));
    const shown = all.slice(page.offset, page.offset + page.limit);
    const includeTopups = (context.req.query('include') ?? '').split(',').includes('topup');
    const texts = shown.map((one) => writeDestination(one, { origin: originOf(context), includeTopups }));
    const rest = JSON.stringify(pagination(context, page, { total: all.length, shown: shown.length }));
    return context.body(`{"data":${asTheNetworkLists(texts, page)},${rest.slice(1)}`, 200, {
      'content-type': 'application/json',
    });
  });
}

/**
 * From the second page on, the network sends an object keyed by each destination's index in the whole list.
 */
function asTheNetworkLists(
  texts: readonly string[],
  { page, offset }: { page: number; offset: number },
): string {
  if (page === 1) return `[${texts.join(',')}]`;
  return `{${texts.map((text, index) => `"${offset + index}":${text}`).join(',')}}`;
}

function isWanted({ type, country }: Filter): (destination: Destination) => boolean {
  return (destination) => {
    const isLocal = destination.countryCode !== '';
    if (type === 'local' && !isLocal) return false;
    if (type === 'global' && isLocal) return false;
    return country === undefined || country === '' || destination.countryCode === country.toUpperCase();
  };
}
