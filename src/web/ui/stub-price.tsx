const SPACE = '\u00a0';

/** A price on a narrow stub: a currency apart from the number is small, and they wrap when space is short. */
export function StubPrice({ price }: Readonly<{ price: string }>) {
  const parts = price.split(SPACE);
  return (
    <p className="figure flex min-h-11 flex-wrap content-center items-baseline justify-end text-[1.75rem] leading-none">
      {parts.map((part, index) => (
        <span key={part} className={/\d/.test(part) ? undefined : 'text-sm'}>
          {index === 0 ? part : SPACE + part}
        </span>
      ))}
    </p>
  );
}
