import { CardSim } from 'lucide-react';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { groupIccid } from '#core/topups/iccid/type-iccid.ts';
import { focusOnMount } from '../../../browser/move-focus.ts';
import { CoverageMark } from '../../../esims/coverage-mark.tsx';
import { useReadingOnOpen } from '../../../esims/use-reading-on-open.ts';
import { useMessages } from '../../../language/use-messages.ts';
import type { TopupTarget } from '../topup-target.ts';
import { useEsimLine } from './use-esim-line.ts';

type Properties = Readonly<{
  target: TopupTarget;
  /** It was chosen on this screen, so it gets the focus. */
  hasPressed: boolean;
  onChange: () => void;
}>;

/** The eSIM that gets the top-up, with the way to another one. */
export function ChosenEsim({ target, hasPressed, onChange }: Properties) {
  const t = useMessages('topup');
  return (
    <div className="topup-chosen">
      {target.kind === 'mine' ? (
        <CoverageMark esim={target.esim} />
      ) : (
        <CardSim aria-hidden="true" className="size-6 shrink-0 text-sea" />
      )}
      <p ref={hasPressed ? focusOnMount : null} tabIndex={-1} className="min-w-0 grow outline-none">
        <Words target={target} />
      </p>
      <button type="button" className="text-button shrink-0 text-sea" onClick={onChange}>
        {t('change')}
        <span className="sr-only"> {t('changeWhat')}</span>
      </button>
    </div>
  );
}

function Words({ target }: Readonly<{ target: TopupTarget }>) {
  switch (target.kind) {
    case 'mine':
      return <Mine {...target} />;
    case 'typed':
      return <Typed {...target} />;
    case 'linked':
      return <Linked {...target} />;
  }
}

function Mine({ esim }: Extract<TopupTarget, { kind: 'mine' }>) {
  const t = useMessages('topup');
  const line = useEsimLine(esim);
  useReadingOnOpen(esim);
  return (
    <>
      <strong className="block wrap-break-word">{esim.name ?? unbrokenData(esim.title)}</strong>
      <span className="block text-sm text-ink-soft">{line}</span>
      <span className="block text-sm text-ink-soft">{t('iccidEnd', { end: esim.iccid.slice(-4) })}</span>
    </>
  );
}

function Typed({ iccid }: Extract<TopupTarget, { kind: 'typed' }>) {
  const t = useMessages('topup');
  return (
    <>
      <strong className="block">{t('typedEsim')}</strong>
      <span className="text-sm text-ink-soft tabular-nums">{groupIccid({ text: iccid, caret: 0 }).text}</span>
    </>
  );
}

function Linked({ iccidEnd }: Extract<TopupTarget, { kind: 'linked' }>) {
  const t = useMessages('topup');
  return (
    <>
      <strong className="block">{t('linkedEsim')}</strong>
      {iccidEnd === null ? null : (
        <span className="text-sm text-ink-soft">{t('iccidEnd', { end: iccidEnd })}</span>
      )}
    </>
  );
}
