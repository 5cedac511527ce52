import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { MemberRoles } from './member-roles.tsx';
import { fetchTeam } from './team-requests.ts';

/** Everybody with a role. */
export default function TeamScreen() {
  const t = useMessages('admin-team');
  const { data, isPending, refetch } = useMyQuery(['staff', 'team'], fetchTeam);
  return (
    <>
      <ScreenTitle title={t('title')} lead={t('lead')} />
      {isPending ? <BoxLoading /> : null}
      {!isPending && data === undefined ? <BoxFailed onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? <BoxEmpty>{t('empty')}</BoxEmpty> : null}
      <ul className="admin-list">
        {data?.map((account) => (
          <MemberRoles key={account.id} account={account} />
        ))}
      </ul>
    </>
  );
}
