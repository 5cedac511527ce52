import { useNavigate } from 'react-router';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { NAMED_RANGES, searchOf, type ChosenRange } from './chosen-range.ts';

type Properties = Readonly<{ chosen: ChosenRange }>;

export function RangeChoice({ chosen }: Properties) {
  const t = useMessages('admin-today');
  return (
    <nav aria-label={t('range.label')} className="range-choice">
      {NAMED_RANGES.map((range) => (
        <LocalizedLink
          key={range}
          to={`/admin${searchOf(range)}`}
          className="range-chip"
          {...(range === chosen ? { 'aria-current': 'true' as const } : {})}
        >
          {t(`range.${range}`)}
        </LocalizedLink>
      ))}
      <OtherDays key={searchOf(chosen)} chosen={chosen} />
    </nav>
  );
}

function OtherDays({ chosen }: Properties) {
  const t = useMessages('admin-today');
  const navigate = useNavigate();
  const days = typeof chosen === 'string' ? null : chosen;
  const show = (form: FormData) => {
    const [from, to] = [form.get('from'), form.get('to')];
    if (typeof from === 'string' && typeof to === 'string') void navigate(`/admin${searchOf({ from, to })}`);
  };
  return (
    <details className="range-other">
      <summary className="range-chip" {...(days === null ? {} : { 'aria-current': 'true' as const })}>
        {days === null ? t('range.other') : `${days.from} – ${days.to}`}
      </summary>
      <form action={show} className="range-days">
        <label>
          {t('range.from')}
          <input type="date" name="from" required defaultValue={days?.from} className="field" />
        </label>
        <label>
          {t('range.to')}
          <input type="date" name="to" required defaultValue={days?.to} className="field" />
        </label>
        <button type="submit" className={buttonClass('quiet')}>
          {t('range.show')}
        </button>
      </form>
    </details>
  );
}
