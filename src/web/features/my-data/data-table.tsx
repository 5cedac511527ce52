import { formatMoney, money } from '#core/money.ts';
import { useTimes } from '../../esims/use-times.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { isShownField, SHOWN_FIELDS, SHOWN_VALUES, type SHOWN_TABLES } from './shown-fields.ts';

type Row = Readonly<Record<string, unknown>>;
type Properties = Readonly<{ name: (typeof SHOWN_TABLES)[number]; rows: readonly Row[] }>;

/** More are only in the file: thousands of readings would make the screen slow and the print long. */
const MOST_ROWS = 50;

/** So many are shown at first; a press shows the others, and printing shows them too. */
const FIRST_ROWS = 3;

/** The rows of one table as names and values. */
export function DataTable({ name, rows }: Properties) {
  const t = useMessages('my-data');
  const shown = rows.toSorted(byCreation).slice(0, MOST_ROWS);
  const rest = shown.slice(FIRST_ROWS);
  return (
    <section>
      <h2 className="text-2xl">{t(`tables.${name}`)}</h2>
      {shown.slice(0, FIRST_ROWS).map((row, index) => (
        <DataRow key={index} row={row} />
      ))}
      {rest.length === 0 ? null : (
        <details className="my-data-rest">
          <summary>{t('rest', { count: rest.length })}</summary>
          {rest.map((row, index) => (
            <DataRow key={index} row={row} />
          ))}
        </details>
      )}
      {rows.length > MOST_ROWS ? (
        <p className="mt-3 text-ink-soft">{t('more', { count: rows.length - MOST_ROWS })}</p>
      ) : null}
    </section>
  );
}

/** The server returns them by their ids, which are random. */
function byCreation(one: Row, other: Row): number {
  return createdAt(one).localeCompare(createdAt(other));
}

function createdAt({ created_at }: Row): string {
  return typeof created_at === 'string' ? created_at : '';
}

function DataRow({ row }: Readonly<{ row: Row }>) {
  const nameOf = useFieldName();
  const textOf = useValueText();
  const values = Object.entries(row).filter(([column, value]) => isShownField(column) && !isEmpty(value));
  return (
    <dl className="my-data-row">
      {values.map(([column, value]) => (
        <div key={column}>
          <dt>{nameOf(column)}</dt>
          <dd>{textOf(column, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '';
}

function useFieldName() {
  const t = useMessages('my-data');
  return (column: string) => {
    const field = SHOWN_FIELDS.find((known) => known === column);
    return field === undefined ? column : t(`fields.${field}`);
  };
}

function useValueText() {
  const t = useMessages('my-data');
  const language = useLanguage();
  const { dateAndTime } = useTimes();
  return (column: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number' && column.endsWith('_cents')) return formatMoney(money(value), language);
    if (typeof value === 'string' && column.endsWith('_at')) return dateAndTime(value);
    const word = SHOWN_VALUES.find((known) => known === value);
    if (word !== undefined) return t(`values.${word}`);
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
}
