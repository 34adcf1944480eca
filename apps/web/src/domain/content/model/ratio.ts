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

/** Returns the height that goes with a width: in the ratio, or else as the picture itself is. */
export function heightFor(width: number, ratio: Ratio | undefined, own: { width: number; height: number }): number {
  const [across, down] = ratio === undefined ? [own.width, own.height] : ratioSizes[ratio]
  return Math.round((width * down) / across)
}
