import { z } from 'zod';
import { formatMoney, money } from '#core/money.ts';
import { useTimes } from '../../language/use-times.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import type { Row } from './nested-rows.ts';
import { isShownField, SHOWN_FIELDS, SHOWN_VALUES } from './shown-fields.ts';

/** The names of the plans in the language of the screen, by their ids; the texts the customer agreed to, as they were shown. */
export type Names = Readonly<{
  plans: Readonly<Record<string, string>>;
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}>;

type Properties = Readonly<{ row: Row; names: Names }>;

/** The values of one row that say something to a person. */
export function DataFields({ row, names }: Properties) {
  const nameOf = useFieldName();
  const textOf = useValueText();
  const values = Object.entries(row).filter(([column, value]) => isShownField(column) && !isEmpty(value));
  if (values.length === 0) return null;
  return (
    <dl className="my-data-row">
      {values.map(([column, value]) => (
        <div key={column}>
          <dt>{nameOf(column)}</dt>
          <dd>{agreedText(value, row, names) ?? textOf(column, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What was agreed to is shown in its own language; the row says which. */
function agreedText(value: unknown, { language }: Row, { texts }: Names) {
  const lang = String(language);
  const text = texts[String(value)]?.[lang];
  return text === undefined ? null : <span lang={lang}>{text}</span>;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function useFieldName() {
  const t = useMessages('my-data');
  return (column: string) => {
    const field = SHOWN_FIELDS.find((known) => known === column);
    return field === undefined ? column : t(`fields.${field}`);
  };
}

const CartLines = z.array(z.object({ quantity: z.int(), title: z.string() }));

function useValueText() {
  const t = useMessages('my-data');
  const language = useLanguage();
  const { dateAndTime } = useTimes();
  return (column: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number' && column.endsWith('_cents')) return formatMoney(money(value), language);
    if (typeof value !== 'string') return listText(column, value);
    if (column === 'at' || column.endsWith('_at')) return dateAndTime(value);
    const word = SHOWN_VALUES.find((known) => known === value);
    if (word !== undefined) return t(`values.${word}`);
    return value;
  };
}

function listText(column: string, value: unknown): string {
  if (column === 'cart') {
    const lines = CartLines.safeParse(value).data ?? [];
    return lines.map(({ quantity, title }) => `${String(quantity)} × ${title}`).join(', ');
  }
  return Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
}
