import type { Stamp } from '#contract/account/collection.ts';
import { useMessages } from '../../language/use-messages.ts';
import { StampPicture } from './stamp/stamp-picture.tsx';
import { useDates } from '../../language/use-times.ts';

/** `nth` is its position among all visited countries. */
export function NewStamp({ stamp, nth }: Readonly<{ stamp: Stamp; nth: number }>) {
  const t = useMessages('passport');
  const { date } = useDates();
  const when = date(stamp.visitedAt);
  return (
    <div role="status" className="passport-new">
      <div className="passport-pressed">
        <StampPicture {...stamp} when={when} />
      </div>
      <div className="grid content-center gap-1.5">
        <span className="passport-new-mark">{t('new.mark')}</span>
        <p className="font-display text-2xl font-bold">{t('new.title', { country: stamp.country })}</p>
        <p className="text-ink-soft">{t('new.text', { date: when, nth })}</p>
      </div>
    </div>
  );
}
