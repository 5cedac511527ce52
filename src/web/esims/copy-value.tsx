import { Check, Copy } from 'lucide-react';
import { useMessages } from '../language/use-messages.ts';
import { buttonClass } from '../ui/button.tsx';
import { CodeText } from '../ui/code-text.tsx';
import { useCopyText } from './use-copy-text.ts';

type Properties = Readonly<{
  name: string;
  value: string;
  /** The eSIM the value belongs to. */
  title: string;
}>;

/** A value to enter on a phone, with a copy button. */
export function CopyValue({ name, value, title }: Properties) {
  const t = useMessages('install');
  const { isCopied, copy } = useCopyText(value);
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-b border-line py-2 last:border-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="col-start-1 font-mono text-[0.8125rem] wrap-anywhere sm:text-[0.9375rem]">
        <CodeText>{value}</CodeText>
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <button type="button" className={buttonClass('chip')} onClick={copy}>
          <Icon aria-hidden="true" className="size-4" />
          <span>
            <span aria-live="polite">{isCopied ? t('manual.copied') : t('manual.copy')}</span>
            <span className="sr-only">
              {' '}
              {name} {title}
            </span>
          </span>
        </button>
      </dd>
    </div>
  );
}
