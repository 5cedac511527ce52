import { useState } from 'react';
import { Check, CircleCheck, CircleHelp } from 'lucide-react';
import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import { helpPath } from '#core/esims/installation/esim-paths.ts';
import { focusOnMount } from '../../browser/move-focus.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useDates } from '../../language/use-times.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useInstalledMark } from './use-installed-mark.ts';

/** `onMark` is called when the customer says that it is installed. */
type OwnProperties = Readonly<{ esim: MyEsimDetails; onMark: () => void }>;
/** Of an eSIM whose plan has ended, nothing is left to mark. */
type BarProperties = OwnProperties & Readonly<{ hasEnded: boolean }>;

/** The end of the installation: the customer says that it is done, or gets help. On a phone always in reach of the thumb. */
export function InstalledBar({ esim, hasEnded, onMark }: BarProperties) {
  const t = useMessages('install');
  return (
    <div className="install-bar install-bar-reachable">
      {hasEnded ? null : <OwnMark esim={esim} onMark={onMark} />}
      <LocalizedLink to={helpPath(esim.id)} className={buttonClass('quiet')}>
        <CircleHelp aria-hidden="true" className="size-5" />
        {t('help')}
      </LocalizedLink>
    </div>
  );
}

export type InstalledMark = Readonly<{
  isInstalled: boolean;
  isPending: boolean;
  mark: (isInstalled: boolean) => void;
}>;

function OwnMark({ esim, onMark }: OwnProperties) {
  const t = useMessages('install');
  const { date } = useDates();
  const mark = useInstalledMark(esim.id);
  const { firstConnectedAt, isInstalled } = esim;
  if (firstConnectedAt === null) return <MarkButton mark={{ ...mark, isInstalled }} onMark={onMark} />;
  return <Done words={t('installed.connected', { date: date(firstConnectedAt) })} />;
}

type MarkProperties = Readonly<{ mark: InstalledMark; onMark: () => void }>;

/** Says that it is installed, or takes it back. After the first, the steps for the arrival get the focus. */
export function MarkButton({ mark: { isInstalled, isPending, mark }, onMark }: MarkProperties) {
  const t = useMessages('install');
  const [hasTakenBack, setHasTakenBack] = useState(false);
  if (!isInstalled) {
    return (
      <button
        ref={hasTakenBack ? focusOnMount : null}
        type="button"
        className={`grow md:grow-0 ${buttonClass('quiet')}`}
        disabled={isPending}
        onClick={() => {
          onMark();
          mark(true);
        }}
      >
        <Check aria-hidden="true" className="size-5" />
        {t('installed.mark')}
      </button>
    );
  }
  return (
    <>
      <Done words={t('installed.done')} />
      <button
        type="button"
        className="text-button px-2"
        disabled={isPending}
        onClick={() => {
          setHasTakenBack(true);
          mark(false);
        }}
      >
        {t('installed.undo')}
      </button>
    </>
  );
}

function Done({ words }: Readonly<{ words: string }>) {
  return (
    <p role="status" className="flex min-h-11 items-center gap-2 font-semibold">
      <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />
      {words}
    </p>
  );
}
