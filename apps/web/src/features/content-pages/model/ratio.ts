/** The ratios of width to height that editors choose from, with their numbers. */
export const ratioSizes = {
  '16:9': [16, 9],
  '4:3': [4, 3],
  '3:2': [3, 2],
  '1:1': [1, 1],
  '3:4': [3, 4],
  '9:16': [9, 16],
} as const

export type Ratio = keyof typeof ratioSizes

/** A ratio that an editor chose; one of tomorrow is none. */
export function ratioOf(text: string | undefined): Ratio | undefined {
  return text !== undefined && Object.hasOwn(ratioSizes, text) ? (text as Ratio) : undefined
}

/** The height that goes with a width: in the ratio, or else as the picture itself is. */
export function heightFor(width: number, ratio: Ratio | undefined, own: { width: number; height: number }): number {
  const [across, down] = ratio === undefined ? [own.width, own.height] : ratioSizes[ratio]
  return Math.round((width * down) / across)
}
