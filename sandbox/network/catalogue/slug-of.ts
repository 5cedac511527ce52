/** "Pampa Móvil+" becomes "pampa-movil-plus", for addresses and package ids. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’.]/g, '')
    .replaceAll('+', ' plus')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
