import { z } from 'zod';
import type { anOrderFlow } from '../order-flow/shop.ts';

const Sources = z.object({ messages: z.array(z.object({ id: z.string(), subject: z.string() })) });

/** A mail as it was received, with unfolded headers. */
export async function headersOf(
  flow: ReturnType<typeof anOrderFlow>,
  email: string,
  subject: RegExp,
): Promise<string> {
  const { origin } = flow.parts().sandbox;
  const list = await fetch(`${origin}/mailbox/messages?to=${encodeURIComponent(email)}`);
  const found = Sources.parse(await list.json()).messages.find((mail) => subject.test(mail.subject));
  const raw = await (await fetch(`${origin}/mailbox/messages/${found?.id ?? ''}/source`)).text();
  return raw.replaceAll(/\r?\n[ \t]+/g, ' ');
}
