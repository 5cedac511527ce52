/** English paths of the pages of one eSIM. */
export function detailsPath(esimId: string): string {
  return `/dashboard/esims/${esimId}`;
}

export function installPath(esimId: string): string {
  return `/dashboard/esims/${esimId}/install`;
}

export function helpPath(esimId: string): string {
  return `/dashboard/esims/${esimId}/help`;
}

export function printPath(esimId: string): string {
  return `/dashboard/esims/${esimId}/print`;
}
