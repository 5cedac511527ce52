import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENGLISH_PAGES, ENGLISH_SERVER } from '#messages/english.server.ts';
import { readMessageFiles } from './message-files.ts';

const FOLDER = join(import.meta.dirname, '../../messages');

test('browsers can fetch every namespace of pages in both languages, and none of the server', () => {
  const served = [...readMessageFiles(FOLDER, {}).keys()];
  const pages = ['en', 'es'].flatMap((language) =>
    Object.keys(ENGLISH_PAGES).map((name) => `/locales/${language}/${name}.json`),
  );
  expect(served.toSorted()).toEqual(pages.toSorted());
  for (const name of Object.keys(ENGLISH_SERVER)) expect(served).not.toContain(`/locales/en/${name}.json`);
});
