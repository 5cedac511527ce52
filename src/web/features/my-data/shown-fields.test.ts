import { expect, test } from 'vitest';
import { ACCOUNT_MAILS } from '#core/accounts/account-mails.ts';
import { ORDER_MAIL_KINDS } from '#core/orders/mail/order-mail-kinds.ts';
import { namesIn, type StoredTable } from '#core/personal-data/stored-data.ts';
import { STORED_TABLES } from '#core/personal-data/stored-tables.ts';
import { isShownField, SHOWN_FIELDS, SHOWN_TABLES, SHOWN_VALUES } from './shown-fields.ts';

const PERSONAL = Object.entries<StoredTable>(STORED_TABLES).flatMap(([name, table]) =>
  table.kind === 'personal' ? [{ name, columns: namesIn(table.exported) }] : [],
);

test('LEGAL-10 every table and every column of the export has a name on the screen', () => {
  expect([...SHOWN_TABLES].toSorted()).toEqual(PERSONAL.map(({ name }) => name).toSorted());
  const columns = new Set(PERSONAL.flatMap((table) => table.columns).filter(isShownField));
  expect([...SHOWN_FIELDS].toSorted()).toEqual([...columns].toSorted());
});

test('LEGAL-23 every kind of email has a word', () => {
  expect(SHOWN_VALUES).toEqual(expect.arrayContaining([...ORDER_MAIL_KINDS, ...ACCOUNT_MAILS]));
});
