/** Sizes in px of the picture beside words in a member's own lists, those of narrow screens first [ORD-09]. */
export const rowPictureSizes = {
  small: { width: 120, height: 120 },
  medium: { width: 230, height: 130 },
  large: { width: 350, height: 190 },
} as const

/** From which screens on there is room for the larger ones, in px of the window. */
export const rowPictureFrom = { medium: 576, large: 1240 } as const
