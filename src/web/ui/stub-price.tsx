/** A price on a narrow stub: a currency that follows the number is small, and goes below it when there is no room. */
export function StubPrice({ price }: Readonly<{ price: string }>) {
  const [amount, sign] = price.split('\u00a0');
  return (
    <p className="figure flex min-h-11 flex-wrap content-center items-baseline justify-end text-[1.75rem] leading-none">
      <span>{amount}</span>
      {sign === undefined ? null : <span className="text-sm">{`\u00a0${sign}`}</span>}
    </p>
  );
}
