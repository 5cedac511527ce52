import { useId, type ComponentProps } from 'react';
import { Gift } from 'lucide-react';
import { useOnDemand } from '../../../browser/use-on-demand.ts';
import type { GiftFields } from '../../../gifts/gift-fields.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { TickState } from '../../../checkout/consent/consent-checkbox.tsx';

const loadFields = async () => (await import('../../../gifts/gift-fields.tsx')).GiftFields;
const WORDS = ['gift'] as const;

type Properties = Readonly<{ tick: TickState; fields: ComponentProps<typeof GiftFields> }>;

/** One line for everyone; its fields are loaded when it is ticked. */
export function GiftSection({ tick: { name, isTicked, onTick }, fields }: Properties) {
  const t = useMessages('checkout');
  const id = useId();
  return (
    <div className="tick-card">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
        <input
          name={name}
          type="checkbox"
          role="switch"
          className="tick"
          // A press on the hint counts too, but the hint is not part of the name.
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-hint`}
          checked={isTicked}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span>
          <span id={`${id}-name`} className="block">
            {t('gift.tick')}
          </span>
          <span id={`${id}-hint`} className="block text-sm text-ink-soft">
            {t('gift.hint')}
          </span>
        </span>
        <Gift aria-hidden="true" className="ml-auto size-5 shrink-0 text-ink-soft" />
      </label>
      {isTicked ? <LoadedFields {...fields} /> : null}
    </div>
  );
}

function LoadedFields(fields: Properties['fields']) {
  const t = useMessages('checkout');
  const loaded = useOnDemand({ isNeeded: true, load: loadFields, namespaces: WORDS });
  if (loaded.kind === 'ready') {
    const Fields = loaded.value;
    return (
      <div className="ml-0! pt-2 pb-1">
        <Fields {...fields} />
      </div>
    );
  }
  if (loaded.kind !== 'failed') return <Skeleton className="h-96 w-full" />;
  return (
    <div role="alert" className="grid justify-items-start gap-2 pt-2">
      <p>{t('gift.notLoaded')}</p>
      <button type="button" className={buttonClass('quiet')} onClick={loaded.retry}>
        {t('gift.retry')}
      </button>
    </div>
  );
}
