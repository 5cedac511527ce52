import {
  CircleCheck,
  CircleHelp,
  CircleX,
  Clock,
  Download,
  Gift,
  Send,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { isLowOnData } from '#core/esims/dashboard/next-action.ts';
import { type ShownStatus, shownStatus } from '#core/esims/dashboard/shown-status.ts';
import { useNow } from '../../../esims/use-now.ts';
import { useMessages } from '../../../language/use-messages.ts';

const STYLES: Readonly<Record<ShownStatus, Readonly<{ Icon: typeof Clock; colour: string }>>> = {
  active: { Icon: CircleCheck, colour: 'text-good' },
  ready_to_install: { Icon: Download, colour: 'text-sea' },
  ready_to_activate: { Icon: CircleCheck, colour: 'text-sea' },
  pending: { Icon: Clock, colour: 'text-warn' },
  expired: { Icon: CircleX, colour: 'text-ink-soft' },
  finished: { Icon: CircleX, colour: 'text-ink-soft' },
  recycled: { Icon: CircleX, colour: 'text-ink-soft' },
  unknown: { Icon: CircleHelp, colour: 'text-ink-soft' },
  returned: { Icon: Undo2, colour: 'text-warn' },
  theirs: { Icon: Send, colour: 'text-sea' },
  gift: { Icon: Gift, colour: 'text-sea' },
};

const LOW = { Icon: TriangleAlert, colour: 'text-warn' };

type Properties = Readonly<{
  esim: Pick<MyEsim, 'display' | 'hasOpenWithdrawal' | 'gift' | 'given' | 'expiresAt' | 'waiting' | 'usage'>;
}>;

/** The status of an eSIM as an icon and its word: of one in use with little data left, that. */
export function EsimStatus({ esim }: Properties) {
  const t = useMessages('esims');
  const shown = shownStatus(esim, useNow());
  const isLow = shown === 'active' && isLowOnData(esim);
  const { Icon, colour } = isLow ? LOW : STYLES[shown];
  return (
    <p className="flex items-center gap-2 font-semibold">
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${colour}`} />
      {t(isLow ? 'mine.low' : `mine.status.${shown}`)}
    </p>
  );
}
