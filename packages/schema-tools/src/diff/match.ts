/** What of two lists belongs together, and what is left of each. */
export interface Matches<Item> {
  pairs: [Item, Item][]
  removed: Item[]
  added: Item[]
}

/** Pairs the items of two lists, by the first test that finds a partner; each item has one partner at most. */
export function matchItems<Item>(
  base: readonly Item[],
  head: readonly Item[],
  tests: readonly ((one: Item, other: Item) => boolean)[],
): Matches<Item> {
  const partners = new Map<Item, Item>()
  const taken = new Set<Item>()
  for (const test of tests) {
    for (const one of base) {
      if (partners.has(one)) continue
      const other = head.find((each) => !taken.has(each) && test(one, each))
      if (other === undefined) continue
      partners.set(one, other)
      taken.add(other)
    }
  }
  return {
    pairs: [...partners],
    removed: base.filter((item) => !partners.has(item)),
    added: head.filter((item) => !taken.has(item)),
  }
}
