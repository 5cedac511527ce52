import { Hono } from 'hono';
import type { SandboxEnv } from '../faults/fault-middleware.ts';
import type { SandboxContext } from '../sandbox-context.ts';

/** Units for one euro. Fixed, so that tests can calculate with them: one euro is 1.25 US dollars. */
const PER_EURO = {
  USD: '1.25',
  JPY: '187.5',
  CZK: '25',
  DKK: '7.5',
  GBP: '0.875',
  HUF: '400',
  PLN: '4.25',
  RON: '5',
  SEK: '11.25',
  CHF: '0.9375',
  ISK: '150',
  NOK: '11.875',
  TRY: '50',
  AUD: '1.875',
  BRL: '6.875',
  CAD: '1.75',
  CNY: '9',
  HKD: '9.75',
  IDR: '20000',
  ILS: '4.375',
  INR: '106.25',
  KRW: '1750',
  MXN: '22.5',
  MYR: '5.25',
  NZD: '2.125',
  PHP: '71.25',
  SGD: '1.625',
  THB: '41.25',
  ZAR: '22.5',
} as const;

/** A daily table in the format of the European Central Bank, dated by the sandbox's clock. */
export function createCurrencyRates({ clock }: SandboxContext): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.get('/eurofxref-daily.xml', (context) => {
    const day = clock.now().toISOString().slice(0, 10);
    return context.body(writeTable(day), 200, { 'content-type': 'text/xml' });
  });
  return app;
}

function writeTable(day: string): string {
  const rates = Object.entries(PER_EURO).map(
    ([code, rate]) => `\t\t\t<Cube currency='${code}' rate='${rate}'/>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">',
    '\t<gesmes:subject>Reference rates</gesmes:subject>',
    '\t<gesmes:Sender>',
    '\t\t<gesmes:name>Sandbox</gesmes:name>',
    '\t</gesmes:Sender>',
    '\t<Cube>',
    `\t\t<Cube time='${day}'>`,
    ...rates,
    '\t\t</Cube>',
    '\t</Cube>',
    '</gesmes:Envelope>',
    '',
  ].join('\n');
}
