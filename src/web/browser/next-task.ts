/**
 * Runs `work` as a task of its own, as soon as the browser has answered whatever else waits. No timer: those are slowed
 * down in pages that are not looked at. The answer calls it off.
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
