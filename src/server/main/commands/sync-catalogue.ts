import { syncCatalogue } from '#core/catalogue/sync/sync-catalogue.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ sync }, { sandboxOrigin }) => {
  if (sandboxOrigin !== null && !(await doesRespond(sandboxOrigin))) {
    throw new Error(
      'The sandbox is not running; without real keys it provides the catalogue. Start the shop with npm start first.',
    );
  }
  const result = await syncCatalogue(sync);
  if (result.kind === 'refused')
    throw new Error(`The sync was refused; the catalogue is unchanged. ${result.reason}`);
  const { total, added, changed, withdrawn } = result.summary;
  return `The catalogue has ${total} packages: ${added} new, ${changed} changed, ${withdrawn} withdrawn.`;
});

async function doesRespond(origin: string): Promise<boolean> {
  try {
    await fetch(origin);
    return true;
  } catch {
    return false;
  }
}
