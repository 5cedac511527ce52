import { useSearchParams } from 'react-router';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { SearchForm } from '../frame/search-form.tsx';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { fetchAccounts } from './account-requests.ts';
import { MemberRoles } from './member-roles.tsx';

/** Accounts by their address, with their roles; without a search everybody who works in the shop. */
export default function CustomersScreen() {
  const t = useMessages('admin-customers');
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const { data, isPending, refetch } = useMyQuery(['staff', 'accounts', search], (needs) =>
    fetchAccounts(needs, search),
  );
  return (
    <>
      <ScreenTitle title={t('title')} lead={t('lead')} />
      <SearchForm
        key={search}
        path="/admin/customers"
        search={search}
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        button={t('search.button')}
      />
      <h2 className="admin-heading">{search === '' ? t('team') : t('found', { search })}</h2>
      {isPending ? <BoxLoading /> : null}
      {!isPending && data === undefined ? <BoxFailed onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? <BoxEmpty>{t('empty')}</BoxEmpty> : null}
      <ul className="admin-list">
        {data?.map((account) => (
          <MemberRoles key={account.id} account={account} search={search} />
        ))}
      </ul>
    </>
  );
}
