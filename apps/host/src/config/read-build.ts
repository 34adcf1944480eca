import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from './plain-error.ts'

/** What the build of the web app says of itself (`.vite/build.json`). */
export interface Build {
  version: string
  basePath: string
  /** The same in the files for the browser and in those for rendering, when one build made both. */
  id: string
  /** The hashes of the scripts that stand in its pages, as a policy names them (`sha256-…`). */
  inlineScripts: readonly string[]
}

/** Reads what was built into a folder and the one for rendering beside it. Throws a PlainError when they cannot be served. */
export function readBuild(dist: string, hostVersion: string): Build {
  if (!existsSync(dist))
    throw new PlainError(`There is no folder ${dist}: build the web app, or let --dist name where it is.`)
  const build = stampOf(join(dist, '.vite/build.json'))
  if (build === undefined || !existsSync(join(dist, 'index.html')))
    throw new PlainError(`${dist} holds no whole build of the web app: npm run build makes one.`)
  if (build.version !== hostVersion)
    throw new PlainError(
      `${dist} was built by version ${build.version}, and this host is version ${hostVersion}: deploy both of one version.`,
    )
  const server = `${dist}-server`
  const rendering = stampOf(join(server, 'build.json'))
  if (rendering === undefined)
    throw new PlainError(`There is no ${server} for rendering pages: copy it from the same build as ${dist}.`)
  if (rendering.id !== build.id)
    throw new PlainError(`${server} and ${dist} are of different builds: copy both from one.`)
  return build
}

/** Returns the hashes of the scripts that stand in the pages of a build; none where it does not name them. */
export function readInlineScripts(dist: string): readonly string[] {
  return stampOf(join(dist, '.vite/build.json'))?.inlineScripts ?? []
}

function stampOf(file: string): Build | undefined {
  try {
    const { version, basePath, id, inlineScripts = [] } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Build>
    return version !== undefined && basePath !== undefined && id !== undefined
      ? { version, basePath, id, inlineScripts }
      : undefined
  } catch {
    return undefined
  }
}
