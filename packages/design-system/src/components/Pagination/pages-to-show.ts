export type PageEntry =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'gap'; readonly after: number }

/** First, last, and the pages beside this one. A gap stands for at least two pages: a single one takes its place. */
export function pagesToShow(page: number, pageCount: number): readonly PageEntry[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((candidate) => candidate >= 1 && candidate <= pageCount)
    .toSorted((one, other) => one - other)
  return shown.flatMap((candidate, index): PageEntry[] => {
    const before = shown[index - 1] ?? candidate - 1
    const entry = { kind: 'page', page: candidate } as const
    if (candidate - before === 1) return [entry]
    if (candidate - before === 2) return [{ kind: 'page', page: before + 1 }, entry]
    return [{ kind: 'gap', after: before }, entry]
  })
}
