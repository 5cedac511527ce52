/** Facts for machines, as schema.org names them. A block of data, which the content policy does not count as a script. */
export function StructuredData({ facts }: Readonly<{ facts: object }>) {
  // A name can then never end the block.
  return <script type="application/ld+json">{JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>;
}
