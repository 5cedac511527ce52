import { LEVEL_WORDS, levelFrom, type Level } from '#core/calculator/calculator-input.ts';
import { HOURS_A_DAY } from '#core/calculator/estimate-data.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { Slider } from '../../../ui/slider/slider.tsx';

type Properties = Readonly<{ label: string; level: Level; onChange: (level: Level) => void }>;

const MOST = LEVEL_WORDS.length - 1;

/** How often the phone is used for one activity: from never to constantly, with the meaning in hours. */
export function LevelSlider({ label, level, onChange }: Properties) {
  const t = useMessages('calculator');
  const hours = HOURS_A_DAY[level];
  const hint = hours < 1 ? t('minutes', { count: hours * 60 }) : t('hours', { count: hours });
  return (
    <Slider
      label={label}
      min={0}
      max={MOST}
      value={level}
      words={t(`levels.${LEVEL_WORDS[level]}`)}
      {...(level === 0 ? {} : { hint })}
      onChange={(value) => onChange(levelFrom(value))}
    />
  );
}
