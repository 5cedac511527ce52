import { runCommand } from './run-command.ts';

const [email] = process.argv.slice(2);

await runCommand(async ({ accounts }) => {
  if (email === undefined)
    throw new Error('An email address is missing. Use: npm run make-admin -- you@example.com');
  const result = await accounts.makeAdmin(email);
  if (result.kind === 'refused') throw new Error(result.reason);
  const way = result.signIn === 'password' ? 'with the password of that account' : 'with a link sent by mail';
  return `${result.email} is now an admin and signs in ${way}.`;
});
