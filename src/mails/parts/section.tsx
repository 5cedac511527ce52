import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { THEME } from '../theme.ts';
import { ByFormat } from './by-format.tsx';

/** The title of a section. A number in it stays beside its unit. */
export function Section({ children }: Readonly<{ children: string }>) {
  return (
    <h2
      style={{
        margin: '24px 0 8px',
        paddingTop: 20,
        borderTop: `2px dashed ${THEME.line}`,
        fontSize: 20,
        lineHeight: 1.25,
      }}
    >
      <ByFormat html={unbrokenData(children)} text={children} />
    </h2>
  );
}
