import { useId, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

type Properties = Readonly<{ path: string; children: ReactNode }>;

/** The filter of a list becomes the query of its address, so that back leads to it. */
export function FilterForm({ path, children }: Properties) {
  const t = useMessages('admin-contacts');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <form
      key={params.toString()}
      role="search"
      className="admin-box admin-filter"
      onSubmit={(event) => {
        event.preventDefault();
        const query = new URLSearchParams();
        for (const [name, value] of new FormData(event.currentTarget))
          if (typeof value === 'string' && value.trim() !== '') query.set(name, value.trim());
        void navigate(query.size === 0 ? path : `${path}?${query.toString()}`);
      }}
    >
      <FilterField name="search" label={t('filter.address')} type="search" />
      {children}
      <FilterField name="from" label={t('filter.from')} type="date" />
      <FilterField name="to" label={t('filter.to')} type="date" />
      <button type="submit" className={buttonClass('quiet')}>
        {t('filter.button')}
      </button>
    </form>
  );
}

type FieldProperties = Readonly<{ name: string; label: string; type: 'search' | 'date' | 'text' }>;

export function FilterField({ name, label, type }: FieldProperties) {
  const id = useId();
  const [params] = useSearchParams();
  return (
    <div className="admin-field">
      <label htmlFor={id} className="admin-strong">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={type}
        className="field"
        maxLength={200}
        defaultValue={params.get(name) ?? ''}
      />
    </div>
  );
}

type ChoiceProperties = Readonly<{
  name: string;
  label: string;
  choices: readonly Readonly<{ value: string; text: string }>[];
}>;

export function FilterChoice({ name, label, choices }: ChoiceProperties) {
  const id = useId();
  const [params] = useSearchParams();
  return (
    <div className="admin-field">
      <label htmlFor={id} className="admin-strong">
        {label}
      </label>
      <select id={id} name={name} className="field" defaultValue={params.get(name) ?? ''}>
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
