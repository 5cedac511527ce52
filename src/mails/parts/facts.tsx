import { Fragment } from 'react';
import { THEME } from '../theme.ts';
import { Rows, type RowList } from './rows.tsx';

const NAME = { padding: '8px 12px 0', fontSize: 14, fontWeight: 500, color: THEME.inkSoft };
const VALUE = { padding: '0 12px 8px' };
const BETWEEN = { ...VALUE, borderBottom: `1px solid ${THEME.line}` };

type Props = Readonly<{
  rows: RowList;
  /** Words break between words, codes anywhere. */
  areWords?: boolean;
}>;

/** Codes to copy. Names are above their values, because a code is wider than a phone screen. */
export function Facts({ rows, areWords = false }: Props) {
  const table = (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 16px', border: `1px solid ${THEME.line}`, borderRadius: 10 }}
    >
      <tbody>
        {rows.map(([name, value], index) => (
          <Fragment key={index}>
            <tr>
              <td style={NAME}>{name}</td>
            </tr>
            <tr>
              <td style={index < rows.length - 1 ? BETWEEN : VALUE}>
                {areWords ? value : <code style={{ fontSize: 15, wordBreak: 'break-all' }}>{value}</code>}
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
  return <Rows rows={rows} table={table} />;
}
