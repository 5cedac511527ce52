import { z } from 'zod';

const Schema = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  format: z.string().optional(),
  minimum: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
});
type Schema = z.infer<typeof Schema>;

const TEXTS: Readonly<Record<string, string>> = {
  email: 'ana@example.com',
  uuid: '11111111-1111-4111-8111-111111111111',
};

/** A value that fits the schema, as far as the schema tells. `named` resolves a `$ref`. */
export function sampleOf(given: unknown, named: (ref: string) => unknown): unknown {
  const schema = Schema.parse(given ?? {});
  if (schema.$ref !== undefined) return sampleOf(named(schema.$ref), named);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [first] = schema.anyOf ?? [];
  return first === undefined ? plainSample(schema, named) : sampleOf(first, named);
}

function plainSample(schema: Schema, named: (ref: string) => unknown): unknown {
  const [type = ''] = [schema.type ?? ''].flat();
  if (type === 'object') {
    const properties = Object.entries(schema.properties ?? {});
    return Object.fromEntries(properties.map(([name, inner]) => [name, sampleOf(inner, named)]));
  }
  if (type === 'array') return schema.items === undefined ? [] : [sampleOf(schema.items, named)];
  return simpleSample(type, schema);
}

function simpleSample(type: string, { minimum, format }: Schema): unknown {
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(1, minimum ?? 1);
  return TEXTS[format ?? ''] ?? 'a-text';
}
