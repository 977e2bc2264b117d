/** Places along a line kept a distance apart, in their order, and as near as that allows to where they belong. */
export function spread(places: readonly number[], apart: number): number[] {
  const order = places.map((_, k) => k).toSorted((a, b) => places[a]! - places[b]! || a - b);
  // without the distances between them, rows that would have to cross share the middle of where they belong
  const rows: { sum: number; count: number }[] = [];
  order.forEach((k, rank) => {
    let row = { sum: places[k]! - rank * apart, count: 1 };
    for (let before = rows.at(-1); before && before.sum / before.count > row.sum / row.count; before = rows.at(-1)) {
      row = { sum: before.sum + row.sum, count: before.count + row.count };
      rows.pop();
    }
    rows.push(row);
  });
  const level = rows.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count));
  const found = [...places];
  order.forEach((k, rank) => (found[k] = level[rank]! + rank * apart));
  return found;
}
