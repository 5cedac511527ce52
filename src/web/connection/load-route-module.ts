let reportMissing = () => {};

/**
 * Resolves when the file of a route could not be loaded. React Router does not request it again, and browsers may
 * remember the failure, so from then on only a new document opens another page.
 */
export const routeModuleMissing = new Promise<void>((resolve) => {
  reportMissing = resolve;
});

type LoadedModules = Record<string, unknown>;

/** Stands in for the function of React Router, which would reload the page being read (vite.config.ts). */
export async function loadRouteModule(
  { id, module }: Readonly<{ id: string; module: string }>,
  loaded: LoadedModules,
): Promise<unknown> {
  try {
    return (loaded[id] ??= await import(/* @vite-ignore */ module));
  } catch {
    reportMissing();
    return new Promise(() => {});
  }
}
