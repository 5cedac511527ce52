/**
 * Facts for search engines, in schema.org terms. A data block, which the content security policy does not treat as a
 * script.
 */
export function StructuredData({ facts }: Readonly<{ facts: object }>) {
  // Escapes `<`, so that a name cannot end the block.
  return <script type="application/ld+json">{JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>;
}
