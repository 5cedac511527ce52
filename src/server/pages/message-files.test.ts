import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OFFERED_BY_DEFAULT } from '#core/language.ts';
import { ENGLISH_PAGES, ENGLISH_SERVER } from '#messages/english.server.ts';
import { readMessageFiles } from './message-files.ts';

const FOLDER = join(import.meta.dirname, '../../messages');

test('LANG-20 browsers can fetch every namespace of pages in the offered languages, and none of the server', () => {
  const served = [...readMessageFiles({ messagesFolder: FOLDER, languages: OFFERED_BY_DEFAULT }, {}).keys()];
  const pages = ['en', 'es'].flatMap((language) =>
    Object.keys(ENGLISH_PAGES).map((name) => `/locales/${language}/${name}.json`),
  );
  expect(served.toSorted()).toEqual(pages.toSorted());
  for (const name of Object.keys(ENGLISH_SERVER)) expect(served).not.toContain(`/locales/en/${name}.json`);
});
