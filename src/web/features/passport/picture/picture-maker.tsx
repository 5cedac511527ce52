import { Download, Share2 } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Stamp } from '#contract/account/collection.ts';
import { BRAND } from '#core/brand.ts';
import { CAREFUL, sharedPicture, type SharedPicture } from '#core/collection/shared-picture.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { useDates } from '../../../language/use-times.ts';
import { drawPicture, type PictureTexts } from './draw-picture.ts';
import { savePicture, sharePicture, type Sent } from './send-picture.ts';
import { PICTURE } from './picture-layout.ts';

type Properties = Readonly<{ stamps: readonly Stamp[] }>;

/** The picture to share, drawn on this device, and what it may say. */
export function PictureMaker({ stamps }: Properties) {
  const t = useMessages('passport');
  const { date } = useDates();
  const [choices, setChoices] = useState(CAREFUL);
  const picture = useMemo(
    () =>
      sharedPicture(stamps, choices, {
        dateOf: ({ visitedAt }) => date(visitedAt),
        yearOf: ({ visitedAt }) => String(new Date(visitedAt).getFullYear()),
      }),
    [stamps, choices, date],
  );
  const isAnyCurrent = stamps.some(({ isCurrent }) => isCurrent);
  return (
    <>
      {picture.stamps.length === 0 ? (
        <p className="text-ink-soft">
          {t(stamps.length === 1 ? 'share.nothing' : 'share.nothingOfMany')}{' '}
          {t('share.switchOff', { choice: t('share.withoutCurrent') })}
        </p>
      ) : (
        <Picture picture={picture} leftOut={stamps.length - picture.stamps.length} />
      )}
      <div>
        {isAnyCurrent ? (
          <Choice
            label={t('share.withoutCurrent')}
            isOn={!choices.showsCurrentCountries}
            onChange={(isOn) => setChoices({ ...choices, showsCurrentCountries: !isOn })}
          />
        ) : null}
        <Choice
          label={t('share.fullDates')}
          isOn={choices.showsDates}
          onChange={(showsDates) => setChoices({ ...choices, showsDates })}
        />
      </div>
      <p className="text-sm text-ink-soft">{t('share.private')}</p>
    </>
  );
}

type ChoiceProperties = Readonly<{ label: string; isOn: boolean; onChange: (isOn: boolean) => void }>;

function Choice({ label, isOn, onChange }: ChoiceProperties) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
      {label}
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}

type PictureProperties = Readonly<{
  picture: SharedPicture;
  /** Countries of the passport that are not in it. */
  leftOut: number;
}>;

function Picture({ picture, leftOut }: PictureProperties) {
  const t = useMessages('passport');
  const language = useLanguage();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const texts = usePictureTexts(picture);
  useEffect(() => {
    if (canvas.current !== null) void drawPicture(canvas.current, texts);
  }, [texts]);
  const send = async (how: (from: HTMLCanvasElement) => Promise<Sent>) => {
    if (canvas.current !== null) setSent(await how(canvas.current));
  };
  const title = t('share.text', { count: picture.stamps.length, brand: BRAND });
  const countries = new Intl.ListFormat(language).format(picture.stamps.map(({ country }) => country));
  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('share.label', { countries })}
        width={PICTURE.width}
        height={PICTURE.height}
        className="passport-picture always-light"
      />
      {leftOut === 0 ? null : (
        <p className="text-sm text-ink-soft">{t('share.leftOut', { count: leftOut })}</p>
      )}
      <div className="grid grid-cols-2 gap-3">
        <button type="button" className={buttonClass('quietNarrow')} onClick={() => void send(savePicture)}>
          <Download aria-hidden="true" className="size-5" />
          {t('share.save')}
        </button>
        <button
          type="button"
          className={buttonClass('quietNarrow')}
          onClick={() => void send((from) => sharePicture(from, title))}
        >
          <Share2 aria-hidden="true" className="size-5" />
          {t('share.share')}
        </button>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {sent === null || sent === 'given-up' ? null : t(`share.sent.${sent}`)}
      </p>
    </>
  );
}

function usePictureTexts(picture: SharedPicture): PictureTexts {
  const t = useMessages('passport');
  return useMemo(() => {
    const { stamps, continents, badge } = picture;
    return {
      brand: BRAND,
      number: String(stamps.length),
      lines: [t('share.countriesOn', { count: stamps.length }), t('share.continents', { count: continents })],
      badge: badge === null ? '' : t(`badges.${badge}`),
      stamps,
    };
  }, [picture, t]);
}
