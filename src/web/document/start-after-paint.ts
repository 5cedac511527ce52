const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const START = /<script([^>]*) type="module" async="">([\s\S]*?)<\/script>/;
const IMPORT = /import (?:\* as (\w+) from )?("[^"]+");?/g;

/** A tab in the background is not painted; it starts after this, so that it is ready when it is looked at. */
const LONGEST_WAIT_MS = 3000;

/**
 * Every page reads and works before its scripts are there, so they are fetched once it has been painted: until then
 * they would only take the line and the processor from what is to be seen.
 */
export function startAfterPaint(html: string): string {
  const files = [...html.matchAll(PRELOAD)].flatMap(([, file]) => file ?? []);
  return html.replaceAll(PRELOAD, '').replace(START, (_, attributes: string, text: string) => {
    return `<script${attributes}>${waitForPaint(files, text)}</script>`;
  });
}

/** `text` imports the modules of the page and then starts it; `files` are all it needs, asked for at once. */
function waitForPaint(files: readonly string[], text: string): string {
  const imports = [...text.matchAll(IMPORT)];
  const names = imports.map(([, name]) => name ?? '').join(',');
  const modules = imports.map(([, , file]) => `import(${file ?? ''})`).join(',');
  const rest = text.replaceAll(IMPORT, '').trim();
  return `(() => {
  let isStarted = false;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of ${JSON.stringify(files)})
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    const [${names}] = await Promise.all([${modules}]);
    ${rest}
  };
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  setTimeout(start, ${LONGEST_WAIT_MS});
})();`;
}
