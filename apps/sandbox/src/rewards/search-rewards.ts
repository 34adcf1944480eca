import type { ListedReward } from './list-rewards.ts'

/**
 * Returns the rewards that speak of all words of a keyword, the likeliest first, in the editors' order where equally
 * likely.
 */
export function searchRewards(rewards: readonly ListedReward[], keyword: string): ListedReward[] {
  const phrase = folded(keyword).trim()
  const words = phrase.split(/\s+/)
  return rewards
    .filter(({ searchText }) => words.every((word) => folded(searchText).includes(word)))
    .map((found) => ({ found, place: placeOf(found, phrase) }))
    .sort((one, other) => one.place - other.place || one.found.rank - other.found.rank)
    .map(({ found }) => found)
}

/** 0: the title begins with it, 1: one of the title's words does, 2: it is in the brand's name, 3: it is elsewhere. */
function placeOf({ reward: { content } }: ListedReward, phrase: string): number {
  const title = folded(content.title)
  if (title.startsWith(phrase)) return 0
  if (` ${title.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${phrase}`)) return 1
  return folded(content.brandDetails.brandName).includes(phrase) ? 2 : 3
}

/** In lower case and without accents, so that "cafe" finds "Café". */
function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
