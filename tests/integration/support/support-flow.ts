import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { z } from 'zod';
import {
  MyTicketsResponse,
  SubmitTicketResponse,
  SupportFormResponse,
  UploadResponse,
} from '#contract/support/tickets.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { customersOf } from '../order-flow/customers.ts';
import { anEmail, type anOrderFlow } from '../order-flow/shop.ts';

type Typed = Readonly<Record<string, unknown>>;
type Upload = Readonly<{ content: Uint8Array; name?: string; type?: string }>;

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n');

/** The support form and its tickets at a running shop. */
export function supportFlow(flow: ReturnType<typeof anOrderFlow>) {
  const customers = customersOf(flow);

  // The clock goes back after each test; what was counted in the future would refuse everything.
  beforeEach(() => flow.run(sql`delete from rate_limits`));

  async function aToken(): Promise<string> {
    const { token } = SupportFormResponse.parse(await (await customers.get('/api/support-form')).json());
    flow.clock.advance(5);
    return token;
  }

  /** A valid submission; `typed` replaces its fields. */
  async function submit(typed: Typed = {}, cookie = ''): Promise<Response> {
    const body = {
      requestId: randomUUID(),
      token: await aToken(),
      name: 'Ana',
      email: anEmail(),
      message: 'My eSIM has no data.',
      language: 'en',
      ...typed,
    };
    return customers.send('POST', '/api/support-tickets', { body, cookie });
  }

  async function aTicket(typed: Typed = {}, cookie = '') {
    const email = anEmail();
    const response = await submit({ email, ...typed }, cookie);
    expect(response.status).toBe(200);
    const receipt = SubmitTicketResponse.parse(await response.json());
    const [row] = await flow.rows(
      z.object({ id: z.string() }),
      sql`select id::text from support_tickets where number = ${Number(receipt.number)}`,
    );
    return { ...receipt, id: z.string().parse(row?.id) };
  }

  const upload = ({ content, name = 'file.pdf', type = 'application/pdf' }: Upload) =>
    fetch(`${flow.parts().origin}/api/support-attachments`, {
      method: 'POST',
      headers: { 'content-type': type, 'x-file-name': encodeURIComponent(name), origin: flow.parts().origin },
      body: new Uint8Array(content),
    });

  return {
    ...customers,
    aToken,
    submit,
    aTicket,
    upload,
    uploaded: async (file: Upload) => {
      const response = await upload(file);
      expect(response.status).toBe(200);
      return UploadResponse.parse(await response.json());
    },
    ticketsOf: async (cookie: string) =>
      MyTicketsResponse.parse(await (await customers.get('/api/me/tickets', cookie)).json()).tickets,
    untilMails: (address: string, count: number) =>
      eventually(async () => {
        const mails = await flow.mailsTo(address);
        expect(mails).toHaveLength(count);
        return mails;
      }, 20_000),
    count: async (table: 'support_tickets' | 'ticket_messages' | 'ticket_attachments' | 'ticket_mails') => {
      const [row] = await flow.rows(
        z.object({ count: z.coerce.number() }),
        sql`select count(*) from ${sql.identifier(table)}`,
      );
      return row?.count ?? 0;
    },
  };
}
