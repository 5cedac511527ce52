import { Zap } from 'lucide-react';

/** How much the shop delivered lately, from its own data. Nothing while there is too little to show. */
export function DeliveryLine({ text }: Readonly<{ text: string | null }>) {
  if (text === null) return null;
  return (
    <p className="mt-3 flex gap-2 text-ink-soft">
      <Zap aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
      <span>{text}</span>
    </p>
  );
}
