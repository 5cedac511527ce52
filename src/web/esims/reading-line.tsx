import { CircleAlert, RefreshCw } from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { useMessages } from '../language/use-messages.ts';
import { buttonClass } from '../ui/button.tsx';
import { useRefresh, type RefreshState } from './use-esim-changes.ts';
import { useTimes } from '../language/use-times.ts';

type Properties = Readonly<{
  esim: MyEsim;
  /** On a narrow pass the button is only an icon. */
  isNarrow?: boolean;
  /** After a successful reading, for other figures on the screen. */
  onRead?: () => void;
}>;

/** When status and data were read from the network, when they can be read next, and the button for it. */
export function ReadingLine({ esim, isNarrow = false, onRead }: Properties) {
  const { state, refresh } = useRefresh(esim.id, onRead);
  const { isPossible, possibleAt } = esim.refresh;
  const isReadAgain = isPossible || possibleAt !== null;
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <p className="text-sm text-ink-soft">
          <ReadingTime esim={esim} />
        </p>
        {isReadAgain ? (
          <RefreshButton
            title={esim.name ?? esim.title}
            state={isPossible ? state : 'too-early'}
            isNarrow={isNarrow}
            onPress={() => void refresh()}
          />
        ) : null}
      </div>
      <RefreshResult state={state} />
    </div>
  );
}

type ButtonProperties = Readonly<{
  title: string;
  state: RefreshState | 'too-early';
  isNarrow: boolean;
  onPress: () => void;
}>;

/** Keeps the focus while it cannot be used. */
function RefreshButton({ title, state, isNarrow, onPress }: ButtonProperties) {
  const t = useMessages('esims');
  const isWaiting = state === 'too-early' || state === 'reading';
  return (
    <button
      type="button"
      className={`${buttonClass(isNarrow ? 'icon' : 'chip')} shrink-0 aria-disabled:cursor-not-allowed aria-disabled:opacity-60`}
      aria-disabled={isWaiting}
      onClick={isWaiting ? undefined : onPress}
    >
      <RefreshCw aria-hidden="true" className="size-4" />
      <span className={isNarrow ? 'sr-only' : 'max-sm:sr-only'}>
        {t(state === 'reading' ? 'mine.refreshing' : 'mine.refresh')}
        <span className="sr-only"> {title}</span>
      </span>
    </button>
  );
}

function ReadingTime({ esim: { readAt, refresh } }: Readonly<{ esim: MyEsim }>) {
  const t = useMessages('esims');
  const { clock } = useTimes();
  if (readAt === null) return t('mine.notRead');
  const time = clock(readAt);
  if (refresh.possibleAt === null) return t('mine.asOf', { time });
  return t('mine.asOfNext', { time, next: clock(refresh.possibleAt) });
}

function RefreshResult({ state }: Readonly<{ state: RefreshState }>) {
  const t = useMessages('esims');
  return (
    <>
      <p role="status" className="sr-only">
        {state === 'done' ? t('mine.refreshed') : null}
      </p>
      <div role="alert" className="mt-1 flex gap-2 text-sm text-bad empty:hidden">
        {state === 'failed' ? (
          <>
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <p>
              <strong className="block">{t('mine.refreshFailed')}</strong>
              {t('mine.refreshFailedText')}
            </p>
          </>
        ) : null}
      </div>
    </>
  );
}
