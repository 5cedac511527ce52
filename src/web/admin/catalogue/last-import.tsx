import { useState } from 'react';
import { Undo2 } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import type { UndoResponse } from '#contract/admin/catalogue.ts';
import { useTimes } from '../../language/use-times.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyKey, useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useChange } from '../changes/use-change.ts';
import { fetchLastImport, undoImport } from './catalogue-requests.ts';
import { usePackageWords } from './use-package-words.ts';

/** The last file that was applied, and its undo. */
export function LastImport() {
  const t = useMessages('admin-catalogue');
  const { dateAndTime } = useTimes();
  const { data } = useMyQuery(['staff', 'last-import'], fetchLastImport);
  const { isBusy, hasFailed, undone, undo } = useUndo();
  if (data === undefined || data === null) return null;
  const { id, fileName, at, by, changed, undoneAt } = data;
  return (
    <section className="admin-box admin-stack" aria-label={t('last.title')}>
      <h2 className="admin-heading">{t('last.title')}</h2>
      <p>
        <span className="admin-strong">{fileName}</span>{' '}
        <span className="admin-soft">
          {[dateAndTime(at), by ?? t('last.deleted'), t('last.changed', { count: changed })].join(' · ')}
        </span>
      </p>
      {undoneAt === null ? (
        <button
          type="button"
          className={`${buttonClass('quiet')} justify-self-start`}
          aria-disabled={isBusy}
          onClick={() => void undo(id)}
        >
          <Undo2 aria-hidden="true" className="size-5" />
          {t(isBusy ? 'saving' : 'last.undo')}
        </button>
      ) : (
        <p className="admin-soft">{t('last.undone', { time: dateAndTime(undoneAt) })}</p>
      )}
      <div role="status">{undone === null ? null : <Undone undone={undone} />}</div>
      <p role="alert" className="admin-problem">
        {hasFailed ? t('last.failed') : null}
      </p>
    </section>
  );
}

function Undone({ undone }: Readonly<{ undone: UndoResponse }>) {
  const t = useMessages('admin-catalogue');
  const { titleOf, describeValues } = usePackageWords();
  return (
    <>
      <p>{t('last.restored', { count: undone.restored })}</p>
      {undone.kept.length === 0 ? null : (
        <>
          <p>{t('last.kept', { count: undone.kept.length })}</p>
          <ul className="catalogue-changes">
            {undone.kept.map(({ package: item }) => (
              <li key={item.id}>
                <span className="admin-strong">{titleOf(item)}</span>
                <span>{describeValues(item.values)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function useUndo() {
  const language = useLanguage();
  const client = useQueryClient();
  const key = useMyKey(['staff', 'last-import']);
  const { isBusy, problem, run } = useChange(() => 'failed');
  const [undone, setUndone] = useState<UndoResponse | null>(null);
  const undo = (id: number) =>
    run(async () => {
      try {
        setUndone(await undoImport(language, id));
      } finally {
        await client.invalidateQueries({ queryKey: key });
      }
    });
  return { isBusy, hasFailed: problem !== null, undone, undo };
}
