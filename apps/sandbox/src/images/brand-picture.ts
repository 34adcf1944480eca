import { brandRecords } from '../worlds/brands.ts'
import { createCanvas } from './drawing/canvas.ts'
import { createRandom } from './drawing/random.ts'
import { circle, rect } from './drawing/shapes.ts'
import type { Source } from './render-image.ts'

export function brandPicture(slug: string): Source | undefined {
  const brand = brandRecords.find((each) => each.slug === slug)
  if (!brand) return undefined
  const canvas = createCanvas(320, 320, createRandom(slug))
  return { svg: canvas.finish(rect(0, 0, 320, 320, '#fff') + circle(160, 160, 90, canvas.random.pick(['#d6001f', '#1f7f7d', '#f5a623']))), width: 320, height: 320 }
}
