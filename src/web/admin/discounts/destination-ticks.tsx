import { useState } from 'react';
import { foldText } from '#core/catalogue/search/fold-text.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { fetchChoices } from './discount-requests.ts';

type Properties = Readonly<{ chosen: readonly string[]; onChange: (chosen: readonly string[]) => void }>;

/** So many are shown; typing narrows the list. */
const MOST_SHOWN = 12;

/** Destinations that the code is limited to; none: all plans. Chosen ones are always shown. */
export function DestinationTicks({ chosen, onChange }: Properties) {
  const t = useMessages('admin-discounts');
  const [filter, setFilter] = useState('');
  const { data } = useMyQuery(['staff', 'discount-choices'], fetchChoices);
  const language = useLanguage();
  const found = (data?.destinations ?? [])
    .map(({ slug, names }) => ({ slug, name: names[language] }))
    .filter(
      ({ slug, name }) =>
        chosen.includes(slug) || (filter !== '' && foldText(name).includes(foldText(filter))),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
  const gone = chosen.filter((slug) => !found.some((one) => one.slug === slug));
  const shown = [
    ...found.slice(0, MOST_SHOWN + chosen.length),
    ...gone.map((slug) => ({ slug, name: slug })),
  ];
  return (
    <fieldset className="admin-fieldset">
      <legend className="admin-strong">{t('field.destinations')}</legend>
      <p className="admin-soft">{t('field.destinationsHint')}</p>
      <input
        type="search"
        className="field discount-filter"
        aria-label={t('field.destinationFilter')}
        placeholder={t('field.destinationFilter')}
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      <div className="admin-ticks">
        {shown.map(({ slug, name }) => (
          <label key={slug} className="admin-tick">
            <input
              type="checkbox"
              checked={chosen.includes(slug)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, slug] : chosen.filter((one) => one !== slug))
              }
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
