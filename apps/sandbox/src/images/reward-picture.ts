import { sceneOfReward } from '../sample-data/offers.ts'
import { createCanvas } from './drawing/canvas.ts'
import { createRandom } from './drawing/random.ts'
import { group } from './drawing/shapes.ts'
import type { Source } from './render-image.ts'
import { scenes } from './scenes/scenes.ts'

/** Returns the picture of a reward: a scene of its kind, drawn from its id and so like no other. */
export function rewardPicture(rewardId: string): Source | undefined {
  const kind = sceneOfReward(rewardId)
  if (!kind) return undefined
  const canvas = createCanvas(800, 450, createRandom(`reward ${rewardId}`))
  const scene = scenes[kind](canvas)
  // Scenes hold no writing, so a mirror image is as good a picture as any; a step closer makes it another one again.
  const closer = canvas.random.between(1, 1.09)
  const [x, y] = [
    canvas.random.between(0.3, 0.7) * (800 - 800 * closer),
    canvas.random.between(0.35, 1) * (450 - 450 * closer),
  ]
  const mirrored = canvas.random.chance(0.5) ? 'translate(800 0) scale(-1 1) ' : ''
  return {
    svg: canvas.finish(
      group(`${mirrored}translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${closer.toFixed(4)})`, scene),
    ),
    width: 800,
    height: 450,
  }
}
