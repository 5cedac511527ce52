/** A country's flag, fetched only when it is about to be seen. Decorative: its name is always beside it. */
export function Flag({ countryCode }: Readonly<{ countryCode: string }>) {
  return (
    <img
      src={`/flags/${countryCode.toUpperCase()}.svg`}
      alt=""
      width={30}
      height={20}
      loading="lazy"
      decoding="async"
      className="h-5 w-7.5 shrink-0 rounded-xs object-cover ring-1 ring-line"
    />
  );
}
