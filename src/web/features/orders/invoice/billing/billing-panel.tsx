import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import type { Invoice, InvoiceBilling } from '#contract/account/order-documents.ts';
import { useMessages } from '../../../../language/use-messages.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { useInvoiceWords } from '../use-invoice-words.ts';
import { BillingForm } from './billing-form.tsx';
import { LastDetails } from './last-details.tsx';

type Properties = Readonly<{ orderId: string; billing: InvoiceBilling }>;

/** Who the invoice is for: until when its owner can say so, and the form for it. Not printed. */
export function BillingPanel({ orderId, billing }: Properties) {
  const t = useMessages('orders');
  const { day } = useInvoiceWords();
  const client = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const { details, canChange } = billing;
  const date = day(billing.lastDay);
  const close = () => {
    setIsOpen(false);
    // While the form is open there is no button, so it can get the focus only after the next render.
    requestAnimationFrame(() => button.current?.focus());
  };
  const show = (saved: InvoiceBilling) => {
    client.setQueriesData<Invoice | null>({ queryKey: ['invoice', orderId] }, (invoice) =>
      invoice == null ? invoice : { ...invoice, billing: saved },
    );
    setIsSaved(true);
    close();
  };
  if (!canChange && !isOpen)
    return (
      <p className="invoice-billing text-ink-soft">
        {t(details === null ? 'billing.over' : 'billing.fixed', { date })}
      </p>
    );
  return (
    <section className="invoice-billing" aria-labelledby="billing-heading">
      <h2 id="billing-heading" className="text-xl">
        {t('billing.heading')}
      </h2>
      <p className="text-ink-soft">{t(details === null ? 'billing.lead' : 'billing.changeLead', { date })}</p>
      <p role="status" className="font-semibold text-good empty:hidden">
        {isSaved && !isOpen ? t('billing.saved') : null}
      </p>
      {isOpen ? (
        <BillingForm orderId={orderId} details={details} onSaved={show} onClose={close} />
      ) : (
        <div className="grid gap-3">
          {billing.last === null ? null : (
            <LastDetails orderId={orderId} last={billing.last} onSaved={show} />
          )}
          <button
            ref={button}
            type="button"
            className={`justify-self-start ${buttonClass('quiet')}`}
            onClick={() => setIsOpen(true)}
          >
            <Pencil aria-hidden="true" className="size-4 shrink-0" />
            {t(details === null ? 'billing.add' : 'billing.change')}
          </button>
        </div>
      )}
    </section>
  );
}
