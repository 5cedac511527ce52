import { rotateInPlace } from '#server/logging/rotating-file.ts';

const EVERY_MS = 60_000;

/** Keeps the log of a program that we started within the bound of all logs, from now on. Returns a function that ends it. */
export function boundLog(file: string): () => void {
  rotateInPlace(file);
  const timer = setInterval(() => rotateInPlace(file), EVERY_MS).unref();
  return () => clearInterval(timer);
}
