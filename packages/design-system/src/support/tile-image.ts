/** The image of a tile in a grid of one, two, three or four columns, by its widths in pixels (DIS-28). */
export const tileImage = {
  width: 422,
  height: 237,
  widths: [350, 422, 700, 844],
  sizes: '(min-width: 1255px) 310px, (min-width: 890px) 33vw, (min-width: 580px) 50vw, 100vw',
} as const
