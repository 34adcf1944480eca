/** What is rendered of a long list: runs of items, and the room of what is left out between them. */
export type Segment =
  | { readonly kind: 'items'; readonly from: number; readonly to: number }
  | { readonly kind: 'space'; readonly before: number; readonly size: number }

export type WindowOptions = {
  readonly count: number
  readonly columns: number
  readonly gap: number
  readonly heightOf: (row: number) => number
  /** Part of the list that must be rendered, in pixels from its own beginning. */
  readonly from: number
  readonly to: number
  /** Item that holds focus: it stays, with a row on either side, so that Tab goes on from where it is. */
  readonly focused: number | undefined
}

/** Draws the rows between `from` and `to` and those around the focus; everything else is room of the same size. */
export function planWindow(options: WindowOptions): readonly Segment[] {
  const { count, columns } = options
  if (count === 0) return []
  const segments: Segment[] = []
  let next = 0
  const leaveOut = (until: number) => {
    if (until > next) segments.push({ kind: 'space', before: until * columns, size: extent(next, until, options) })
  }
  for (const [first, end] of rowsToDraw(options)) {
    leaveOut(first)
    segments.push({ kind: 'items', from: first * columns, to: Math.min(end * columns, count) })
    next = end
  }
  leaveOut(Math.ceil(count / columns))
  return segments
}

/** The first items, as they are rendered before anything can be measured. */
export function firstSegments(count: number): readonly Segment[] {
  return count === 0 ? [] : [{ kind: 'items', from: 0, to: count }]
}

export function sameSegments(one: readonly Segment[], other: readonly Segment[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

type Rows = readonly [first: number, end: number]

function rowsToDraw(options: WindowOptions): readonly Rows[] {
  const { columns, count, focused } = options
  const seen = rowsInSight(options)
  if (focused === undefined || focused >= count) return [seen]
  const row = Math.floor(focused / columns)
  const kept: Rows = [Math.max(0, row - 1), Math.min(row + 2, Math.ceil(count / columns))]
  if (kept[0] <= seen[1] && seen[0] <= kept[1]) return [[Math.min(kept[0], seen[0]), Math.max(kept[1], seen[1])]]
  return kept[0] < seen[0] ? [kept, seen] : [seen, kept]
}

/** At least one row, however far the page has gone past the list. */
function rowsInSight({ count, columns, gap, heightOf, from, to }: WindowOptions): Rows {
  const rows = Math.ceil(count / columns)
  let first = 0
  let top = 0
  while (first < rows - 1 && top + heightOf(first) < from) top += heightOf(first++) + gap
  let end = first
  while (end < rows && (end === first || top < to)) top += heightOf(end++) + gap
  return [first, end]
}

/** Height of some rows with the gaps between them; the gaps around them are the grid's own. */
function extent(first: number, end: number, { gap, heightOf }: WindowOptions): number {
  let size = (end - first - 1) * gap
  for (let row = first; row < end; row++) size += heightOf(row)
  return size
}
