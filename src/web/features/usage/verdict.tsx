import { CircleCheck, CircleX, Clock, TrendingDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UsageResponse } from '#contract/account/usage/usage.ts';
import { useVerdict, type Mark } from './use-verdict.ts';

const MARKS: Readonly<Record<Mark, ReactNode>> = {
  warn: <TrendingDown aria-hidden="true" className="size-5 text-warn" />,
  good: <CircleCheck aria-hidden="true" className="size-5 text-good" />,
  over: <CircleX aria-hidden="true" className="size-5 text-ink-soft" />,
  wait: <Clock aria-hidden="true" className="size-5 text-ink-soft" />,
};

/** The answer to the only question that counts: how long does it last? */
export function Verdict({ usage }: Readonly<{ usage: UsageResponse }>) {
  const { mark, label, sentence, text } = useVerdict(usage);
  return (
    <div className="grid gap-2">
      {label === null ? null : (
        <p className={`flex items-center gap-2 font-semibold ${mark === 'good' ? 'text-good' : ''}`}>
          {MARKS[mark]}
          {label}
        </p>
      )}
      <h2 className="text-2xl">{sentence}</h2>
      {text.map((line) => (
        <p key={line} className="text-ink-soft">
          {line}
        </p>
      ))}
    </div>
  );
}
