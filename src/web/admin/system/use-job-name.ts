import { useMessages } from '../../language/use-messages.ts';
import { JOB_NAMES } from './job-names.ts';

/** What a kind of job does, in words. */
export function useJobName(): (kind: string) => string {
  const t = useMessages('admin-system');
  return (kind) => {
    const known = JOB_NAMES.find((name) => name === kind);
    return known === undefined ? kind : t(`jobs.kind.${known}`);
  };
}
