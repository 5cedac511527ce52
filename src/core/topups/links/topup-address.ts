type TopupAddress = Readonly<{
  esimId?: string | null;
  packageId?: string | null;
  /** The token of a reminder's link. */
  linkToken?: string | null;
}>;

const LINK = 'link';

/**
 * The English address of the top-up page with what is already chosen. It never contains an ICCID. A token is behind the
 * `#`, which browsers send to nobody.
 */
export function topupAddress({ esimId = null, packageId = null, linkToken = null }: TopupAddress): string {
  const query = new URLSearchParams({
    ...(esimId === null ? {} : { esim: esimId }),
    ...(packageId === null ? {} : { package: packageId }),
  });
  const fragment = linkToken === null ? '' : `#${new URLSearchParams({ [LINK]: linkToken })}`;
  return (query.size === 0 ? '/topup' : `/topup?${query}`) + fragment;
}

/** The token of a reminder's link in the hash of an address. */
export function linkTokenIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get(LINK);
}
