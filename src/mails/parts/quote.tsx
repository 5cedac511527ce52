import { useMailRendering } from '../mail-context.ts';
import { THEME } from '../theme.ts';

const MARKS = { en: ['“', '”'], es: ['«', '»'] } as const;

/** Text that somebody typed, in one paragraph and clearly apart from ours. It contains no link. */
export function Quote({ children }: Readonly<{ children: string }>) {
  const [before, after] = MARKS[useMailRendering().language];
  return (
    <p
      style={{
        margin: '0 0 16px',
        padding: '4px 0 4px 16px',
        borderLeft: `4px solid ${THEME.line}`,
        fontStyle: 'italic',
      }}
    >
      {before}
      {children}
      {after}
    </p>
  );
}
