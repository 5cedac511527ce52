import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useOnDemand } from '../../browser/use-on-demand.ts';

const loadForm = async () => (await import('./checkout-form.tsx')).CheckoutForm;

const WORDS = ['checkout', 'plans', 'currency'] as const;

type Properties = Readonly<{
  isOpen: boolean;
  onClose: () => void;
  /** Goes back to the cart, to show what changed. */
  onReview: () => void;
}>;

/** The frame of the checkout; its content is loaded when it is first opened. */
export function CheckoutDialog({ isOpen, onClose, onReview }: Properties) {
  const t = useMessages('shell');
  const form = useOnDemand({ isNeeded: isOpen, load: loadForm, namespaces: WORDS });
  const Form = form.kind === 'ready' ? form.value : null;
  return (
    <Sheet
      title={t('checkout.title')}
      closeLabel={t('checkout.close')}
      isOpen={isOpen}
      variant="wide"
      onClose={onClose}
    >
      {Form === null ? (
        <div role="status" className="grid min-h-64 grow place-content-center justify-items-center gap-4">
          <p className="text-ink-soft">
            {t(form.kind === 'failed' ? 'checkout.notLoaded' : 'checkout.loading')}
          </p>
          {form.kind === 'failed' ? (
            <button type="button" className={buttonClass('quiet')} onClick={form.retry}>
              {t('checkout.retry')}
            </button>
          ) : null}
        </div>
      ) : (
        <Form isOpen={isOpen} onReview={onReview} />
      )}
    </Sheet>
  );
}
