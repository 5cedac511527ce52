import { expect } from '@playwright/test';
import type { Mailbox } from './outside-world.ts';

/** The newest link with this parameter in the mails to an address, without the origin. Waits until a mail has one. */
export async function linkInMail(mailbox: Mailbox, address: string, parameter: string): Promise<string> {
  let newest: URL | undefined;
  await expect
    .poll(async () => {
      // The newest mail comes first.
      const mails = await mailbox.mailsTo(address);
      const found = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
      newest = found.map((link) => new URL(link)).find((link) => link.searchParams.has(parameter));
      return newest !== undefined;
    })
    .toBe(true);
  const { pathname = '', search = '', hash = '' } = newest ?? {};
  return pathname + search + hash;
}

/** The path of the first share link in the newest mail to an address that has one. Waits for it. */
export async function shareLinkInMail(mailbox: Mailbox, address: string): Promise<string> {
  const links: string[] = [];
  await expect
    .poll(async () => {
      const mails = await mailbox.mailsTo(address);
      links.push(...mails.flatMap(({ text }) => text.match(/(?:\/es)?\/share\/[\w-]{22}/g) ?? []));
      return links.length;
    })
    .toBeGreaterThan(0);
  return links[0] ?? '';
}
