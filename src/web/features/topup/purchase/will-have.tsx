import type { TopupOffer } from '#contract/orders/topups.ts';
import { formatData } from '#core/calculator/format-data.ts';
import { startsAtOnce, type AfterTopup } from '#core/topups/after-topup.ts';
import { useTimes } from '../../../language/use-times.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';
import type { TopupTarget } from '../topup-target.ts';
import { useAfter } from './use-after.ts';

type Properties = Readonly<{ target: TopupTarget; topup: TopupOffer }>;

/** In one line beside the button: what the eSIM will have and when the top-up starts. Where the card is far away. */
export function WillHave(properties: Properties) {
  const t = useMessages('topup');
  const language = useLanguage();
  const { day } = useTimes();
  const { after } = useAfter(properties);
  if (after === null) return null;
  const date = after.startsBy === null ? '' : day(after.startsBy.toISOString());
  const sum = after.nowMegabytes + after.waitingMegabytes + after.addedMegabytes;
  return (
    <p className="topup-will-have">
      <strong>{t('willHave.total', { total: formatData(sum, language) })}</strong>{' '}
      {t(startWords(after), { added: formatData(after.addedMegabytes, language), date })}
    </p>
  );
}

function startWords(after: AfterTopup) {
  if (startsAtOnce(after)) return 'willHave.now';
  return after.startsBy === null ? 'willHave.later' : 'willHave.by';
}
