import { useState } from 'react';
import type { CountedItem } from '#contract/admin/statistics.ts';
import { formatCount } from '#core/format-count.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';

const SHOWN_AT_FIRST = 8;

type Properties = Readonly<{ title: string; counts: readonly CountedItem[]; part: 'views' | 'sessions' }>;

/** Names with their counts, the most frequent first, each with a bar. */
export function CountTable({ title, counts, part }: Properties) {
  const t = useMessages('admin-statistics');
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const most = Math.max(1, ...counts.map((count) => count[part]));
  const shown = isOpen ? counts : counts.slice(0, SHOWN_AT_FIRST);
  const rest = counts.length - SHOWN_AT_FIRST;
  return (
    <section className="admin-box">
      <table className="admin-table">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.name')}</th>
            <th scope="col">{t(`table.${part}`)}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((count) => (
            <tr key={count.name}>
              <th scope="row">
                {count.name}
                <svg
                  aria-hidden="true"
                  viewBox="0 0 100 1"
                  preserveAspectRatio="none"
                  className="statistics-bar"
                >
                  <rect width={Math.max(0.5, (100 * count[part]) / most)} height="1" />
                </svg>
              </th>
              <td>{formatCount(count[part], language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {counts.length === 0 ? <p className="admin-soft">{t('table.none')}</p> : null}
      {rest > 0 ? (
        <button
          type="button"
          className="text-button text-sea"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('table.fewer') : t('table.more', { count: rest })}
        </button>
      ) : null}
    </section>
  );
}
