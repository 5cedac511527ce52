/** The shop's name. An owner renames the shop here. */
export const BRAND = 'Landfall';
