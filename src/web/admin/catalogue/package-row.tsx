import { useId, type KeyboardEvent } from 'react';
import { Eye, EyeOff, Globe, Star } from 'lucide-react';
import type { StaffPackage } from '#contract/admin/catalogue.ts';
import { marginOf, type Margin } from '#core/catalogue/editing/margin.ts';
import type { StaffValues } from '#core/catalogue/editing/edited-package.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Flag } from '../../ui/flag.tsx';
import { ChangedMeanwhile } from '../changes/changed-meanwhile.tsx';
import { useDollars } from '../../language/use-dollars.ts';
import { usePackageEdit } from './use-package-edit.ts';
import { usePackageWords } from './use-package-words.ts';

/** One package. Price and stock are saved with Enter or the button, the switches at once. */
export function PackageRow({ listed }: Readonly<{ listed: StaffPackage }>) {
  const t = useMessages('admin-catalogue');
  const dollars = useDollars();
  const edit = usePackageEdit(listed);
  const { titleOf, lineOf } = usePackageWords();
  const { saved } = edit;
  const title = titleOf(saved);
  const name = `${title}, ${lineOf(saved)}`;
  const margin = edit.typedPriceCents === null ? null : marginOf(edit.typedPriceCents, saved.netPriceCents);
  return (
    <li className="admin-row catalogue-package" data-state={stateOf(edit)}>
      <form
        className="catalogue-row"
        onSubmit={(event) => {
          event.preventDefault();
          void edit.save();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Escape') edit.reset();
        }}
      >
        <div className="catalogue-plan">
          {saved.countryCode === null ? (
            <Globe aria-hidden="true" className="size-5 shrink-0" />
          ) : (
            <Flag countryCode={saved.countryCode} />
          )}
          <div>
            <p className="admin-strong">{title}</p>
            <p className="admin-soft">{lineOf(saved)}</p>
          </div>
        </div>
        <Figure label={t('column.cost')}>
          {saved.netPriceCents === null ? '–' : dollars(saved.netPriceCents)}
        </Figure>
        <Figure label={t('column.network')}>{dollars(saved.networkPriceCents)}</Figure>
        <Field
          label={t('column.own')}
          of={name}
          value={edit.typed.price}
          placeholder={t('same')}
          isWrong={edit.problem === 'price' || edit.problem === 'below-cost'}
          isReadOnly={saved.isWithdrawn}
          onChange={(price) => edit.type({ price })}
        />
        <Figure label={t('column.margin')}>
          <MarginWords margin={margin} />
        </Figure>
        <Field
          label={t('column.stock')}
          of={name}
          value={edit.typed.stock}
          placeholder={t('noLimit')}
          isWrong={edit.problem === 'stock'}
          isReadOnly={saved.isWithdrawn}
          onChange={(stock) => edit.type({ stock })}
        />
        {saved.isWithdrawn ? (
          <p className="admin-soft">{t('withdrawn')}</p>
        ) : (
          <Switches edit={edit} title={name} />
        )}
        {/* Enter in a field presses it. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      </form>
      <Notice edit={edit} margin={margin} />
    </li>
  );
}

type Edit = ReturnType<typeof usePackageEdit>;

function stateOf({ conflict, problem, isChanged }: Edit): string | undefined {
  if (conflict !== null) return 'conflict';
  if (problem !== null) return 'problem';
  return isChanged ? 'editing' : undefined;
}

function Figure({ label, children }: Readonly<{ label: string; children: React.ReactNode }>) {
  return (
    <div className="catalogue-figure">
      <span className="catalogue-label">{label}</span>
      <span>{children}</span>
    </div>
  );
}

function MarginWords({ margin }: Readonly<{ margin: Margin | null }>) {
  const dollars = useDollars();
  const language = useLanguage();
  if (margin === null) return '–';
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(margin.percent / 100);
  return (
    <>
      <span className={margin.cents < 0 ? 'admin-problem' : 'admin-strong'}>{dollars(margin.cents)}</span>{' '}
      <span className="admin-soft">{percent.replace('-', '−')}</span>
    </>
  );
}

type FieldProperties = Readonly<{
  label: string;
  of: string;
  value: string;
  placeholder: string;
  isWrong: boolean;
  isReadOnly: boolean;
  onChange: (value: string) => void;
}>;

const LONGEST = 16;

function Field({ label, of, value, placeholder, isWrong, isReadOnly, onChange }: FieldProperties) {
  const id = useId();
  return (
    <div className="catalogue-figure">
      <label className="catalogue-label" htmlFor={id}>
        {label}
        <span className="sr-only">, {of}</span>
      </label>
      <input
        id={id}
        className="field catalogue-field"
        inputMode="decimal"
        autoComplete="off"
        maxLength={LONGEST}
        value={value}
        placeholder={placeholder}
        readOnly={isReadOnly}
        aria-invalid={isWrong}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

function Switches({ edit, title }: Readonly<{ edit: Edit; title: string }>) {
  const t = useMessages('admin-catalogue');
  const { isPopular, isHidden } = edit.saved.values;
  const Shown = isHidden ? EyeOff : Eye;
  return (
    <div className="catalogue-switches">
      <button
        type="button"
        className="catalogue-switch"
        aria-pressed={isPopular}
        aria-disabled={edit.isBusy}
        onClick={() => void edit.turn('isPopular')}
      >
        <Star aria-hidden="true" className="size-5" fill={isPopular ? 'currentColor' : 'none'} />
        <span>{t('popular')}</span>
        <span className="sr-only">, {title}</span>
      </button>
      <button
        type="button"
        className="catalogue-switch"
        aria-pressed={isHidden}
        aria-disabled={edit.isBusy}
        onClick={() => void edit.turn('isHidden')}
      >
        <Shown aria-hidden="true" className="size-5" />
        <span>{t('hidden')}</span>
        <span className="sr-only">, {title}</span>
      </button>
    </div>
  );
}

/** Below the row: what happened to the last change, or what a change would do. */
function Notice({ edit, margin }: Readonly<{ edit: Edit; margin: Margin | null }>) {
  const t = useMessages('admin-catalogue');
  const dollars = useDollars();
  const { describeValues } = usePackageWords();
  const { conflict, problem, sent } = edit;
  if (conflict !== null)
    return (
      <ChangedMeanwhile
        stored={describeValues(conflict.values)}
        mine={describeValues(sent satisfies StaffValues)}
        onKeepStored={edit.takeStored}
        onSaveMine={() => void edit.saveMine()}
      />
    );
  if (problem === 'below-cost')
    return (
      <div role="alert" className="catalogue-notice">
        <p>
          <span className="admin-problem">
            {t('belowCost.title', { amount: dollars(-(margin?.cents ?? 0)) })}
          </span>{' '}
          {t('belowCost.text')}
        </p>
        <button type="button" className={buttonClass('quiet')} onClick={edit.reset}>
          {t('belowCost.back')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={() => void edit.confirmLoss()}>
          {t('belowCost.sell')}
        </button>
      </div>
    );
  return (
    <div className="catalogue-notice">
      <p role="status" className={problem === null ? 'admin-soft' : 'admin-problem'}>
        {problem === null ? statusOf() : t(`problem.${problem}`)}
      </p>
      {edit.isChanged ? (
        <>
          <button type="button" className={buttonClass('quiet')} onClick={edit.reset}>
            {t('cancel')}
          </button>
          <button
            type="button"
            className={buttonClass('quiet')}
            aria-disabled={edit.isBusy}
            onClick={() => void edit.save()}
          >
            {t(edit.isBusy ? 'saving' : 'save')}
          </button>
        </>
      ) : null}
    </div>
  );

  function statusOf(): string {
    if (edit.isChanged) return t('editing');
    return edit.isSaved ? t('saved') : '';
  }
}
