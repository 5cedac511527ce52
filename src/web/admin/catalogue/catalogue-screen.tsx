import { useState } from 'react';
import { FileSpreadsheet, Star } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { PACKAGE_LISTS, PACKAGE_ORDERS } from '#core/catalogue/editing/package-editor.ts';
import { COVERAGE_TYPES, PACKAGE_TYPES } from '#core/catalogue/packages/package.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { CatalogueFilters } from './catalogue-filters.tsx';
import { fetchPackages, type PackageFilter } from './catalogue-requests.ts';
import { PackageRow } from './package-row.tsx';
import { SyncState } from './sync-state.tsx';

/** Every package, with its price, cost and stock, edited in place. What is shown is in the address. */
export default function CatalogueScreen() {
  const t = useMessages('admin-catalogue');
  const [params] = useSearchParams();
  const wanted = wantedOf(params);
  return (
    <>
      <ScreenTitle title={t('title')} lead={t('lead')}>
        <div className="admin-actions">
          <LocalizedLink to="/admin/catalogue/popular" className={buttonClass('quiet')}>
            <Star aria-hidden="true" className="size-5" />
            {t('picks.link')}
          </LocalizedLink>
          <LocalizedLink to="/admin/catalogue/import" className={buttonClass('quiet')}>
            <FileSpreadsheet aria-hidden="true" className="size-5" />
            {t('csv')}
          </LocalizedLink>
        </div>
      </ScreenTitle>
      <SyncState hasLink />
      <Packages key={params.toString()} wanted={wanted} />
    </>
  );
}

/** A value in the address that does not exist is as none. */
function wantedOf(params: URLSearchParams): PackageFilter {
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name)) ?? null;
  return {
    search: params.get('search') ?? '',
    type: one('type', PACKAGE_TYPES),
    coverage: one('coverage', COVERAGE_TYPES),
    list: one('list', PACKAGE_LISTS) ?? 'all',
    order: one('order', PACKAGE_ORDERS) ?? 'name',
  };
}

function Packages({ wanted }: Readonly<{ wanted: PackageFilter }>) {
  /** The `after` of each page that is shown; null is the first. */
  const [pages, setPages] = useState<readonly (string | null)[]>([null]);
  return pages.map((after, index) => (
    <Page
      key={after ?? ''}
      wanted={wanted}
      after={after}
      onMore={index === pages.length - 1 ? (next) => setPages([...pages, next]) : null}
    />
  ));
}

type PageProperties = Readonly<{
  wanted: PackageFilter;
  after: string | null;
  onMore: ((after: string) => void) | null;
}>;

function Page({ wanted, after, onMore }: PageProperties) {
  const t = useMessages('admin-catalogue');
  const { search, type, coverage, list, order } = wanted;
  const name = [
    'staff',
    'catalogue',
    search,
    String(type),
    String(coverage),
    list,
    order,
    String(after),
  ] as const;
  const { data, isPending, refetch } = useMyQuery(name, (needs) =>
    fetchPackages(needs, { ...wanted, after }),
  );
  const filters = after === null ? <CatalogueFilters wanted={wanted} counts={data?.counts ?? null} /> : null;
  if (data === undefined)
    return (
      <>
        {filters}
        {isPending ? <BoxLoading /> : <BoxFailed onRetry={() => void refetch()} />}
      </>
    );
  const { packages, next } = data;
  return (
    <>
      {filters}
      {packages.length === 0 ? (
        <BoxEmpty>{search === '' ? t(`empty.${list}`) : t('empty.search', { search })}</BoxEmpty>
      ) : (
        <ul className="admin-list">
          {packages.map((item) => (
            <PackageRow key={item.id} listed={item} />
          ))}
        </ul>
      )}
      {next === null || onMore === null ? null : (
        <button type="button" className={buttonClass('quiet')} onClick={() => onMore(next)}>
          {t('more')}
        </button>
      )}
    </>
  );
}
