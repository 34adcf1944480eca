import { readSharedFile } from '../sample-data/club-files.ts'
import { sceneOfReward } from '../sample-data/offers.ts'
import { createRandom, type Random } from './drawing/random.ts'
import type { Source } from './render-image.ts'
import { sceneTemplates, type SvgFile } from './svg-file.ts'

type Colours = Readonly<Record<string, string>>
const palettes = readSharedFile('palettes') as Readonly<Record<string, Readonly<Record<string, Colours>>>>

const [width, height] = [800, 450]

/** Returns the picture of a reward: a scene of its kind, in colours and a frame that follow from its id, like no other. */
export function rewardPicture(rewardId: string): Source | undefined {
  const scene = sceneOfReward(rewardId)
  if (!scene) return undefined
  const random = createRandom(`reward ${rewardId}`)
  const [first, ...others] = sceneTemplates(scene)
  if (!first) return undefined
  const content = coloured(random.pick([first, ...others]), random)
  // Scenes hold no writing, so a mirror image is as good a picture as any; a step closer makes it another one again.
  const closer = random.between(1, 1.09)
  const x = random.between(0.3, 0.7) * (width - width * closer)
  const y = random.between(0.35, 1) * (height - height * closer)
  const mirrored = random.chance(0.5) ? `translate(${width} 0) scale(-1 1) ` : ''
  const transform = `${mirrored}translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${closer.toFixed(4)})`
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`
  return { svg: `${root}<g transform="${transform}">${content}</g></svg>`, width, height }
}

/** Fills in a template's colours: `{view.sun}` is the sun of one of the palettes that its `data-views` names. */
function coloured({ content, lists }: SvgFile, random: Random): string {
  const chosen = new Map<string, Colours>()
  for (const [kind, [first, ...others]] of lists) {
    const colours = first === undefined ? undefined : palettes[kind]?.[random.pick([first, ...others])]
    if (!colours) throw new Error(`palettes.json lacks one of the ${kind} that a scene names`)
    chosen.set(kind.replace(/s$/, ''), colours)
  }
  return content.replaceAll(/\{([a-z]+)\.([a-z]+\d?)\}/gi, (token, kind: string, name: string) => {
    const colour = chosen.get(kind)?.[name]
    if (colour === undefined) throw new Error(`palettes.json has no colour for ${token}`)
    return colour
  })
}
