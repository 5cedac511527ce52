import { THEME } from '../theme.ts';
import { TextLines } from './text-lines.tsx';

/** A message that a person typed, with its line breaks, apart from our own sentences. */
export function TypedText({ text }: Readonly<{ text: string }>) {
  return (
    <div style={{ margin: '0 0 16px', padding: '1px 0 1px 16px', borderLeft: `4px solid ${THEME.line}` }}>
      <TextLines lines={text.split('\n')} />
    </div>
  );
}
