import { useState } from 'react';
import { Check, CircleCheck, CircleHelp } from 'lucide-react';
import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import { helpPath } from '#core/esims/installation/esim-paths.ts';
import { focusOnMount } from '../../browser/move-focus.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useInstalledMark } from './use-installed-mark.ts';

/** The end of the installation: the customer says that it is done, or gets help. Always in reach of the thumb. */
export function InstalledBar({ esim }: Readonly<{ esim: MyEsimDetails }>) {
  const t = useMessages('install');
  return (
    <div className="install-bar">
      <OwnMark esim={esim} />
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

function OwnMark({ esim }: Readonly<{ esim: MyEsimDetails }>) {
  const t = useMessages('install');
  const language = useLanguage();
  const mark = useInstalledMark(esim.id);
  const { firstConnectedAt, isInstalled } = esim;
  if (firstConnectedAt === null) return <MarkButton mark={{ ...mark, isInstalled }} />;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(firstConnectedAt));
  return <Done words={t('installed.connected', { date })} />;
}

/** Says that it is installed, or takes it back. */
export function MarkButton({ mark: { isInstalled, isPending, mark } }: Readonly<{ mark: InstalledMark }>) {
  const t = useMessages('install');
  // What replaces the pressed button gets the focus.
  const [hasPressed, setHasPressed] = useState(false);
  const focus = hasPressed ? focusOnMount : null;
  const press = (isMarked: boolean) => {
    setHasPressed(true);
    mark(isMarked);
  };
  if (!isInstalled) {
    return (
      <button
        ref={focus}
        type="button"
        className={`grow md:grow-0 ${buttonClass('quiet')}`}
        disabled={isPending}
        onClick={() => press(true)}
      >
        <Check aria-hidden="true" className="size-5" />
        {t('installed.mark')}
      </button>
    );
  }
  return (
    <>
      <Done words={t('installed.done')} focus={focus} />
      <button type="button" className="text-button px-2" disabled={isPending} onClick={() => press(false)}>
        {t('installed.undo')}
      </button>
    </>
  );
}

type DoneProperties = Readonly<{ words: string; focus?: typeof focusOnMount | null }>;

function Done({ words, focus = null }: DoneProperties) {
  return (
    <p ref={focus} tabIndex={-1} role="status" className="flex min-h-11 items-center gap-2 font-semibold">
      <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />
      {words}
    </p>
  );
}
