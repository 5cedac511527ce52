import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { CustomerResponse } from '#contract/admin/customers.ts';
import type { StaffAccount } from '#contract/admin/staff.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyKey } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { ChangedMeanwhile } from '../changes/changed-meanwhile.tsx';
import { useChange } from '../changes/use-change.ts';
import { codeOf } from '../frame/admin-client.ts';
import { useStaff } from '../frame/use-staff.ts';
import { saveAccess, signOutEverywhere } from './customer-requests.ts';

type Properties = Readonly<{ account: CustomerResponse['account'] }>;

/** Sign out everywhere, disable and enable. Disabling is confirmed on the spot and needs the password. */
export function CustomerAccess({ account }: Properties) {
  const t = useMessages('admin-customers');
  const { email } = useStaff();
  const [isAsking, setIsAsking] = useState(false);
  const access = useAccess(account);
  const isDisabled = account.disabledAt !== null;
  const state = (stored: boolean) => t(stored ? 'access.stateDisabled' : 'access.stateEnabled');
  return (
    <section className="admin-stack">
      <h2 className="admin-heading">{t('access.heading')}</h2>
      <div className="admin-actions">
        <button
          type="button"
          className={buttonClass('quiet')}
          aria-disabled={access.isBusy}
          onClick={() => void access.signOut()}
        >
          {t('access.signOut')}
        </button>
        {account.email === email || isAsking ? null : (
          <button
            type="button"
            className={buttonClass('quiet')}
            aria-disabled={access.isBusy}
            onClick={() => (isDisabled ? void access.save(false, account.edition) : setIsAsking(true))}
          >
            {t(isDisabled ? 'access.enable' : 'access.disable')}
          </button>
        )}
      </div>
      {account.email === email ? <p className="admin-soft">{t('access.ownAccount')}</p> : null}
      {isAsking ? (
        <div role="group" aria-label={t('access.disable')} className="admin-notice admin-notice-warn">
          <p>{t('access.sure')}</p>
          <div className="admin-actions">
            <button
              type="button"
              className={buttonClass('primary')}
              onClick={() => {
                setIsAsking(false);
                void access.save(true, account.edition);
              }}
            >
              {t('access.yes')}
            </button>
            <button type="button" className={buttonClass('quiet')} onClick={() => setIsAsking(false)}>
              {t('access.no')}
            </button>
          </div>
        </div>
      ) : null}
      <p role="alert" className="admin-problem">
        {access.problem === null ? null : t(access.problem)}
      </p>
      {access.conflict === null ? null : (
        <ChangedMeanwhile
          stored={state(access.conflict.stored.disabledAt !== null)}
          mine={state(access.conflict.isDisabled)}
          onKeepStored={access.keepStored}
          onSaveMine={access.saveMine}
        />
      )}
    </section>
  );
}

type Problem = 'lastAdmin' | 'access.ownAccount' | 'access.failed' | 'gone';
type Conflict = Readonly<{ stored: StaffAccount; isDisabled: boolean }>;

function useAccess({ id }: Properties['account']) {
  const t = useMessages('admin-customers');
  const client = useQueryClient();
  const key = useMyKey(['staff', 'customer', id]);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { isBusy, problem, run } = useChange((error) => problemOf(codeOf(error)));

  const reload = () => client.invalidateQueries({ queryKey: key });
  /** `send` returns what the toast says. */
  const change = (send: () => Promise<string | null>) =>
    run(async () => {
      const said = await send();
      if (said !== null) toasts.show({ title: said, tone: 'good' });
      await reload();
    });
  const save = (isDisabled: boolean, edition: number) =>
    change(async () => {
      const outcome = await saveAccess({ id, isDisabled, edition });
      setConflict(outcome.conflict === null ? null : { stored: outcome.conflict, isDisabled });
      if (outcome.conflict !== null) return null;
      return t(isDisabled ? 'access.wasDisabled' : 'access.wasEnabled');
    });
  return {
    conflict,
    problem,
    isBusy,
    save,
    signOut: () => change(async () => t('access.signedOut', { count: await signOutEverywhere(id) })),
    keepStored: () => {
      setConflict(null);
      void reload();
    },
    saveMine: () => {
      if (conflict !== null) void save(conflict.isDisabled, conflict.stored.edition);
    },
  };
}

function problemOf(code: string): Problem {
  if (code === 'last-admin') return 'lastAdmin';
  if (code === 'own-account') return 'access.ownAccount';
  return code === 'not-found' ? 'gone' : 'access.failed';
}
