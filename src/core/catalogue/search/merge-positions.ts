type Cursor = { positions: Uint32Array; next: number };

/**
 * Merges several ascending lists into one ascending sequence, lazily: the first twenty of a hundred thousand
 * numbers cost twenty steps. The lists must not share a number.
 */
export function* mergePositions(lists: readonly Uint32Array[]): Generator<number, void, undefined> {
  const heap = lists.filter((list) => list.length > 0).map((positions): Cursor => ({ positions, next: 0 }));
  for (let at = heap.length >> 1; at >= 0; at -= 1) sink(heap, at);
  for (let top = heap[0]; top !== undefined; top = heap[0]) {
    yield head(top);
    top.next += 1;
    if (top.next === top.positions.length) {
      const last = heap.pop();
      if (last !== undefined && last !== top) heap[0] = last;
    }
    sink(heap, 0);
  }
}

function head(cursor: Cursor | undefined): number {
  return cursor?.positions[cursor.next] ?? Infinity;
}

function sink(heap: Cursor[], from: number): void {
  let at = from;
  for (;;) {
    const left = 2 * at + 1;
    const smaller = head(heap[left + 1]) < head(heap[left]) ? left + 1 : left;
    const [parent, child] = [heap[at], heap[smaller]];
    if (parent === undefined || child === undefined || head(parent) <= head(child)) return;
    heap[at] = child;
    heap[smaller] = parent;
    at = smaller;
  }
}
