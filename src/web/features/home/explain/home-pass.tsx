import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { DaysStart } from '../../../plans/card/days-start.tsx';
import { PlanFlag } from '../../../plans/card/plan-flag.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { StubPrice } from '../../../ui/stub-price.tsx';
import type { HomePass as Pass } from './explain-view.ts';

/** A real plan on the map of the hero. On narrow screens it is hidden: the search comes first. */
export function HomePass({ pass }: Readonly<{ pass: Pass }>) {
  const t = useMessages('explain');
  const { country, data, validity, price } = pass;
  return (
    <div
      role="group"
      aria-label={t('pass.label', { place: country, data, validity, price })}
      className="home-pass boarding-pass"
    >
      <p className="boarding-pass-badges">
        <span className="sticker sticker-sun">{t('pass.pick')}</span>
      </p>
      <div className="boarding-pass-main">
        <p className="flex min-h-7 items-center gap-2.5 font-display text-xl leading-tight font-semibold">
          <PlanFlag plan={pass} />
          {country}
        </p>
        <p className="boarding-pass-data figure">{data}</p>
        <p className="line-clamp-2 text-sm text-ink-soft">{pass.networks}</p>
        <DaysStart plan={{ daysStart: pass.daysStart, note: null }} />
      </div>
      <div className="boarding-pass-stub">
        <p className="flex h-7 items-center font-medium">{validity}</p>
        <StubPrice price={price} />
        <LocalizedLink to={pass.path} className={`mt-auto w-full ${buttonClass('quietNarrow')}`}>
          {t('pass.see', { place: country })}
        </LocalizedLink>
      </div>
    </div>
  );
}
