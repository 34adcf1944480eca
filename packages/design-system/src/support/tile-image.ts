/** The image of a tile in a grid of one, two, three or four columns, by its widths in pixels (DIS-28). */
export const tileImage = {
  width: 422,
  height: 237,
  widths: [350, 422, 560, 700, 844],
  sizes:
    '(min-width: 1255px) 310px, (min-width: 890px) calc(33vw - 52px), (min-width: 580px) calc(50vw - 38px), calc(100vw - 32px)',
} as const
