const formats = new Map<string, Intl.NumberFormat>();

/** Kept by its key, because making one takes far longer than formatting an amount. */
export function keptNumberFormat(key: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}
