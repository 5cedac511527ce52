import drawings from './step-drawings.svg';

type Properties = Readonly<{ name: 'choose' | 'install' | 'land'; className: string }>;

/** A line drawing in the page's colours. Decorative: the words are beside it. */
export function StepDrawing({ name, className }: Properties) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 84" className={className}>
      <use href={`${drawings}#${name}`} width="120" height="84" />
    </svg>
  );
}
