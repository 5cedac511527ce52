import { Check, Copy } from 'lucide-react';
import { buttonClass } from '../ui/button.tsx';
import { useCopyText } from './use-copy-text.ts';

type Properties = Readonly<{ text: string; words: string; copiedWords: string }>;

/** Copies a link or a message. */
export function CopyButton({ text, words, copiedWords }: Properties) {
  const { isCopied, copy } = useCopyText(text);
  const Icon = isCopied ? Check : Copy;
  return (
    <button type="button" className={buttonClass('quiet')} onClick={copy}>
      <Icon aria-hidden="true" className="size-5" />
      <span aria-live="polite">{isCopied ? copiedWords : words}</span>
    </button>
  );
}
