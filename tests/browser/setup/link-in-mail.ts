import { expect } from '@playwright/test';
import type { Mailbox } from './outside-world.ts';

/** The newest link with this parameter in the mails to an address, as path and query. Waits until a mail has one. */
export async function linkInMail(mailbox: Mailbox, address: string, parameter: string): Promise<string> {
  const links: URL[] = [];
  await expect
    .poll(async () => {
      const mails = await mailbox.mailsTo(address);
      const found = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
      links.push(...found.map((link) => new URL(link)).filter((link) => link.searchParams.has(parameter)));
      return links.length;
    })
    .toBeGreaterThan(0);
  const { pathname = '', search = '' } = links.at(-1) ?? {};
  return pathname + search;
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
