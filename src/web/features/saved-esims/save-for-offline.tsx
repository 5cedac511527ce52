import { useRef, type ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CloudCheck, CloudDownload } from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { isBeforeStart } from '#core/esims/dashboard/plan-days.ts';
import { localizedPath } from '#core/language-path.ts';
import { focusHeadingBefore } from '../../browser/move-focus.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useDates } from '../../language/use-times.ts';
import { customerOf } from '../../queries/create-query-client.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { useSession } from '../../session/use-session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { saveEsim, type SaveOutcome } from './save-esim.ts';
import { readSavedTimes, removeCopy } from './saved-copies.ts';

type Properties = Readonly<{
  /** The title is for screen readers: a page may have several of these buttons. */
  esim: Pick<MyEsim, 'id' | 'title' | 'name' | 'display' | 'firstConnectedAt' | 'expiresAt'>;
  /** Other actions, in the same row. */
  children?: ReactNode;
  /** All of this disappears with the copy. */
  isGoneWithCopy?: boolean;
}>;

/** Keeps one eSIM on this device, says since when it is kept, and removes it. Only for signed-in customers. */
export function SaveForOffline({ esim, children, isGoneWithCopy = false }: Properties) {
  const t = useMessages('saved-esims');
  const owner = customerOf(useSession()) ?? '';
  const savedAt = useSavedAt(esim.id);
  const group = useRef<HTMLDivElement>(null);
  const { save, remove } = useChanges({
    esim,
    owner,
    onRemoved: () => (isGoneWithCopy ? focusHeadingBefore(group.current) : null),
    onDone: () => group.current?.focus(),
  });
  const problem = save.data === undefined || save.data === 'saved' ? null : save.data;
  return (
    <div
      ref={group}
      role="group"
      aria-label={t('group', { title: esim.title })}
      tabIndex={-1}
      className="min-w-0"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {savedAt === undefined ? (
          <button
            type="button"
            className={`text-left ${buttonClass('chip')}`}
            aria-disabled={save.isPending}
            onClick={() => {
              if (!save.isPending) save.mutate();
            }}
          >
            <CloudDownload aria-hidden="true" className="size-5" />
            {t(save.isPending ? 'saving' : 'save')}
          </button>
        ) : (
          <>
            <SavedLine savedAt={savedAt} />
            <SavedActions esimId={esim.id} onRemove={() => remove.mutate()} />
          </>
        )}
        {children}
      </div>
      <p role="alert" className="mt-2 text-bad empty:hidden">
        {problem === null ? null : t(`problem.${problem}`)}
        {remove.isError ? t('problem.remove') : null}
      </p>
    </div>
  );
}

/** Only a copy that was saved before, to remove it. Empty without one. */
export function SavedBefore({ esim }: Pick<Properties, 'esim'>) {
  return useSavedAt(esim.id) === undefined ? null : <SaveForOffline esim={esim} isGoneWithCopy />;
}

/** When this device saved the eSIM; undefined: it did not, or it is not read yet. */
function useSavedAt(esimId: string): Date | undefined {
  const owner = customerOf(useSession()) ?? '';
  const saved = useMyQuery(['saved-esims'], () => readSavedTimes(owner));
  return saved.data?.get(esimId);
}

function SavedLine({ savedAt }: Readonly<{ savedAt: Date }>) {
  const t = useMessages('saved-esims');
  const { day } = useDates();
  return (
    <p className="flex items-center gap-2 text-sm font-semibold">
      <CloudCheck aria-hidden="true" className="size-5 shrink-0 text-good" />
      {t('savedOn', { date: day(savedAt.toISOString()) })}
    </p>
  );
}

function SavedActions({ esimId, onRemove }: Readonly<{ esimId: string; onRemove: () => void }>) {
  const t = useMessages('saved-esims');
  const page = localizedPath('/dashboard/saved', useLanguage());
  return (
    <>
      {/* Not a link of the router: the page is without the app, so that it opens without a connection. */}
      <a href={`${page}#${esimId}`} className="quiet-link px-1">
        {t('open')}
      </a>
      <button type="button" className="text-button px-1" onClick={onRemove}>
        {t('remove')}
      </button>
    </>
  );
}

type Changes = Pick<Properties, 'esim'> &
  Readonly<{
    owner: string;
    /** Called when the copy is removed, and the page still shows it. */
    onRemoved: () => void;
    /** Called when the button that was pressed is gone, so that the focus is not lost. */
    onDone: () => void;
  }>;

function useChanges({ esim, owner, onRemoved, onDone }: Changes) {
  const { anonKey, languages } = usePageFacts();
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: ['my', owner, 'saved-esims'] });
  const save = useMutation({
    networkMode: 'always',
    mutationFn: (): Promise<SaveOutcome> =>
      saveEsim(
        { ...esim, hasStarted: !isBeforeStart(esim), isUsed: esim.firstConnectedAt !== null },
        {
          owner,
          languages,
          fetch: { anonKey, signal: AbortSignal.timeout(SAVE_TIMEOUT_MS) },
        },
      ),
    onSuccess: async (outcome) => {
      if (outcome !== 'saved') return;
      await readAgain();
      onDone();
    },
  });
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: () => removeCopy(esim.id),
    onSuccess: async () => {
      save.reset();
      onRemoved();
      await readAgain();
      onDone();
    },
  });
  return { save, remove };
}

const SAVE_TIMEOUT_MS = 30_000;
