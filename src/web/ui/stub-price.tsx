/** A price on a narrow stub: a currency after the number is small, and wraps below it when space is short. */
export function StubPrice({ price }: Readonly<{ price: string }>) {
  const [amount, sign] = price.split('\u00a0');
  return (
    <p className="figure flex min-h-11 flex-wrap content-center items-baseline justify-end text-[1.75rem] leading-none">
      <span>{amount}</span>
      {sign === undefined ? null : <span className="text-sm">{`\u00a0${sign}`}</span>}
    </p>
  );
}
