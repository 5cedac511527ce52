import { KEEP_PROMPT_SCRIPT } from '../app-install/kept-prompt.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const START = /<script([^>]*) type="module" async="">([\s\S]*?)<\/script>/;
const IMPORT = /import (?:\* as (\w+) from )?("[^"]+");?/g;

/** A background tab is not painted; it starts after this time, so that it is ready when the visitor opens it. */
const LONGEST_WAIT_MS = 3000;

/** A request takes a slow phone several milliseconds to begin; input is handled between the tasks. */
const REQUESTS_PER_TASK = 4;

/**
 * Every page can be read and used before its scripts run, so they are fetched after the first paint. Earlier they
 * would compete for bandwidth and processor time with the visible content.
 */
export function startAfterPaint(html: string): string {
  const files = [...html.matchAll(PRELOAD)].flatMap(([, file]) => file ?? []);
  return html.replaceAll(PRELOAD, '').replace(START, (_, attributes: string, text: string) => {
    return `<script${attributes}>${waitForPaint(files, text)}\n${KEEP_PROMPT_SCRIPT}</script>`;
  });
}

/** `text` imports the modules of the page and then starts it; `files` are all files it needs, requested at once. */
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
    for (const [index, href] of ${JSON.stringify(files)}.entries()) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
      if (index % ${REQUESTS_PER_TASK} === ${REQUESTS_PER_TASK - 1}) await globalThis.scheduler?.yield?.();
    }
    const [${names}] = await Promise.all([${modules}]);
    ${rest}
  };
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  setTimeout(start, ${LONGEST_WAIT_MS});
})();`;
}
