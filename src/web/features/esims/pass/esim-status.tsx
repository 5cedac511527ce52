import { CircleCheck, CircleHelp, CircleX, Clock, Download } from 'lucide-react';
import type { EsimDisplay } from '#core/esims/esim-display.ts';
import { useMessages } from '../../../language/use-messages.ts';

const STYLES: Readonly<Record<EsimDisplay, Readonly<{ Icon: typeof Clock; colour: string }>>> = {
  active: { Icon: CircleCheck, colour: 'text-good' },
  ready_to_install: { Icon: Download, colour: 'text-sea' },
  ready_to_activate: { Icon: CircleCheck, colour: 'text-sea' },
  pending: { Icon: Clock, colour: 'text-warn' },
  expired: { Icon: CircleX, colour: 'text-ink-soft' },
  finished: { Icon: CircleX, colour: 'text-ink-soft' },
  recycled: { Icon: CircleX, colour: 'text-ink-soft' },
  unknown: { Icon: CircleHelp, colour: 'text-ink-soft' },
};

/** The status of an eSIM as an icon and its word. */
export function EsimStatus({ display }: Readonly<{ display: EsimDisplay }>) {
  const t = useMessages('esims');
  const { Icon, colour } = STYLES[display];
  return (
    <p className="flex items-center gap-2 font-semibold">
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${colour}`} />
      {t(`mine.status.${display}`)}
    </p>
  );
}
