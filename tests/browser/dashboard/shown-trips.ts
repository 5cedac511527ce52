import type { Page } from '@playwright/test';
import type { Language } from '#core/language.ts';
import { showEsimList } from '#server/http/esims/show-esim-list.ts';
import { summaryOfTrips, usageOfTrip, type Trip } from '#tests/builders/usage/a-trip.ts';

/**
 * The server answers with these trips instead of the customer's own eSIMs: a trip takes days, and the shop's clock is
 * the machine's. The answers are made by the server's own code from readings.
 */
export async function showTrips(page: Page, trips: readonly Trip[], language: Language): Promise<void> {
  const shown = { language, timeZone: 'UTC', now: new Date() };
  const readings = new Map(trips.map((trip) => [trip.esim.id, trip.readings]));
  const owned = {
    userId: 'the customer',
    esims: trips.map(({ esim }) => esim),
    usage: { readingsOf: () => Promise.resolve(readings) },
  };
  const esims = await showEsimList(owned, shown);
  await page.route(/\/api\/esims\?/, (route) => route.fulfill({ json: { networkName: 'Airalo', esims } }));
  await page.route(/\/api\/usage\?/, (route) => route.fulfill({ json: summaryOfTrips(trips, shown) }));
  await page.route(/\/api\/esims\/[\w-]+\/usage\?/, async (route) => {
    const id = /esims\/([\w-]+)\/usage/.exec(route.request().url())?.[1];
    const trip = trips.find(({ esim }) => esim.id === id);
    await (trip === undefined
      ? route.fulfill({ status: 404, json: { error: { code: 'not-found', message: '' } } })
      : route.fulfill({ json: usageOfTrip(trip, shown) }));
  });
}
