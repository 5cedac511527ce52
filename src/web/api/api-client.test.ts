import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createApiClient } from './api-client.ts';

test('API-25 every call carries the shop’s public anonymous key in the header apikey', async () => {
  const sent: Request[] = [];
  const client = createApiClient({
    anonKey: 'public-key',
    origin: 'http://shop.test',
    fetch: (input, init) => {
      sent.push(new Request(input, init));
      return Promise.resolve(Response.json({ suggestions: [] }));
    },
  });
  await client.api.packages.suggestions.$get({ query: { q: 'jap' } });
  expect(sent.map(({ url, headers }) => [url, headers.get('apikey')])).toEqual([
    ['http://shop.test/api/packages/suggestions?q=jap', 'public-key'],
  ]);
});

const WEB = join(import.meta.dirname, '..');

test('API-01 no other file of the web app calls fetch itself', () => {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: WEB,
    exclude: [
      '**/*.test.ts',
      'api/api-client.ts',
      // Fetches files of texts, not the API.
      'api/message-loader.ts',
      // What the typed client cannot do: an endless response, and the progress of an upload.
      'api/open-event-stream.ts',
      'api/upload-body.ts',
      // Sends what somebody typed on /api-test.
      'api/call-endpoint.ts',
      // Every first visit loads these, and most load nothing else that calls the server.
      'api/send-report.ts',
      'api/fetch-country.ts',
      // A probe of every page, whose response nobody reads.
      'api/is-reachable.ts',
      // Its own typed client, so that customers load nothing of staff.
      'admin/frame/admin-client.ts',
    ],
  });
  const callers = files.filter((file) =>
    /\bfetch\(|XMLHttpRequest|EventSource|sendBeacon|WebSocket|\bhc[<(]/.test(
      readFileSync(join(WEB, file), 'utf8'),
    ),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(callers).toEqual([]);
});
