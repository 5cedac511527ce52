import { Check } from 'lucide-react';
import type { ComparedPrices as Compared, ComparedRow } from '#core/guides/comparison/comparison.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';

/** The same trip with local plans and with one plan; the cheaper price of a row is marked. */
export function ComparedPrices(properties: Compared) {
  const { text, caption, columns, rows, note } = properties;
  const [first = '', ...prices] = columns;
  return (
    <>
      <p className="mt-3 max-w-prose">{text}</p>
      <table className="guide-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {prices.map((name) => (
              <th key={name} scope="col" className="guide-price">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" className="font-semibold">
                <RowName {...row} />
              </th>
              {row.cells.map((cell, index) => (
                <td key={prices[index]} className="guide-price">
                  {cell.text}
                  {cell.note === null ? null : <Cheaper note={cell.note} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-prose text-sm text-ink-soft">{note}</p>
    </>
  );
}

function RowName({ to, name, detail }: Pick<ComparedRow, 'to' | 'name' | 'detail'>) {
  return (
    <>
      {to === null ? (
        name
      ) : (
        <LocalizedLink to={to} className="text-sea underline">
          {name}
        </LocalizedLink>
      )}
      {detail === null ? null : <span className="block font-normal">{detail}</span>}
    </>
  );
}

function Cheaper({ note }: Readonly<{ note: string }>) {
  return (
    <span className="guide-cheaper">
      <Check aria-hidden="true" className="size-4" />
      {note}
    </span>
  );
}
