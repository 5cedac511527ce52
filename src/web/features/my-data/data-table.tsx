import { createElement } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { DataFields, type Names } from './data-fields.tsx';
import type { Row, ShownRow, ShownTable } from './nested-rows.ts';

/** More are only in the file: thousands of readings would make the screen slow and the print long. */
const MOST_ROWS = 50;

/** So many are shown at first; a press shows the others, and printing shows them too. */
const FIRST_ROWS = 3;

type Properties = Readonly<{ table: ShownTable; level: number; names: Names }>;

/** The rows of one table as names and values, each with the rows that belong to it. */
export function DataTable({ table, level, names }: Properties) {
  const t = useMessages('my-data');
  const titleOf = useRowTitle(table, names);
  const shown = table.rows.slice(0, MOST_ROWS);
  const rest = shown.slice(FIRST_ROWS);
  // Inside an order the titles of its plans say what they are.
  const hasHeading = level === 2 || shown.some(({ row }) => titleOf(row) === null);
  const entry = (shownRow: ShownRow, index: number) => (
    <DataEntry
      key={index}
      shown={shownRow}
      title={titleOf(shownRow.row)}
      level={hasHeading ? level + 1 : level}
      names={names}
    />
  );
  return (
    <section className="my-data-table">
      {hasHeading ? heading(level, t(`tables.${table.name}`)) : null}
      {shown.slice(0, FIRST_ROWS).map(entry)}
      {rest.length === 0 ? null : (
        <details className="my-data-rest">
          <summary>{t('rest', { count: rest.length })}</summary>
          {rest.map(entry)}
        </details>
      )}
      {table.rows.length > MOST_ROWS ? (
        <p className="mt-3 text-ink-soft">{t('more', { count: table.rows.length - MOST_ROWS })}</p>
      ) : null}
    </section>
  );
}

type EntryProperties = Readonly<{ shown: ShownRow; title: string | null; level: number; names: Names }>;

function DataEntry({ shown: { row, parts }, title, level, names }: EntryProperties) {
  return (
    <div className="my-data-entry">
      {title === null ? null : heading(level, title)}
      <DataFields row={row} names={names} />
      {parts.length === 0 ? null : (
        <div className="my-data-parts">
          {parts.map((part) => (
            <DataTable
              key={part.name}
              table={part}
              level={title === null ? level : level + 1}
              names={names}
            />
          ))}
        </div>
      )}
    </div>
  );
}

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

function heading(level: number, text: string) {
  return createElement(HEADINGS[level - 2] ?? 'h6', { className: 'my-data-heading' }, text);
}

/** What a row is called: an order by its number, a unit by its plan. Null: it has no name of its own. */
function useRowTitle({ name }: ShownTable, { plans }: Names) {
  const t = useMessages('my-data');
  return (row: Row): string | null => {
    const number = String(row['number']);
    if (name === 'orders') return t('orderTitle', { number });
    if (name === 'support_tickets') return t('ticketTitle', { number });
    return name === 'order_units' ? (plans[String(row['package_id'])] ?? null) : null;
  };
}
