import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';

const mails = z.object({
  messages: z.array(z.object({ subject: z.string(), text: z.string() }).loose()),
});
export type ReceivedMail = z.infer<typeof mails>['messages'][number];

const entries = z.object({
  entries: z.array(z.object({ seq: z.number(), kind: z.string(), data: z.record(z.string(), z.unknown()) })),
});
export type LedgerEntry = z.infer<typeof entries>['entries'][number];

export type Mailbox = Readonly<{ mailsTo: (address: string) => Promise<readonly ReceivedMail[]> }>;
export type Ledger = Readonly<{ entries: (kind?: string) => Promise<readonly LedgerEntry[]> }>;

export function readMailbox(sandboxOrigin: string, request: APIRequestContext): Mailbox {
  return {
    async mailsTo(address) {
      const response = await request.get(`${sandboxOrigin}/mailbox/messages`, { params: { to: address } });
      return mails.parse(await response.json()).messages;
    },
  };
}

export function readLedger(sandboxOrigin: string, request: APIRequestContext): Ledger {
  return {
    async entries(kind) {
      const params = kind === undefined ? {} : { kind };
      const response = await request.get(`${sandboxOrigin}/control/ledger`, { params });
      return entries.parse(await response.json()).entries;
    },
  };
}
