import type { ReactNode } from 'react';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

type Properties = Readonly<{
  lead: string;
  /** Beside the search on wide screens; hidden on narrow ones. */
  aside: ReactNode;
  children: ReactNode;
}>;

/** The search box, with a map of the world behind it. */
export function Hero({ lead, aside, children }: Properties) {
  const t = useMessages('home');
  const shell = useMessages('shell');
  return (
    <section className="hero">
      <div className="hero-backdrop" aria-hidden="true">
        <div className="hero-map">
          <div className="hero-land" />
          <div className="hero-arcs" />
        </div>
      </div>
      <div className="hero-body">
        <div>
          <h1 className="hero-title">{shell('tagline')}</h1>
          <p className="mt-4 max-w-xl text-lg text-ink-soft md:text-xl">{lead}</p>
          <div className="mt-5">{children}</div>
          <div className="mt-4 flex flex-wrap gap-3">
            <a href="#plans" className={buttonClass('quiet')}>
              {t('browse')}
            </a>
            <LocalizedLink to="/how-it-works" className={buttonClass('quiet')}>
              {t('howItWorks')}
            </LocalizedLink>
          </div>
          <ul aria-label={t('promises.label')} className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-ink-soft">
            <li>
              <b className="text-ink">{t('promises.guaranteeFigure')}</b> {t('promises.guarantee')}
            </li>
            <li>
              <b className="text-ink">{t('promises.supportFigure')}</b> {t('promises.support')}
            </li>
            <li>
              <b className="text-ink">{t('promises.deliveryFigure')}</b> {t('promises.delivery')}
            </li>
          </ul>
        </div>
        {aside === null ? null : <div className="hero-aside">{aside}</div>}
      </div>
    </section>
  );
}
