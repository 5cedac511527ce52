type Properties = Readonly<{ countryCode: string; isLarge?: boolean }>;

/** A country's flag, loaded lazily. Decorative: the country's name is always beside it. */
export function Flag({ countryCode, isLarge = false }: Properties) {
  return (
    <img
      src={`/flags/${countryCode.toUpperCase()}.svg`}
      alt=""
      width={isLarge ? 60 : 30}
      height={isLarge ? 40 : 20}
      loading="lazy"
      decoding="async"
      className={`shrink-0 object-cover ring-1 ring-line ${isLarge ? 'h-10 w-15 rounded-md' : 'h-5 w-7.5 rounded-xs'}`}
    />
  );
}
