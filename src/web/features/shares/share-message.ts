import { placeWithArticle } from '#core/plans/texts/place-with-article.ts';
import { SHARE_MS } from '#core/shares/share.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useDates } from '../../language/use-times.ts';

type Facts = Readonly<{ name: string; country: string; url: string; expiresAt: string | null }>;

/** The message that goes with a link. Before the link exists, its address ends in dots. */
export function useShareMessage() {
  const t = useMessages('shares');
  const language = useLanguage();
  const { day } = useDates();
  return ({ name, country, url, expiresAt }: Facts): string => {
    const date = day(expiresAt ?? new Date(Date.now() + SHARE_MS).toISOString());
    const facts = { country: placeWithArticle(country, language), url, date };
    return name.trim() === ''
      ? t('message.plain', facts)
      : t('message.named', { ...facts, name: name.trim() });
  };
}
