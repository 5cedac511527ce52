import { TextField } from '../../forms/text-field.tsx';
import type { FieldState } from '../../forms/use-form.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useChoiceBeforeHydration } from '../../ui/choice/use-choice-before-hydration.ts';

type Properties = Readonly<{
  isPart: boolean;
  onChoose: (isPart: boolean) => void;
  field: FieldState & Readonly<{ value: string; onChange: (items: string) => void }>;
}>;

/** The whole order or a part, of an order of which nothing is known here. Only a part has positions to type. */
export function TypedItems({ isPart, onChoose, field }: Properties) {
  const t = useMessages('withdrawal');
  const group = useChoiceBeforeHydration((pressed) => onChoose(pressed === 'part'));
  return (
    <fieldset ref={group} className="withdrawal-scope">
      <legend className="mb-1.5 font-semibold">{t('scope.heading')}</legend>
      {(['whole', 'part'] as const).map((scope) => (
        <label key={scope} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            className="size-5 shrink-0 accent-sea"
            name="scope"
            value={scope}
            checked={isPart === (scope === 'part')}
            onChange={() => onChoose(scope === 'part')}
          />
          {t(`scope.${scope}`)}
        </label>
      ))}
      <div className="withdrawal-positions">
        <TextField
          {...field}
          label={t('items')}
          hint={t('itemsHint')}
          message={t('itemsWrong')}
          required={isPart}
          maxLength={200}
        />
      </div>
    </fieldset>
  );
}
