import type { ReactNode } from 'react';
import { useMailRendering } from '../mail-context.ts';

/** For what plain text shows in another way than HTML. */
export function ByFormat({ html, text }: Readonly<{ html: ReactNode; text: ReactNode }>): ReactNode {
  return useMailRendering().format === 'html' ? html : text;
}
