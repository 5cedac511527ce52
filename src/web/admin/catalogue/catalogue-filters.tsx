import { useState } from 'react';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { CatalogueResponse } from '#contract/admin/catalogue.ts';
import { PACKAGE_LISTS, PACKAGE_ORDERS } from '#core/catalogue/editing/package-editor.ts';
import { COVERAGE_TYPES, PACKAGE_TYPES } from '#core/catalogue/packages/package.ts';
import { formatCount } from '#core/format-count.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { PackageFilter } from './catalogue-requests.ts';

type Properties = Readonly<{ wanted: PackageFilter; counts: CatalogueResponse['counts'] }>;

const LONGEST = 200;

/** Search, lists with their counts, kind, place and order. */
export function CatalogueFilters({ wanted, counts }: Properties) {
  const t = useMessages('admin-catalogue');
  const language = useLanguage();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(wanted.search);
  const go = (changes: Partial<PackageFilter>) => void navigate(pathOf({ ...wanted, ...changes }));
  return (
    <div className="admin-stack">
      <form
        role="search"
        className="catalogue-search"
        onSubmit={(event) => {
          event.preventDefault();
          go({ search: typed.trim() });
        }}
      >
        <input
          type="search"
          className="field"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          maxLength={LONGEST}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className={buttonClass('quiet')}>
          <Search aria-hidden="true" className="size-5" />
          {t('search.button')}
        </button>
        <Choice
          label={t('filter.type')}
          value={wanted.type ?? ''}
          options={[['', t('type.all')], ...PACKAGE_TYPES.map((type) => [type, t(`type.${type}`)] as const)]}
          onChange={(value) => go({ type: PACKAGE_TYPES.find((type) => type === value) ?? null })}
        />
        <Choice
          label={t('filter.coverage')}
          value={wanted.coverage ?? ''}
          options={[
            ['', t('coverage.all')],
            ...COVERAGE_TYPES.map((kind) => [kind, t(`coverage.${kind}`)] as const),
          ]}
          onChange={(value) => go({ coverage: COVERAGE_TYPES.find((kind) => kind === value) ?? null })}
        />
        <Choice
          label={t('filter.order')}
          value={wanted.order}
          options={PACKAGE_ORDERS.map((order) => [order, t(`order.${order}`)] as const)}
          onChange={(value) => go({ order: PACKAGE_ORDERS.find((order) => order === value) ?? 'name' })}
        />
      </form>
      <nav aria-label={t('filter.list')} className="admin-chips">
        {PACKAGE_LISTS.map((list) => (
          <LocalizedLink
            key={list}
            to={pathOf({ ...wanted, list })}
            className="admin-chip catalogue-chip"
            {...(list === wanted.list ? { 'aria-current': 'page' as const } : {})}
          >
            {t(`list.${list}`)}
            {counts === null ? null : <span>{formatCount(counts[list], language)}</span>}
          </LocalizedLink>
        ))}
      </nav>
    </div>
  );
}

/** The address of a list. What is as usual is left out. */
function pathOf({ search, type, coverage, list, order }: PackageFilter): string {
  const params = new URLSearchParams({
    ...(search === '' ? {} : { search }),
    ...(type === null ? {} : { type }),
    ...(coverage === null ? {} : { coverage }),
    ...(list === 'all' ? {} : { list }),
    ...(order === 'name' ? {} : { order }),
  }).toString();
  return params === '' ? '/admin/catalogue' : `/admin/catalogue?${params}`;
}

type ChoiceProperties = Readonly<{
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}>;

function Choice({ label, value, options, onChange }: ChoiceProperties) {
  return (
    <label className="catalogue-choice">
      <span className="sr-only">{label}</span>
      <select className="field" value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
