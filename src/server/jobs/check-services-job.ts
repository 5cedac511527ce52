import type { JobDefinition } from '#core/jobs/job.ts';
import { checkServices, type ServiceCheckNeeds } from '#core/system/service-check.ts';

const EVERY_MINUTE = '* * * * *';

export function checkServicesJob(needs: ServiceCheckNeeds): JobDefinition {
  return {
    name: 'check-services',
    schedule: EVERY_MINUTE,
    oneAtATime: true,
    // The next minute checks again.
    retries: 0,
    // Longer than the longest timeout of a service.
    timeoutSeconds: 50,
    keptSeconds: 3_600,
    run: () => checkServices(needs),
  };
}
