import { useId, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { StaffAccount } from '#contract/admin/staff.ts';
import { ROLES, type Role } from '#core/accounts/role-store.ts';
import { useTimes } from '../../language/use-times.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useMyKey } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { ChangedMeanwhile } from '../changes/changed-meanwhile.tsx';
import { useChange } from '../changes/use-change.ts';
import { codeOf } from '../frame/admin-client.ts';
import { useStaff } from '../frame/use-staff.ts';
import { saveRoles } from './account-requests.ts';

/** `search` is the list that shows it. */
type Properties = Readonly<{ account: StaffAccount; search: string }>;

/** One account and its roles. A change is sent with the button, not with the tick: it needs the password. */
export function MemberRoles({ account, search }: Properties) {
  const t = useMessages('admin-customers');
  const names = useMessages('admin');
  const problemId = useId();
  const { date } = useTimes();
  const { email } = useStaff();
  const edit = useRoleEdit(account, search);
  const list = (roles: readonly Role[]) =>
    roles.length === 0 ? t('none') : roles.map((role) => names(`role.${role}`)).join(', ');
  return (
    <li className="admin-row">
      <fieldset className="admin-fieldset" aria-describedby={problemId}>
        <legend className="admin-strong">
          <LocalizedLink to={`/admin/customers/${account.id}`} className="admin-link">
            {account.email}
          </LocalizedLink>
          {account.disabledAt === null ? null : (
            <span className="admin-warn"> {t('access.stateDisabled')}</span>
          )}
          {account.email === email ? <span className="admin-soft"> ({t('you')})</span> : null}
        </legend>
        <p className="admin-soft">
          <LocalizedLink
            to={`/admin/orders?search=${encodeURIComponent(account.email)}`}
            className="admin-link"
          >
            {t('orders', { count: account.orderCount })}
          </LocalizedLink>{' '}
          · {t('since', { day: date(account.createdAt) })}
        </p>
        <div className="admin-ticks">
          {ROLES.map((role) => (
            <label key={role} className="admin-tick">
              <input
                type="checkbox"
                checked={edit.wanted.includes(role)}
                onChange={({ target }) => edit.change(role, target.checked)}
              />
              {names(`role.${role}`)}
            </label>
          ))}
          <button
            type="button"
            className={buttonClass('quiet')}
            aria-disabled={!edit.isChanged || edit.isBusy}
            onClick={() => void edit.save(account.edition)}
          >
            {t(edit.isBusy ? 'saving' : 'save')}
          </button>
        </div>
      </fieldset>
      <p id={problemId} role="alert" className="admin-problem">
        {edit.problem === null ? null : t(edit.problem)}
      </p>
      {edit.conflict === null ? null : (
        <ChangedMeanwhile
          stored={list(edit.conflict.roles)}
          mine={list(edit.wanted)}
          onKeepStored={edit.takeStored}
          onSaveMine={() => void edit.save(edit.conflict?.edition ?? 0)}
        />
      )}
    </li>
  );
}

type Problem = 'lastAdmin' | 'failed' | 'gone';

function useRoleEdit(account: StaffAccount, search: string) {
  const t = useMessages('admin-customers');
  const client = useQueryClient();
  const key = useMyKey(['staff', 'accounts', search]);
  const [wanted, setWanted] = useState<readonly Role[]>(account.roles);
  const [conflict, setConflict] = useState<StaffAccount | null>(null);
  const { isBusy, problem, run } = useChange((error) => problemOf(codeOf(error)));
  const isChanged = ROLES.some((role) => wanted.includes(role) !== account.roles.includes(role));

  const store = (saved: StaffAccount) => {
    setConflict(null);
    client.setQueryData<readonly StaffAccount[]>(key, (team) =>
      team?.map((member) => (member.id === saved.id ? saved : member)),
    );
  };
  const save = async (edition: number) => {
    if (!isChanged && conflict === null) return;
    await run(async () => {
      const outcome = await saveRoles({ id: account.id, roles: wanted, edition });
      if ('conflict' in outcome) setConflict(outcome.conflict);
      else {
        store(outcome.account);
        toasts.show({ title: t('saved', { email: account.email }), tone: 'good' });
      }
    });
  };
  return {
    wanted,
    conflict,
    problem,
    isBusy,
    isChanged,
    save,
    change: (role: Role, isWanted: boolean) =>
      setWanted(isWanted ? [...wanted, role] : wanted.filter((other) => other !== role)),
    takeStored: () => {
      if (conflict === null) return;
      setWanted(conflict.roles);
      store(conflict);
    },
  };
}

function problemOf(code: string): Problem {
  if (code === 'last-admin') return 'lastAdmin';
  return code === 'not-found' ? 'gone' : 'failed';
}
