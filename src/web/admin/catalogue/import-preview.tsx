import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { PreviewResponse, PreviewRow } from '#contract/admin/catalogue.ts';
import { changedFields } from '#core/catalogue/editing/edited-package.ts';
import { ROW_PROBLEMS } from '#core/catalogue/imports/read-price-file.ts';
import { formatCount } from '#core/format-count.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyKey } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { useChange } from '../changes/use-change.ts';
import { codeOf } from '../frame/admin-client.ts';
import { useDollars } from '../../language/use-dollars.ts';
import { applyFile, type PriceFile } from './catalogue-requests.ts';
import { usePackageWords } from './use-package-words.ts';

type Properties = Readonly<{
  file: PriceFile;
  preview: PreviewResponse;
  /** The catalogue changed meanwhile: this would happen now. */
  onChanged: (preview: PreviewResponse) => void;
  onEnd: () => void;
}>;

/** So many rows are drawn at first; a whole catalogue would make the page slow. */
const SHOWN_ROWS = 100;

/** What the file would do, row by row. Nothing has changed yet. */
export function ImportPreview({ file, preview, onChanged, onEnd }: Properties) {
  const t = useMessages('admin-catalogue');
  const language = useLanguage();
  const [shown, setShown] = useState(SHOWN_ROWS);
  const [sellsBelowCost, setSellsBelowCost] = useState(false);
  const { isBusy, problem, apply } = useApply({ file, preview, onChanged, onEnd });
  const { counts, rows } = preview;
  const applied = counts.change - (sellsBelowCost ? 0 : counts.belowCost);
  const figures = ['change', 'same', 'belowCost', 'leftOut'] as const;
  return (
    <section className="admin-box admin-stack" aria-label={file.fileName}>
      <h2 className="admin-heading">{file.fileName}</h2>
      <p role="status">{t('preview.read', { count: counts.lines })}</p>
      <dl className="catalogue-counts">
        {figures.map((name) => (
          <div key={name}>
            <dt>{t(`preview.${name}`)}</dt>
            <dd>{formatCount(counts[name], language)}</dd>
          </div>
        ))}
      </dl>
      <ul className="catalogue-changes">
        {rows.slice(0, shown).map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ul>
      {rows.length > shown ? (
        <button type="button" className={buttonClass('quiet')} onClick={() => setShown(rows.length)}>
          {t('preview.all', { count: rows.length })}
        </button>
      ) : null}
      {counts.belowCost === 0 ? null : (
        <label className="admin-tick">
          <input
            type="checkbox"
            checked={sellsBelowCost}
            onChange={({ target }) => setSellsBelowCost(target.checked)}
          />
          {t('preview.alsoBelowCost', { count: counts.belowCost })}
        </label>
      )}
      <p role="alert" className="admin-problem">
        {problem === null ? null : t(`preview.${problem}`)}
      </p>
      <div className="admin-actions">
        <button
          type="button"
          className={buttonClass('primary')}
          disabled={applied === 0}
          aria-disabled={isBusy}
          onClick={() => void apply(sellsBelowCost)}
        >
          {isBusy ? t('saving') : t('preview.apply', { count: applied })}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={onEnd}>
          {t('cancel')}
        </button>
      </div>
      <p className="admin-soft">{t('preview.oneStep')}</p>
    </section>
  );
}

function Row({ row }: Readonly<{ row: PreviewRow }>) {
  const t = useMessages('admin-catalogue');
  const language = useLanguage();
  const dollars = useDollars();
  const { titleOf, lineOf, stockOf } = usePackageWords();
  const { line, packageId, problem, package: item, after, marginAfter, isBelowCost } = row;
  if (item === null || after === null) {
    const known = ROW_PROBLEMS.find((name) => name === problem) ?? 'unknown';
    return (
      <li>
        <span className="admin-strong">{t('preview.line', { line })}</span>
        <span>{packageId}</span>
        <span className="admin-problem">{t(`row.${known}`)}</span>
      </li>
    );
  }
  const yesOrNo = (is: boolean) => t(is ? 'yes' : 'no');
  const percent = (value: number) =>
    new Intl.NumberFormat(language, { style: 'percent' }).format(value / 100).replace('-', '−');
  const charged = (own: number | null) =>
    own === null ? t('preview.networkPrice', { price: dollars(item.networkPriceCents) }) : dollars(own);
  const words = {
    ownPriceCents: `${t('column.own')} ${charged(item.values.ownPriceCents)} → ${charged(after.ownPriceCents)}`,
    availableStock: `${t('column.stock')} ${stockOf(item.values.availableStock)} → ${stockOf(after.availableStock)}`,
    isPopular: `${t('popular')}: ${yesOrNo(item.values.isPopular)} → ${yesOrNo(after.isPopular)}`,
    isHidden: `${t('hidden')}: ${yesOrNo(item.values.isHidden)} → ${yesOrNo(after.isHidden)}`,
  };
  return (
    <li>
      <span className="admin-strong">{titleOf(item)}</span>
      <span className="admin-soft">{lineOf(item)}</span>
      {changedFields(item.values, after).map((field) => (
        <span key={field}>{words[field]}</span>
      ))}
      {item.margin === null || marginAfter === null || item.margin.percent === marginAfter.percent ? null : (
        <span className="admin-soft">
          {t('column.margin')} {percent(item.margin.percent)} → {percent(marginAfter.percent)}
        </span>
      )}
      {isBelowCost ? <span className="admin-problem">{t('preview.isBelowCost')}</span> : null}
    </li>
  );
}

function useApply({ file, preview, onChanged, onEnd }: Properties) {
  const t = useMessages('admin-catalogue');
  const language = useLanguage();
  const client = useQueryClient();
  const lastKey = useMyKey(['staff', 'last-import']);
  const { isBusy, problem, run } = useChange((error) =>
    codeOf(error) === 'nothing-to-change' ? 'nothing' : 'failed',
  );
  const apply = (sellsBelowCost: boolean) =>
    run(async () => {
      const outcome = await applyFile(language, { ...file, digest: preview.digest, sellsBelowCost });
      if ('preview' in outcome) {
        toasts.show({ title: t('preview.changed'), tone: 'bad' });
        onChanged(outcome.preview);
        return;
      }
      toasts.show({ title: t('preview.applied', { count: outcome.changed }), tone: 'good' });
      await client.invalidateQueries({ queryKey: lastKey });
      onEnd();
    });
  return { isBusy, problem, apply };
}
