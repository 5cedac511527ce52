import type { Gift } from '#contract/orders/gifts.ts';
import { GiftFields as Schema } from '#contract/forms.ts';
import { focusFirstOnMount } from '../../browser/move-focus.ts';
import { useForm } from '../../forms/use-form.ts';
import { GiftFields } from '../../gifts/gift-fields.tsx';
import { giftValues, giftBodyOf } from '../../gifts/gift-values.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { isPartlyOpened } from './is-partly-opened.ts';
import type { GiftActions } from './use-gift.ts';

type Properties = Readonly<{
  gift: Gift;
  buyerEmail: string;
  actions: Pick<GiftActions, 'correct'>;
  onClose: (isSaved: boolean) => void;
}>;

/** Corrects a gift. A gift that was sent gets a new email, and the links of the first one end. */
export function GiftEditor({ gift, buyerEmail, actions, onClose }: Properties) {
  const t = useMessages('gift');
  const form = useForm({ texts: giftValues(gift), ticks: {} });
  const submit = form.handle({
    schema: Schema,
    send: async (fields) => {
      if (await actions.correct(giftBodyOf(fields))) onClose(true);
      return null;
    },
  });
  return (
    <form {...form.frame} className="grid gap-4" onSubmit={submit}>
      {gift.state === 'scheduled' ? null : (
        <p className="max-w-prose">{t(isPartlyOpened(gift) ? 'panel.linksEndPartly' : 'panel.linksEnd')}</p>
      )}
      {isPartlyOpened(gift) ? <p className="max-w-prose">{t('panel.openedLinks')}</p> : null}
      <div ref={focusFirstOnMount}>
        <GiftFields text={form.text} buyerEmail={buyerEmail} />
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={buttonClass('primary')} aria-disabled={form.isBusy}>
          {t('panel.save')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={() => onClose(false)}>
          {t('panel.back')}
        </button>
      </div>
    </form>
  );
}
