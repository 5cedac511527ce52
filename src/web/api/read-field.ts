/** A field of something that came from outside; undefined when there is none. */
export function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

export function readTextField(value: unknown, name: string): string | null {
  const text = readField(value, name);
  return typeof text === 'string' ? text : null;
}
