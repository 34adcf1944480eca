/**
 * `tile` for rewards on the home page, `promo` for large cards, `compact` for brand marks; `upToThree` and `upToFour` for
 * rows below what the page is about, one item on a phone and as many as they say on a wide page [RWD-31, RWD-32].
 */
export const carouselItemSizes = ['tile', 'promo', 'compact', 'upToThree', 'upToFour'] as const
export type CarouselItemSize = (typeof carouselItemSizes)[number]
