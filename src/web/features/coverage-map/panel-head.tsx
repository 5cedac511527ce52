import type { RefObject } from 'react';
import { X } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Flag } from '../../ui/flag.tsx';

type Properties = Readonly<{
  code: string;
  name: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
}>;

/** The name of the chosen country, and how to leave it. */
export function PanelHead({ code, name, heading, onClose }: Properties) {
  const t = useMessages('coverage');
  return (
    <div className="flex items-center gap-3">
      <Flag countryCode={code} />
      <h2 ref={heading} tabIndex={-1} className="min-w-0 grow text-2xl">
        {name}
      </h2>
      <button
        type="button"
        aria-label={t('panel.close')}
        onClick={onClose}
        className={`${buttonClass('icon')} -my-1 -mr-1 shrink-0`}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
