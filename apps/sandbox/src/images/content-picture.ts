import { createCanvas } from './drawing/canvas.ts'
import { createRandom } from './drawing/random.ts'
import type { Source } from './render-image.ts'
import { scenes } from './scenes/scenes.ts'

export function contentPicture(name: string): Source | undefined {
  const canvas = createCanvas(800, 450, createRandom(name))
  return { svg: canvas.finish(scenes.balloon(canvas)), width: 800, height: 450 }
}
