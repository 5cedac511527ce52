import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Language } from '#core/language.ts';
import type { Headers } from '../http/middleware/security-headers.ts';
import { etagOf, StoredResponse } from '../http/stored-response.ts';

const CACHING = 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600';

/** Texts of mails and error pages, which no browser fetches. */
const SERVER_FOLDER = 'server';

type Needs = Readonly<{ messagesFolder: string; languages: readonly Language[] }>;

/** The translations in offered languages that browsers fetch, at /locales/{language}/{namespace}.json. */
export function readMessageFiles(
  { messagesFolder: folder, languages }: Needs,
  headers: Headers,
): ReadonlyMap<string, StoredResponse> {
  return new Map(
    languages.flatMap((language) =>
      readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json') && dirname(name) !== SERVER_FOLDER)
        .map((name): [string, StoredResponse] => [
          `/locales/${language}/${basename(name)}`,
          storeMessages(readFileSync(join(folder, language, name), 'utf8'), headers),
        ]),
    ),
  );
}

function storeMessages(text: string, headers: Headers): StoredResponse {
  const messages: unknown = JSON.parse(text);
  const body = Buffer.from(JSON.stringify(messages));
  return new StoredResponse({
    status: 200,
    body,
    etag: etagOf(body),
    headers: { ...headers, 'content-type': 'application/json', 'cache-control': CACHING },
  });
}
