import { z } from 'zod';

export const Schema = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  format: z.string().optional(),
  minimum: z.number().optional(),
  get properties() {
    return z.record(z.string(), Schema).optional();
  },
  get items() {
    return Schema.optional();
  },
  get anyOf() {
    return z.array(Schema).optional();
  },
});
export type Schema = z.infer<typeof Schema>;

const TEXTS: Readonly<Record<string, string>> = {
  email: 'ana@example.com',
  uuid: '11111111-1111-4111-8111-111111111111',
};

/** A value that the schema describes, as good as can be told from it. */
export function sampleOf(schema: Schema, named: (ref: string) => Schema): unknown {
  if (schema.$ref !== undefined) return sampleOf(named(schema.$ref), named);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [first] = schema.anyOf ?? [];
  if (first !== undefined) return sampleOf(first, named);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, sampleOf(inner, named)]),
      );
    case 'array':
      return schema.items === undefined ? [] : [sampleOf(schema.items, named)];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return TEXTS[schema.format ?? ''] ?? 'a-text';
  }
}
