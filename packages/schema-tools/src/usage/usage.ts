import type { Generated } from '../diff/change.ts'
import { bridgeMessages, generatedNames, speaksWithShell } from './generated-names.ts'
import { createReach, keyOf, madeKey, type Start, typeKey } from './reach.ts'
import { everyPage, readRoutes } from './routes.ts'
import { readTests } from './tests.ts'
import { openWorkspace, type Workspace } from './workspace.ts'

/** Who uses the generated code of a repository. */
export interface Usage {
  /** Who uses an operation, a content type, a message or an event. */
  of: (generated: Generated) => Uses
  /** Who uses a generated type of the REST client, such as `Voucher`. */
  ofType: (name: string) => Uses
  /** Of all files in whose rooms something is used, or that lead to it, those in which a field's name stands. */
  mayRead: (property: string, uses: readonly Uses[]) => string[]
}

/** All lists are sorted and hold nothing twice; files are named from the repository's root. */
export interface Uses {
  /** Files of the app that import it, be it as a type. */
  files: readonly string[]
  /** Files of the app that lead to it, on whatever way. */
  leading: readonly string[]
  /** The rooms of the app whose code leads to it: `domain/voucher`, `platform/auth`, `app`. */
  rooms: readonly string[]
  /** Paths of the route table; `(every page)` for what stands around all. */
  routes: readonly string[]
  /** The files of the pages, `apps/web/src/pages/my-rewards/MyRewardsPage.tsx`. */
  screens: readonly string[]
  /** Unit tests whose subject leads to it and browser tests that name it or go to its pages. */
  tests: readonly string[]
  /** Files of the sandbox that answer it. */
  handlers: readonly string[]
}

const app = 'apps/web/src'
const layered = /^(pages|features|domain|platform)$/
/** Rooms in which everything is used by everybody: that one file of theirs leads somewhere says nothing of the others. */
const shared = /^(app$|platform\/)/
const noSubject = /\.(test|stories|examples|fixtures)\.tsx?$/

/** Reads who uses what. `root` is the repository's. */
export async function readUsage(root: string): Promise<Usage> {
  const workspace = openWorkspace(root)
  const sources = workspace.list(app, /\.tsx?$/).filter((file) => !noSubject.test(file))
  const pages = await readPages(workspace)
  const tests = readTests(workspace, unique(pages.map(({ path }) => path)))
  const importers = importersOf(workspace, sources)
  const leading = leadingTo(workspace, sources)
  const handlers = workspace
    .list('apps/sandbox/src', /\/(rest\/handlers|graphql|flights)\/.*\.ts$/)
    .filter((file) => !noSubject.test(file))
  const usesOf = (key: string, name: string): Uses => {
    const showing = pages.filter(({ made }) => made.has(key))
    const routes = unique(showing.map(({ path }) => path))
    return {
      files: unique(importers.get(key) ?? []),
      leading: leading.get(key) ?? [],
      rooms: unique((leading.get(key) ?? []).map(roomOf)),
      routes,
      screens: unique(showing.flatMap(({ screens }) => screens)),
      tests: unique(tests.filter((test) => test.notices(key, name, routes)).map(({ file }) => file)),
      handlers: handlers.filter((file) => workspace.hasWord(file, name)),
    }
  }
  return {
    of: (generated) => usesOf(madeKey(generated), generated.name),
    ofType: (name) => usesOf(typeKey(name), name),
    mayRead(property, uses) {
      const leading = new Set(uses.flatMap((each) => each.leading))
      const rooms = new Set(uses.flatMap((each) => each.rooms).filter((room) => !shared.test(room)))
      const isNear = (file: string) => leading.has(file) || rooms.has(roomOf(file))
      return sources.filter((file) => isNear(file) && workspace.hasWord(file, property))
    },
  }
}

interface Page {
  path: string
  screens: readonly string[]
  made: ReadonlySet<string>
}

/** Every page with what its screen leads to, and what the app starts with, or loads later, around all of them. */
async function readPages(workspace: Workspace): Promise<Page[]> {
  const [pages, browserPages] = [`${app}/app/pages.ts`, `${app}/app/browser-pages.ts`]
  const throughAll = createReach(workspace, { followsDynamic: () => true, followsTypes: false })
  const aroundPages = createReach(workspace, {
    followsDynamic: (file) => file !== pages && file !== browserPages,
    followsTypes: false,
  })
  const routes = await readRoutes(workspace, { pages, browserPages, paths: `${app}/domain/page/model/paths.ts` })
  return [
    ...routes.map(({ path, screen }) =>
      screen === undefined
        ? { path, screens: [], made: new Set<string>() }
        : { path, screens: [screen.file], made: throughAll([screen]) },
    ),
    { path: everyPage, screens: [], made: aroundPages([{ file: `${app}/main.tsx`, name: '*' }]) },
  ]
}

/** By key, the files that import something generated, or send or await a message by its name. */
function importersOf(workspace: Workspace, sources: readonly string[]): Map<string, string[]> {
  const nameOf = generatedNames(workspace)
  const messages = bridgeMessages(workspace)
  const importers = new Map<string, string[]>()
  const add = (file: string, target: Start | undefined) => {
    const generated = target === undefined ? undefined : nameOf(target.file, target.name)
    if (generated !== undefined) importers.set(keyOf(generated), [...(importers.get(keyOf(generated)) ?? []), file])
  }
  for (const source of sources) {
    const module = workspace.module(source)
    for (const { specifier, name } of module.imports.values()) {
      const file = workspace.resolve(source, specifier)
      if (file !== undefined) add(source, { file, name })
    }
    if (!speaksWithShell(module)) continue
    for (const { tags } of [module.statements, ...module.declarations.values()])
      for (const tag of tags) add(source, messages.get(tag))
  }
  return importers
}

/** By key, the files that lead to something generated on whatever way, but for those that only list pages. */
function leadingTo(workspace: Workspace, sources: readonly string[]): Map<string, string[]> {
  const reach = createReach(workspace, { followsDynamic: () => false, followsTypes: false })
  const leading = new Map<string, string[]>()
  for (const file of sources)
    for (const key of reach([{ file, name: '*' }])) leading.set(key, [...(leading.get(key) ?? []), file])
  return leading
}

/** Returns the layer and the room in it, such as `domain/voucher`; `app` for everything that composes. */
function roomOf(file: string): string {
  const [layer = '', room = ''] = file.slice(app.length + 1).split('/')
  return layered.test(layer) ? `${layer}/${room.replace(/\.\w+$/, '')}` : 'app'
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].sort()
}
