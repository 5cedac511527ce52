import { createNoticeInbox } from '#adapters/postgres/orders/notice-inbox.ts';
import { runReconciliation } from '#core/reconciliation/run-reconciliation.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ orders, postgres }) => {
  // A command runs no queue; the running shop finds a stored notice within a minute.
  const notices = createNoticeInbox({ postgres, enqueueWithin: () => Promise.resolve() });
  const outcome = await runReconciliation({ ...orders.reconciliation, notices });
  if (outcome.kind === 'failed')
    throw new Error(`The comparison failed and changed nothing. ${outcome.reason}`);
  if (outcome.kind === 'not-due') return 'Nothing to compare.';
  const { period, newFindings, unsettled } = outcome;
  return `Compared since ${period.from.toISOString()}: ${newFindings} new findings, ${unsettled} payments to settle.`;
});
