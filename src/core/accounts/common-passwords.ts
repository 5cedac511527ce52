/** The most common passwords, lower case. Endings such as "1" and "!" are removed before the look-up. */
const COMMON = new Set(
  `password passw0rd pass passwort contrasena contraseña clave secret letmein welcome bienvenido admin administrator
  root user guest login master superman batman spiderman pokemon starwars dragon monkey tigger shadow sunshine princess
  princesa football futbol baseball basketball soccer hockey iloveyou loveyou teamo tequiero mylove qwerty qwertyuiop
  qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc 1qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4 abc123
  123abc abcabc abcdef abcdefg abcdefgh a1b2c3 test testing test123 changeme default computer internet samsung google
  facebook apple iphone android michael michelle jessica jennifer ashley daniel charlie jordan hunter thomas robert
  george andrew joshua matthew harley killer trustno freedom whatever flower summer winter spring autumn verano invierno
  barcelona realmadrid madrid mexico espana liverpool chelsea arsenal ferrari mustang corvette mercedes cookie pepper
  ginger maggie buster chocolate banana orange cheese hello hello123 hola holahola access mustang nothing password123
  admin123 root123 welcome123 qwerty123 landfall esim travel viajero`
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

/** Whether an attacker would try this password first for this address. The minimum length is another rule. */
export function isCommonPassword(password: string, email: string): boolean {
  const lower = password.toLowerCase();
  const bare = lower.replace(/[\d\W_]+$/u, '');
  const [mailName = ''] = email.toLowerCase().split('@');
  return (
    COMMON.has(lower) ||
    COMMON.has(bare) ||
    lower === email.toLowerCase() ||
    (mailName !== '' && (lower === mailName || bare === mailName)) ||
    isRepetition(lower) ||
    ROWS.some((row) => row.includes(lower))
  );
}

/** "aaaaaa", "121212", "abcabc": one to three characters repeated. */
function isRepetition(text: string): boolean {
  return /^(.{1,3})\1+$/u.test(text);
}
