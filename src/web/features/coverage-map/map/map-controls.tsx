import { Globe, Minus, Plus } from 'lucide-react';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';

type Properties = Readonly<{ onZoom: (isNearer: boolean) => void; onReset: () => void }>;

export function MapControls({ onZoom, onReset }: Properties) {
  const t = useMessages('coverage');
  const buttons = [
    { name: t('map.nearer'), Icon: Plus, press: () => onZoom(true) },
    { name: t('map.farther'), Icon: Minus, press: () => onZoom(false) },
    { name: t('map.whole'), Icon: Globe, press: onReset },
  ];
  return (
    <div role="group" aria-label={t('map.controls')} className="coverage-controls">
      {buttons.map(({ name, Icon, press }) => (
        <button key={name} type="button" aria-label={name} onClick={press} className={buttonClass('icon')}>
          <Icon aria-hidden="true" className="size-5" />
        </button>
      ))}
    </div>
  );
}
