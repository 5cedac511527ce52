import { THEME } from '../theme.ts';
import { TextLines } from './text-lines.tsx';

const TYPED = { margin: '0 0 16px', padding: '4px 0 4px 16px', borderLeft: `4px solid ${THEME.line}` };

/** A message that a person typed, with its line breaks, apart from our own sentences. */
export function TypedText({ text }: Readonly<{ text: string }>) {
  return <TextLines lines={text.split('\n')} style={TYPED} />;
}
