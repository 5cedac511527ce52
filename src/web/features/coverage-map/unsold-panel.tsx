import type { ComponentProps } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { PanelHead } from './panel-head.tsx';

type Properties = Omit<ComponentProps<typeof PanelHead>, 'name'>;

/** A chosen country without plans. Its name is the browser's: the page has only those of countries with plans. */
export function UnsoldPanel(properties: Properties) {
  const t = useMessages('coverage');
  const names = new Intl.DisplayNames(useLanguage(), { type: 'region' });
  return (
    <section aria-label={t('panel.label')} className="coverage-panel">
      <PanelHead {...properties} name={names.of(properties.code) ?? properties.code} />
      <p>{t('panel.unsold')}</p>
    </section>
  );
}
