import type { ReactNode } from 'react';
import type { ListHint } from '../../../currency/use-list-hint.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { DaysStart } from '../../../plans/card/days-start.tsx';
import { PlanFlag } from '../../../plans/card/plan-flag.tsx';
import { StubPrice } from '../../../ui/stub-price.tsx';
import { Hotspot } from './hotspot.tsx';
import type { PlanPass } from './plan-pass.ts';

type Properties = Readonly<{
  pass: PlanPass;
  sticker: string | null;
  /** The traveller uses a hotspot, so a line below the pass says what the network states about it. */
  isHotspotWanted: boolean;
  Hint: ListHint;
  /** What can be done with the plan. */
  children?: ReactNode;
}>;

/** A plan of the result as a boarding pass. */
export function Pass({ pass, sticker, isHotspotWanted, Hint, children }: Properties) {
  const t = useMessages('calculator');
  const { title, country, data, validity, priceCents } = pass.cartPlan;
  return (
    <>
      <article aria-label={`${title}, ${data}, ${validity}`} className="boarding-pass calculator-pass mt-2">
        {sticker === null ? null : (
          <p className="boarding-pass-badges">
            <span className="sticker sticker-sun">{sticker}</span>
          </p>
        )}
        <div className="boarding-pass-main">
          <p className="flex min-h-7 items-center gap-2.5 font-display text-xl leading-tight font-semibold">
            <PlanFlag plan={pass} />
            {country}
          </p>
          <p className="boarding-pass-data figure">{data}</p>
          <p className="line-clamp-2 text-sm text-ink-soft">{pass.details}</p>
          <DaysStart plan={{ daysStart: pass.daysStart, note: null }} />
        </div>
        <div className="boarding-pass-stub">
          <p className="flex h-7 items-center font-medium">{validity}</p>
          <StubPrice price={pass.price} />
          <p className="boarding-pass-hint">{Hint === null ? null : <Hint cents={priceCents} />}</p>
          {children === undefined ? null : <div className="calculator-pass-actions">{children}</div>}
          <LocalizedLink
            to={pass.path}
            aria-label={`${t('result.all')}: ${country}`}
            className="inline-flex min-h-11 w-full items-center justify-center text-center text-sm font-medium underline"
          >
            {t('result.all')}
          </LocalizedLink>
        </div>
      </article>
      {isHotspotWanted ? <Hotspot pass={pass} /> : null}
    </>
  );
}
