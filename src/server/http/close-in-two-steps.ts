import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/** A client on a slow line sends a body of the largest size that we accept within this time. */
const READ_ON_MS = 5_000;

/**
 * Node destroys a connection right after a response that closes it. A client that still sends its body would get a reset,
 * which hides the response. So the writing side ends first, and what arrives is read and dropped for a short time.
 */
export function closeInTwoSteps(request: IncomingMessage): void {
  // Most requests, and hardly any with a body.
  if (request.method === 'GET') return;
  const { socket } = request;
  const destroySoon = () => Socket.prototype.destroySoon.call(socket);
  let isEnding = false;
  socket.destroySoon = () => {
    if (isEnding) return;
    if (request.complete || !socket.writable) {
      destroySoon();
      return;
    }
    isEnding = true;
    socket.end();
    const timer = setTimeout(() => socket.destroy(), READ_ON_MS);
    timer.unref();
    socket.once('close', () => clearTimeout(timer));
    request.once('end', destroySoon);
    request.resume();
  };
}
