import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { THEME } from '../theme.ts';
import { Rows, type RowList } from './rows.tsx';

/** Bought items with their prices; the last row is the total. A real table, so screen readers read it by rows. */
export function Receipt({ rows }: Readonly<{ rows: RowList }>) {
  const table = (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 16px', borderCollapse: 'collapse' }}
    >
      <tbody>
        {rows.map(([name, value], index) => {
          const cell = {
            padding: '6px 0',
            borderBottom: `1px solid ${THEME.line}`,
            fontWeight: index === rows.length - 1 ? 700 : 400,
          };
          return (
            <tr key={index}>
              <th scope="row" align="left" style={cell}>
                {unbrokenData(name)}
              </th>
              <td align="right" style={{ ...cell, whiteSpace: 'nowrap', paddingLeft: 12 }}>
                {value}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
  return <Rows rows={rows} table={table} />;
}
