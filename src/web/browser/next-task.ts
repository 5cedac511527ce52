/**
 * Runs `work` as a separate task, after the browser has handled other waiting events. Not a timer: browsers slow
 * timers down in hidden pages. Returns a function that cancels it.
 */
export function nextTask(work: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  const end = () => port1.close();
  port1.onmessage = () => {
    end();
    work();
  };
  port2.postMessage(null);
  return end;
}
