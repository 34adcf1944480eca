import { sceneOfReward } from '../worlds/offers.ts'
import { createCanvas } from './drawing/canvas.ts'
import { createRandom } from './drawing/random.ts'
import type { Source } from './render-image.ts'
import { scenes } from './scenes/scenes.ts'

/** The picture of a reward: a scene of its kind, drawn from its id and so like no other. */
export function rewardPicture(rewardId: string): Source | undefined {
  const kind = sceneOfReward(rewardId)
  if (!kind) return undefined
  const canvas = createCanvas(800, 450, createRandom(`reward ${rewardId}`))
  return { svg: canvas.finish(scenes[kind](canvas)), width: 800, height: 450 }
}
