import { createCanvas, type Canvas } from '../drawing/canvas.ts'
import { createRandom } from '../drawing/random.ts'
import type { Svg } from '../drawing/shapes.ts'
import type { Source } from '../render-image.ts'

export const clubRed = '#d6001f'

/** The club's mark, about 120 across and around the origin. */
export const wing =
  'M-62,6C-34,2 -18,-12 -4,-44C6,-18 24,-2 62,-6C42,12 24,16 8,14C12,30 6,44 -10,60C-12,40 -18,28 -30,22C-42,20 -52,16 -62,6Z'

/** Returns a picture drawn from its own name, so that it is the same everywhere. */
export function drawn(seed: string, width: number, height: number, draw: (canvas: Canvas) => Svg): Source {
  const canvas = createCanvas(width, height, createRandom(seed))
  return { svg: canvas.finish(draw(canvas)), width, height }
}
