const SPACE = '\u00a0';

/** Longer prices are smaller, so that a price stays on one line. By the number of digits. */
const SIZES = ['text-[1.75rem] max-[22rem]:text-2xl', 'text-2xl max-[22rem]:text-xl'] as const;
const SMALLEST = 'text-xl max-[22rem]:text-base';
const FEWEST_DIGITS = 3;

/** A price on a narrow stub; a currency apart from the number is small. */
export function StubPrice({ price }: Readonly<{ price: string }>) {
  const parts = price.split(SPACE);
  const digits = price.replace(/\D/g, '').length;
  const size = SIZES[Math.max(0, digits - FEWEST_DIGITS)] ?? SMALLEST;
  return (
    <p
      className={`figure flex min-h-11 items-baseline justify-end leading-[2.75rem] whitespace-nowrap ${size}`}
    >
      {parts.map((part, index) => (
        <span key={part} className={/\d/.test(part) ? undefined : 'text-sm'}>
          {index === 0 ? part : SPACE + part}
        </span>
      ))}
    </p>
  );
}
