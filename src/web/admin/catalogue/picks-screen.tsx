import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { PickableDestination, PicksResponse } from '#contract/admin/popular-picks.ts';
import { MOST_POPULAR_SHOWN } from '#core/destinations/choose-popular-destinations.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyKey, useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ChangedMeanwhile } from '../changes/changed-meanwhile.tsx';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { BackToCatalogue } from './back-to-catalogue.tsx';
import { fetchPicks } from './catalogue-requests.ts';
import { PickedRow } from './picked-row.tsx';
import { usePicksEdit } from './use-picks-edit.ts';

const NAME = ['staff', 'popular-picks'] as const;

/** The destinations that the home page shows first: added, ordered, removed, then saved together. */
export default function PicksScreen() {
  const t = useMessages('admin-catalogue');
  const { data, isPending, refetch } = useMyQuery(NAME, fetchPicks);
  return (
    <>
      <ScreenTitle title={t('picks.title')} lead={t('picks.lead')} />
      <BackToCatalogue />
      {isPending ? <BoxLoading /> : null}
      {!isPending && data === undefined ? <BoxFailed onRetry={() => void refetch()} /> : null}
      {data === undefined ? null : <Picks {...data} onGone={() => void refetch()} />}
    </>
  );
}

function Picks({ picks: stored, destinations, onGone }: PicksResponse & Readonly<{ onGone: () => void }>) {
  const t = useMessages('admin-catalogue');
  const client = useQueryClient();
  const key = useMyKey(NAME);
  const onStored = (picks: readonly string[]) =>
    client.setQueryData<PicksResponse>(key, { picks: [...picks], destinations });
  const edit = usePicksEdit({ stored, onStored, onGone });
  const list = useRef<HTMLElement>(null);
  /** What happened last, for screen readers. */
  const [said, setSaid] = useState('');
  const bySlug = new Map(destinations.map((one) => [one.slug, one]));
  const nameOf = (slug: string) => bySlug.get(slug)?.name ?? slug;
  const inWords = (slugs: readonly string[]) => slugs.map(nameOf).join(', ') || t('picks.none');
  const change = (wanted: readonly string[], slug: string) => {
    if (edit.isBusy) return;
    edit.change(wanted);
    const place = wanted.indexOf(slug) + 1;
    setSaid(
      place === 0
        ? t('picks.removed', { name: nameOf(slug) })
        : t('picks.at', { name: nameOf(slug), place, count: wanted.length }),
    );
  };
  const { picks, conflict } = edit;
  return (
    <section ref={list} tabIndex={-1} aria-label={t('picks.list')} className="admin-stack catalogue-picks">
      {picks.length === 0 ? (
        <BoxEmpty>{t('picks.empty')}</BoxEmpty>
      ) : (
        <ol className="admin-list">
          {picks.map((slug, index) => (
            <PickedRow
              key={slug}
              name={nameOf(slug)}
              destination={bySlug.get(slug) ?? null}
              place={index + 1}
              count={picks.length}
              onMove={(step) => change(moved(picks, index, step), slug)}
              onRemove={() => {
                change(
                  picks.filter((one) => one !== slug),
                  slug,
                );
                // Its button is gone.
                list.current?.focus();
              }}
            />
          ))}
        </ol>
      )}
      <AddPick
        destinations={destinations.filter(({ slug, isOnSale }) => isOnSale && !picks.includes(slug))}
        isFull={picks.length >= MOST_POPULAR_SHOWN}
        onAdd={(slug) => change([...picks, slug], slug)}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      {conflict === null ? null : (
        <ChangedMeanwhile
          stored={inWords(conflict)}
          mine={inWords(picks)}
          onKeepStored={edit.takeStored}
          onSaveMine={() => void edit.saveMine()}
        />
      )}
      <SaveBar edit={edit} />
    </section>
  );
}

function moved(picks: readonly string[], index: number, step: 1 | -1): readonly string[] {
  const slug = picks[index];
  return slug === undefined ? picks : picks.toSpliced(index, 1).toSpliced(index + step, 0, slug);
}

type AddProperties = Readonly<{
  destinations: readonly PickableDestination[];
  isFull: boolean;
  onAdd: (slug: string) => void;
}>;

function AddPick({ destinations, isFull, onAdd }: AddProperties) {
  const t = useMessages('admin-catalogue');
  const [chosen, setChosen] = useState('');
  if (isFull) return <p className="admin-soft">{t('picks.full')}</p>;
  return (
    <form
      className="admin-search"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === '') return;
        onAdd(chosen);
        setChosen('');
      }}
    >
      <label className="catalogue-choice">
        <span className="sr-only">{t('picks.add')}</span>
        <select className="field" value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{t('picks.choose')}</option>
          {destinations.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={buttonClass('quiet')}>
        {t('picks.button')}
      </button>
    </form>
  );
}

function SaveBar({ edit }: Readonly<{ edit: ReturnType<typeof usePicksEdit> }>) {
  const t = useMessages('admin-catalogue');
  const { problem, isBusy, isChanged, isSaved } = edit;
  const state = isSaved ? t('saved') : '';
  return (
    <div className="admin-actions">
      {/* They stay where they are, so that the focus does. */}
      <button
        type="button"
        className={buttonClass('primary')}
        aria-disabled={isBusy || !isChanged}
        onClick={() => void edit.save()}
      >
        {t(isBusy ? 'saving' : 'save')}
      </button>
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={isBusy || !isChanged}
        onClick={edit.reset}
      >
        {t('cancel')}
      </button>
      <p role="status" className="catalogue-picks-state admin-soft">
        {isChanged ? t('picks.changed') : state}
      </p>
      <p role="alert" className="admin-problem catalogue-problem">
        {problem === null ? null : t(problem === 'failed' ? 'problem.failed' : 'picks.notOnSale')}
      </p>
    </div>
  );
}
