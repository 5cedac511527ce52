import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

/** The way from the account to export and deletion. */
export function DataLinks() {
  const t = useMessages('my-data');
  return (
    <section className="mt-12 max-w-xl">
      <h2 className="text-2xl">{t('link')}</h2>
      <p className="mt-2 mb-4 text-ink-soft">{t('linkText')}</p>
      <div className="flex flex-wrap gap-3">
        <LocalizedLink to="/dashboard/account/data" className={buttonClass('quiet')}>
          {t('open')}
        </LocalizedLink>
        <LocalizedLink to="/dashboard/account/delete" className={buttonClass('quiet')}>
          {t('delete.open')}
        </LocalizedLink>
      </div>
    </section>
  );
}
