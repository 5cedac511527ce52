import { BookOpen, MessagesSquare, WifiOff } from 'lucide-react';
import { arrangeEsims } from '#core/esims/dashboard/arrange-esims.ts';
import { helpPath } from '#core/esims/installation/esim-paths.ts';
import { useMyEsims } from '../../esims/use-my-esims.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

/** What often helps faster than a reply: the troubleshooter of the eSIM in use, the questions, and how it works. */
export function QuickHelp() {
  const t = useMessages('tickets');
  const { data, isPending } = useMyEsims();
  if (isPending) return null;
  const [esim] = arrangeEsims(data?.esims ?? []).current;
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-2xl">{t('quick.heading')}</h2>
      <ul className="flex flex-wrap gap-3">
        {esim === undefined ? null : (
          <li>
            <LocalizedLink to={helpPath(esim.id)} className={buttonClass('quiet')}>
              <WifiOff aria-hidden="true" className="size-5 shrink-0" />
              {t('quick.fix', { esim: esim.name ?? esim.country })}
            </LocalizedLink>
          </li>
        )}
        <li>
          <LocalizedLink to="/contact" className={buttonClass('quiet')}>
            <MessagesSquare aria-hidden="true" className="size-5 shrink-0" />
            {t('quick.questions')}
          </LocalizedLink>
        </li>
        <li>
          <LocalizedLink to="/how-it-works" className={buttonClass('quiet')}>
            <BookOpen aria-hidden="true" className="size-5 shrink-0" />
            {t('quick.how')}
          </LocalizedLink>
        </li>
      </ul>
    </section>
  );
}
