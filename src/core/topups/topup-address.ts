type Wanted = Readonly<{ esimId?: string | null; packageId?: string | null }>;

/** The English address of the top-up page with what is already chosen. It never contains an ICCID. */
export function topupAddress({ esimId = null, packageId = null }: Wanted): string {
  const query = new URLSearchParams({
    ...(esimId === null ? {} : { esim: esimId }),
    ...(packageId === null ? {} : { package: packageId }),
  });
  return query.size === 0 ? '/topup' : `/topup?${query}`;
}
