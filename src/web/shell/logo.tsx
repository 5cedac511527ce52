import { BRAND } from '#core/brand.ts';
import { LocalizedLink } from '../language/localized-link.tsx';
import { useMessages } from '../language/use-messages.ts';

export function Logo() {
  const t = useMessages('shell');
  return (
    <LocalizedLink
      to="/"
      aria-label={t('homeLink', { brand: BRAND })}
      className="inline-flex min-h-11 items-center gap-1 font-display text-2xl font-bold tracking-tight"
    >
      {BRAND}
      <span aria-hidden="true" className="mt-2 size-2.5 rounded-full bg-coral" />
    </LocalizedLink>
  );
}
