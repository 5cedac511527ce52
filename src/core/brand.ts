/** The shop's name, in one place so that an owner can rename it. */
export const BRAND = 'Landfall';
