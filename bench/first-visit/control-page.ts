/** The same amount of work in every run: sorting numbers, in four tasks. */
const PAGE = `<!doctype html><title>control</title><p>control</p><script>
const work = () => {
  const numbers = Array.from({ length: 20000 }, (_, place) => (place * 7919) % 20011);
  numbers.sort((a, b) => a - b);
};
for (let task = 1; task <= 4; task += 1) setTimeout(work, task * 300);
</script>`;

/** The address of a page without a shop. */
export function controlAddress(): string {
  return `data:text/html;base64,${Buffer.from(PAGE).toString('base64')}`;
}
