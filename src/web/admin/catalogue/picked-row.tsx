import { ArrowDown, ArrowUp, Globe, X } from 'lucide-react';
import type { PickableDestination } from '#contract/admin/popular-picks.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Flag } from '../../ui/flag.tsx';

type Properties = Readonly<{
  name: string;
  /** Null: the catalogue never had it. */
  destination: PickableDestination | null;
  /** From 1. */
  place: number;
  count: number;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}>;

/** One picked destination. A button that can do nothing stays, so that the focus does while a row is moved. */
export function PickedRow({ name, destination, place, count, onMove, onRemove }: Properties) {
  const t = useMessages('admin-catalogue');
  const countryCode = destination?.countryCode ?? null;
  const [isFirst, isLast] = [place === 1, place === count];
  return (
    <li className="admin-row catalogue-pick">
      <div className="catalogue-picked">
        <span className="admin-soft">{place}</span>
        {countryCode === null ? (
          <Globe aria-hidden="true" className="size-5 shrink-0" />
        ) : (
          <Flag countryCode={countryCode} />
        )}
        <div>
          <p className="admin-strong">{name}</p>
          {destination?.isOnSale === true ? null : <p className="admin-problem">{t('picks.gone')}</p>}
        </div>
      </div>
      <div className="catalogue-pick-buttons">
        <button
          type="button"
          className={buttonClass('bare')}
          aria-label={t('picks.up', { name })}
          aria-disabled={isFirst}
          onClick={() => (isFirst ? undefined : onMove(-1))}
        >
          <ArrowUp aria-hidden="true" className="size-5" />
        </button>
        <button
          type="button"
          className={buttonClass('bare')}
          aria-label={t('picks.down', { name })}
          aria-disabled={isLast}
          onClick={() => (isLast ? undefined : onMove(1))}
        >
          <ArrowDown aria-hidden="true" className="size-5" />
        </button>
        <button
          type="button"
          className={buttonClass('bare')}
          aria-label={t('picks.remove', { name })}
          onClick={onRemove}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </li>
  );
}
