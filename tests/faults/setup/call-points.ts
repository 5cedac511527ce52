import type { Call, ServiceProxy } from './service-proxy.ts';
import { PAUSE_POINTS, type PausePointName } from './pause-points.ts';

const NEVER = new Promise<never>(() => undefined);

/**
 * Suspends the first call that reaches each of these points, forever. Returns the points that have been
 * reached.
 */
export function holdCalls(
  proxy: ServiceProxy,
  names: readonly PausePointName[],
): ReadonlySet<PausePointName> {
  const armed = new Set<string>(names);
  const reached = new Set<PausePointName>();
  const reach = async (when: 'before' | 'after', { method, path }: Call) => {
    const point = PAUSE_POINTS.find(
      (one) =>
        one.on === 'call' &&
        armed.has(one.name) &&
        one.when === when &&
        one.method === method &&
        one.path.test(path.split('?')[0] ?? ''),
    );
    if (point === undefined) return;
    armed.delete(point.name);
    reached.add(point.name);
    await NEVER;
  };
  proxy.watch({
    before: async (call) => {
      await reach('before', call);
      return call;
    },
    after: async (call, reply) => {
      await reach('after', call);
      return reply;
    },
  });
  return reached;
}
