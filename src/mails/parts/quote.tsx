import { LANGUAGE_FACTS } from '#core/language.ts';
import { useMailRendering } from '../mail-context.ts';
import { THEME } from '../theme.ts';

/** Text that somebody typed, in one paragraph and clearly apart from ours. It contains no link. */
export function Quote({ children }: Readonly<{ children: string }>) {
  const [before, after] = LANGUAGE_FACTS[useMailRendering().language].quotes;
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
