import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SAMPLE_MAILS } from '#server/development/sample-mails.ts';
import { loadMailTemplates } from './load-mail-templates.ts';

let build: string;
beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'mails-'));
});
afterEach(() => rm(build, { recursive: true }));

async function writeModule(text: string): Promise<void> {
  await mkdir(join(build, 'mails'));
  await writeFile(join(build, 'mails/render-mail.js'), text);
}

test('without a build the shop does not start, and the error says what to do', async () => {
  await expect(loadMailTemplates(build)).rejects.toThrow(
    'The mail templates are not built, so customers would get no emails. Run npm run build, then start again.',
  );
});

test('a build that has no mails is refused at the start', async () => {
  await writeModule('export const other = 1;');
  await expect(loadMailTemplates(build)).rejects.toThrow('renderMail');
});

test('the built function gets the mail and the texts', async () => {
  await writeModule(
    "export const renderMail = (mail, messagesOf) => ({ html: mail.name, text: messagesOf('es', 'order-mail')('receipt.discount') });",
  );
  const templates = await loadMailTemplates(build);
  expect(await templates.render(SAMPLE_MAILS.welcome('es').mail)).toEqual({
    html: 'welcome',
    text: 'Descuento',
  });
});
