import { useId } from 'react';
import type { TopupOffer } from '#contract/orders/topups.ts';
import { formatMoney, money } from '#core/money.ts';
import { bestPricePerGigabyte } from '#core/topups/choose-topup.ts';
import { dataPace, daysAtPace, paceWords } from '#core/topups/data-pace.ts';
import { useListHint, type ListHint } from '../../../currency/use-list-hint.ts';
import { useMayHaveHint } from '../../../currency/use-may-have-hint.ts';
import { FieldError } from '../../../forms/field-error.tsx';
import type { FieldState } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';
import type { TopupTarget } from '../topup-target.ts';

type Properties = Readonly<{
  target: TopupTarget;
  offers: readonly TopupOffer[];
  chosen: TopupOffer | null;
  /** Of the choice as a form field, for its mark and its focus. */
  field: FieldState;
  onChoose: (topup: TopupOffer) => void;
}>;

/** The top-ups as native radio buttons. */
export function OfferList({ target, offers, chosen, field, onChoose }: Properties) {
  const t = useMessages('topup');
  const id = useId();
  const Hint = useListHint();
  const mayHaveHint = useMayHaveHint();
  const best = bestPricePerGigabyte(offers);
  const pace = target.kind === 'mine' ? dataPace(target.esim) : null;
  return (
    <fieldset
      name={field.name}
      tabIndex={-1}
      className="grid gap-3"
      aria-describedby={field.isInvalid ? `${id}-error` : undefined}
    >
      <legend className="mb-2">
        <h2 className="text-xl">{t('offers')}</h2>
        {target.kind === 'mine' ? null : (
          <span className="text-ink-soft">{[...new Set(offers.map(({ title }) => title))].join(', ')}</span>
        )}
      </legend>
      {field.isInvalid ? <FieldError id={`${id}-error`}>{t('chooseFirst')}</FieldError> : null}
      {offers.map((offer) => (
        <Option
          key={offer.packageId}
          offer={offer}
          name={id}
          isChosen={offer.packageId === chosen?.packageId}
          isBest={offer.packageId === best}
          days={daysAtPace(offer, pace)}
          hint={mayHaveHint ? { Hint } : null}
          onChoose={() => onChoose(offer)}
        />
      ))}
    </fieldset>
  );
}

type OptionProperties = Readonly<{
  offer: TopupOffer;
  name: string;
  isChosen: boolean;
  isBest: boolean;
  /** At the customer's pace; null when not known. */
  days: number | null;
  /** Null: this visitor gets no hint, so no room is reserved for one. */
  hint: Readonly<{ Hint: ListHint }> | null;
  onChoose: () => void;
}>;

function Option({ offer, name, isChosen, isBest, days, hint, onChoose }: OptionProperties) {
  const t = useMessages('topup');
  const language = useLanguage();
  return (
    <label className="topup-offer">
      <input
        type="radio"
        className="topup-radio"
        name={name}
        value={offer.packageId}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="min-w-0 grow basis-0">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="figure text-xl first-letter:uppercase">{offer.data}</span>{' '}
          <span className="text-sm text-ink-soft">{t('days', { count: offer.validityDays })}</span>
        </span>
        <Extras offer={offer} />
        {days === null ? null : (
          <span className="block text-sm">{t(paceWords(days, offer.validityDays), { count: days })}</span>
        )}
      </span>{' '}
      <span className="figure shrink-0 text-lg">{formatMoney(money(offer.priceCents), language)}</span>
      {hint === null ? null : (
        <span className="topup-hint">
          {hint.Hint === null ? null : <hint.Hint cents={offer.priceCents} />}
        </span>
      )}
      {isBest ? <span className="topup-best">{t('best')}</span> : null}
    </label>
  );
}

/** Voice minutes and text messages, when the top-up includes them. */
function Extras({ offer: { voiceMinutes, sms } }: Readonly<{ offer: TopupOffer }>) {
  const t = useMessages('topup');
  const extras = [
    ...(voiceMinutes > 0 ? [t('minutes', { count: voiceMinutes })] : []),
    ...(sms > 0 ? [t('texts', { count: sms })] : []),
  ];
  if (extras.length === 0) return null;
  return <span className="block text-sm text-ink-soft">{extras.join(' · ')}</span>;
}
