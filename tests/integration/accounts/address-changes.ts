import { expect } from 'vitest';
import { AddressResponse } from '#contract/account/address-change.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { anEmail, type anOrderFlow } from '../order-flow/shop.ts';
import { dataOwnersOf } from '../personal-data/customers-with-everything.ts';

type Flow = ReturnType<typeof anOrderFlow>;

/** Customers who change the address of their account, with the requests of the pages and the mails they get. */
export function addressChangesOf(flow: Flow) {
  const owners = dataOwnersOf(flow);
  const { request } = owners;

  const want = (cookie: string, email: string) =>
    request('PUT', '/api/me/address', { cookie, body: { email, language: 'es' } });
  const confirm = (cookie: string, token: string) =>
    request('POST', '/api/me/address/confirm', { cookie, body: { token, language: 'es' } });

  /** The tokens of all links that were mailed to this address; waits until there are so many. */
  const linksTo = (email: string, count = 1) =>
    eventually(async () => {
      const texts = (await flow.mailsTo(email)).map(({ text }) => text);
      const tokens = texts.flatMap(
        (text) => /\/es\/dashboard\/account\/address\?token=([\w-]+)/.exec(text)?.[1] ?? [],
      );
      expect(tokens).toHaveLength(count);
      return tokens;
    }, 20_000);

  /** A signed-in customer who has the link to another address. */
  async function aCustomerWithLink(to = anEmail()) {
    const customer = await owners.aSignedInCustomer();
    const session = await owners.signIn(customer.email);
    expect((await want(session, to)).status).toBe(200);
    const [token = ''] = await linksTo(to);
    return { ...customer, session, to, token };
  }

  return {
    ...owners,
    want,
    confirm,
    linksTo,
    aCustomerWithLink,
    addressOf: async (cookie: string) =>
      AddressResponse.parse(await (await owners.get('/api/me/address', cookie)).json()),
    subjectsTo: (email: string, text: string) =>
      eventually(async () => {
        const mails = (await flow.mailsTo(email)).filter(({ subject }) => subject.includes(text));
        expect(mails).toHaveLength(1);
        return mails[0]?.text ?? '';
      }, 20_000),
  };
}
