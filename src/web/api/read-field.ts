/** Reads a field of an untrusted value; undefined when it does not exist. */
export function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

export function readTextField(value: unknown, name: string): string | null {
  const text = readField(value, name);
  return typeof text === 'string' ? text : null;
}
