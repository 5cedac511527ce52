import tokensCss from '#web/ui/tokens.css?raw';
import { readLightTokens } from './read-light-tokens.ts';

const tokens = readLightTokens(tokensCss);

function token(name: string): string {
  const value = tokens.get(name);
  if (value === undefined)
    throw new Error(`Mails use --${name}, which src/web/ui/tokens.css does not define.`);
  return value;
}

/**
 * The light theme of the screens. Mail programs load no style sheet, so every element has its own styles. Mails are
 * light only: programs that invert colours make a QR code unreadable.
 */
export const THEME = {
  paper: token('paper'),
  card: token('card'),
  ink: token('ink'),
  inkSoft: token('ink-soft'),
  line: token('line'),
  coral: token('coral'),
  onCoral: token('on-coral'),
  sea: token('sea'),
  cardCorner: token('corner-card'),
  buttonCorner: token('corner-field'),
  font: "'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
} as const;
