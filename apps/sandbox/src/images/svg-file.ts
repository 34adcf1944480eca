import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { clubFilePath, sharedFilePath } from '../sample-data/club-files.ts'

/** A picture as it lies in `sample-data`. */
export interface SvgFile {
  svg: string
  /** What stands inside its root element. */
  content: string
  width: number
  height: number
  /** The lists of its root's `data-` attributes, such as `views` for `data-views="dawn dusk"`. */
  lists: ReadonlyMap<string, readonly string[]>
}

const read = new Map<string, SvgFile>()

/** Returns the club's own picture of a name in `pictures/` or, where it has none, the one that all clubs share. */
export function findPicture(name: string): SvgFile | undefined {
  if (!/^[a-z\d-]+$/.test(name)) return undefined
  const file = `pictures/${name}.svg`
  const path = [clubFilePath(file), sharedFilePath(file)].find((each) => existsSync(each))
  return path === undefined ? undefined : readSvg(path)
}

export function sharedSvg(path: string): SvgFile {
  return readSvg(sharedFilePath(path))
}

let sceneFiles: readonly string[] | undefined

/** Returns the ways in which a scene is drawn. */
export function sceneTemplates(scene: string): readonly SvgFile[] {
  sceneFiles ??= readdirSync(sharedFilePath('scenes')).sort()
  return sceneFiles
    .filter((file) => file.replace(/-\d+\.svg$/, '') === scene)
    .map((file) => sharedSvg(`scenes/${file}`))
}

function readSvg(path: string): SvgFile {
  const known = read.get(path)
  if (known) return known
  const svg = readFileSync(path, 'utf8').trimEnd()
  const [, attributes = '', content = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(svg) ?? []
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
  const lists = new Map(
    [...attributes.matchAll(/ data-([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value.split(' ')]),
  )
  const file = { svg, content, width: Number(attribute('width')), height: Number(attribute('height')), lists }
  read.set(path, file)
  return file
}
