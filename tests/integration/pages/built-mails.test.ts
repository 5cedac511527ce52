import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#core/language.ts';
import type { MailTemplates } from '#core/mail/mail-templates.ts';
import { buildPages } from '#scripts/launch/build-pages.ts';
import { SAMPLE_MAILS } from '#server/development/sample-mails.ts';
import { loadMailTemplates } from '#server/mails/load-mail-templates.ts';
import { sourceMailTemplates } from '#tests/builders/mail-templates.ts';

const BUILD = join(import.meta.dirname, '../../../build');

let built: MailTemplates;
beforeAll(async () => {
  await buildPages(new AbortController().signal);
  built = await loadMailTemplates(BUILD);
});

test.each(Object.entries(SAMPLE_MAILS))(
  'the built mail %s is the one of its source',
  async (_name, sampleOf) => {
    for (const language of LANGUAGES) {
      const { mail } = sampleOf(language);
      expect(await built.render(mail)).toEqual(await sourceMailTemplates.render(mail));
    }
  },
);
