import { useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';

/** The buyer owns the eSIMs of a gift, but using their codes takes the gift away. */
export function GiftCodes({ children }: Readonly<{ children: ReactNode }>) {
  const t = useMessages('order');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="rounded-card border border-line bg-card"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-5 py-2 font-semibold">
        <span className="grow">{t('giftCodes.show')}</span>
        <ChevronDown aria-hidden="true" className="details-arrow size-5 shrink-0" />
      </summary>
      {/* The codes are requested only when they are shown. */}
      <div className="grid gap-4 px-5 pb-5">
        <p className="max-w-prose text-warn">{t('giftCodes.warning')}</p>
        {isOpen ? children : null}
      </div>
    </details>
  );
}
