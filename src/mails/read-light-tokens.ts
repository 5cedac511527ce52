/** Values by name of the first `:root` rule of src/web/ui/tokens.css, which is the light theme. */
export function readLightTokens(css: string): ReadonlyMap<string, string> {
  const [, light = ''] = /:root\s*\{([^}]*)\}/.exec(css) ?? [];
  return new Map(
    [...light.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
