import { syncCatalogue } from '#core/catalogue/sync-catalogue.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ sync }) => {
  const result = await syncCatalogue(sync);
  if (result.kind === 'refused') throw new Error(`The catalogue stays as it was. ${result.reason}`);
  const { total, added, changed, withdrawn } = result.summary;
  return `The catalogue has ${total} packages: ${added} new, ${changed} changed, ${withdrawn} withdrawn.`;
});
