import { useId } from 'react';
import type { ItineraryResponse } from '#contract/catalogue/calculator.ts';
import {
  hotspotOptions,
  optionsOf,
  type TripOption as AnyTripOption,
} from '#core/calculator/trip-options.ts';
import { formatMoney, money } from '#core/money.ts';
import { useListHint, type ListHint } from '../../../currency/use-list-hint.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { PlanFlag } from '../../../plans/card/plan-flag.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Hotspot } from './hotspot.tsx';
import type { PlanPass } from './plan-pass.ts';
import { Note } from './several-plans.tsx';
import { useAddPlans } from './use-add-plans.ts';
import { usePlanPasses } from './use-plan-passes.ts';

type TripOption = AnyTripOption<NonNullable<ItineraryResponse['best']>>;

type Properties = Readonly<{
  covers: ItineraryResponse;
  /** The stops' names, in travelling order. */
  names: readonly string[];
  isHotspotWanted: boolean;
}>;

/** The options for a trip of several countries side by side, cheapest first. */
export function TripOptions({ covers, names, isHotspotWanted }: Properties) {
  const t = useMessages('calculator');
  const options = optionsOf(covers);
  const Hint = useListHint();
  if (options.length === 0) {
    return (
      <p role="status" className="notice-card">
        {t('ways.none')}
      </p>
    );
  }
  return (
    <section aria-labelledby="trip-ways" className="grid gap-4">
      <h3 id="trip-ways" className="text-xl">
        {t('ways.title')}
      </h3>
      {isHotspotWanted ? <HotspotOptions options={options} /> : null}
      <ul className="trip-ways">
        {options.map((option, index) => (
          <li key={option.kind} className="grid">
            {option.cover === null ? (
              <ImpossibleOption kind={option.kind} lacking={lackingFor(option.kind, covers)} names={names} />
            ) : (
              <CoverOption
                option={option}
                isCheapest={index === 0}
                names={names}
                isHotspotWanted={isHotspotWanted}
                Hint={Hint}
              />
            )}
          </li>
        ))}
      </ul>
      <p>
        <LocalizedLink to="/compare" className="text-button">
          {t('ways.compare')}
        </LocalizedLink>
      </p>
    </section>
  );
}

function HotspotOptions({ options }: Readonly<{ options: readonly TripOption[] }>) {
  const t = useMessages('calculator');
  const kinds = hotspotOptions(options);
  if (kinds.length === 0) return null;
  return <Note text={t('ways.hotspot', { ways: kinds.map((kind) => t(`ways.${kind}`)).join(' · ') })} />;
}

/** Empty where coverage is not the reason. */
function lackingFor(kind: TripOption['kind'], { lacking }: ItineraryResponse): readonly number[] {
  return kind === 'oneRegional' || kind === 'oneGlobal' ? lacking[kind] : [];
}

type ImpossibleProperties = Readonly<{
  kind: TripOption['kind'];
  /** The stops that no plan of the kind covers together with the others. */
  lacking: readonly number[];
  names: Properties['names'];
}>;

function ImpossibleOption({ kind, lacking, names }: ImpossibleProperties) {
  const t = useMessages('calculator');
  return (
    <div className="trip-way trip-way-missing">
      <h4 className="font-display text-lg font-semibold">{t(`ways.${kind}`)}</h4>
      <p className="text-ink-soft">
        {lacking.length === 0 ? t('ways.missing') : t('ways.lacking', { places: placesOf(lacking, names) })}
      </p>
    </div>
  );
}

function placesOf(stops: readonly number[], names: Properties['names']): string {
  return [...new Set(stops.map((stop) => names[stop] ?? ''))].join(', ');
}

type CoverOptionProperties = Readonly<{
  option: Extract<TripOption, { moreCents: number }>;
  isCheapest: boolean;
  names: readonly string[];
  isHotspotWanted: boolean;
  Hint: ListHint;
}>;

function CoverOption({ option, isCheapest, names, isHotspotWanted, Hint }: CoverOptionProperties) {
  const { kind, cover, moreCents } = option;
  const t = useMessages('calculator');
  const language = useLanguage();
  const id = useId();
  const passOf = usePlanPasses();
  const { isAdding, addPlans } = useAddPlans();
  const inDollars = (cents: number) => formatMoney(money(cents), language);
  const pieces = cover.pieces.map((piece) => ({ ...piece, pass: passOf(piece.plan) }));
  return (
    <article aria-labelledby={id} className={`trip-way ${isCheapest ? 'trip-way-best' : ''}`}>
      {isCheapest ? <p className="sticker sticker-sun trip-way-sticker">{t('ways.cheapest')}</p> : null}
      <h4 id={id} className="font-display text-lg font-semibold">
        {t(`ways.${kind}`)}
      </h4>
      <ul className="grid gap-3">
        {pieces.map((piece) => (
          <li key={`${piece.plan.package_id} ${piece.stops.join()}`}>
            <PlanPiece
              pass={piece.pass}
              count={piece.count}
              costCents={piece.costCents}
              places={placesOf(piece.stops, names)}
              isHotspotWanted={isHotspotWanted}
              Hint={Hint}
            />
          </li>
        ))}
      </ul>
      <div className="trip-way-foot">
        <p className="trip-way-total">
          <span className="block text-sm text-ink-soft">{t('ways.total')}</span>
          <span className="figure block text-3xl">{inDollars(cover.costCents)}</span>
          <span className="trip-way-hint">{Hint === null ? null : <Hint cents={cover.costCents} />}</span>
          {moreCents === 0 ? null : (
            <span className="block text-sm text-ink-soft">
              {t('ways.more', { price: inDollars(moreCents) })}
            </span>
          )}
        </p>
        <button
          type="button"
          className={buttonClass(isCheapest ? 'primary' : 'quiet')}
          aria-label={t('ways.add', { way: t(`ways.${kind}`) })}
          disabled={isAdding}
          onClick={() => void addPlans(pieces.map(({ pass, count }) => ({ plan: pass.cartPlan, count })))}
        >
          {t('result.addToCart')}
        </button>
      </div>
    </article>
  );
}

type PieceProperties = Readonly<{
  pass: PlanPass;
  count: number;
  costCents: number;
  places: string;
  isHotspotWanted: boolean;
  Hint: ListHint;
}>;

function PlanPiece({ pass, count, costCents, places, isHotspotWanted, Hint }: PieceProperties) {
  const t = useMessages('calculator');
  const language = useLanguage();
  const { title, data, validity } = pass.cartPlan;
  return (
    <div className="trip-piece">
      <span className="flex w-8 justify-center pt-0.5">
        <PlanFlag plan={pass} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p>
          {count === 1 ? data : t('ways.piece', { count, data })} · {validity}
        </p>
        <p className="text-sm text-ink-soft">{t('ways.for', { places })}</p>
      </div>
      <p className="figure text-lg">{formatMoney(money(costCents), language)}</p>
      <p className="trip-piece-hint">{Hint === null ? null : <Hint cents={costCents} />}</p>
      {isHotspotWanted ? (
        <div className="col-span-2 col-start-2">
          <Hotspot pass={pass} />
        </div>
      ) : null}
    </div>
  );
}
