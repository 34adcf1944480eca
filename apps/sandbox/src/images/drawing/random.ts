/** Numbers that look random and are the same for the same seed in every sandbox. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number
  between(low: number, high: number): number
  whole(low: number, high: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    // mulberry32: small, even and fast, which is all that pictures ask.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}

function hash(text: string): number {
  let value = 2166136261
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619)
  // Ids that follow one another must not begin alike, so the last digit is spread over every bit.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
