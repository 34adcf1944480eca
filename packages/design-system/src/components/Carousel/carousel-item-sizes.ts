/**
 * `tile` for rewards on the home page, `promo` for large cards, `compact` for brand marks; `upToThree` and `upToFour` for
 * rows below what the page is about, one item on a phone and as many as they say on a wide page [RWD-31, RWD-32]; `grid`
 * for as many as a grid of tiles has columns, one to four [FLT-04, FLT-06].
 */
export const carouselItemSizes = ['tile', 'promo', 'compact', 'upToThree', 'upToFour', 'grid'] as const
export type CarouselItemSize = (typeof carouselItemSizes)[number]
