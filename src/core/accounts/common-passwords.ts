/** Words that a general list lacks: Spanish, travel, and our own name. */
const OWN_WORDS = new Set(
  `contrasena contraseña clave bienvenido bienvenida princesa futbol teamo tequiero verano invierno primavera otoño
  espana españa madrid mexico argentina colombia peru chile realmadrid barcelona viajero viajera viajes hola holahola
  landfall esim travel traveller roaming airport passport qwertz azerty`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const ROWS = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
];

/** "2024!" at the end of a common word is a common habit; a long random ending is not. */
const COMMON_ENDING = /[\d\W_]{1,6}$/u;
/** A shorter rest says nothing about the password: "a193847" is not the password "a". */
const SHORTEST_WORD = 4;

type PasswordChoice = Readonly<{ password: string; email: string }>;

/**
 * Whether an attacker would try this password first for this address. `common` is a list of common passwords in lower
 * case. The minimum length is another rule.
 */
export function isCommonPassword({ password, email }: PasswordChoice, common: ReadonlySet<string>): boolean {
  const lower = password.toLowerCase();
  const [mailName = ''] = email.toLowerCase().split('@');
  return (
    candidatesOf(lower).some((word) => common.has(word) || OWN_WORDS.has(word) || word === mailName) ||
    lower === email.toLowerCase() ||
    isRepetition(lower) ||
    ROWS.some((row) => row.includes(lower))
  );
}

/** The password itself, and what it is without a common ending. */
function candidatesOf(lower: string): readonly string[] {
  const word = lower.replace(COMMON_ENDING, '');
  return word.length < SHORTEST_WORD ? [lower] : [lower, word];
}

/** "aaaaaa", "121212", "abcabc": one to three characters repeated. */
function isRepetition(text: string): boolean {
  return /^(.{1,3})\1+$/u.test(text);
}
