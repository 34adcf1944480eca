import type { Generated } from '../diff/change.ts'
import { createReach } from './reach.ts'
import { visitsOf } from './visits.ts'
import type { Workspace } from './workspace.ts'

/** A test file, and when it may fail because something generated has changed. */
export interface TestFile {
  file: string
  /** `key` and `name` are of the generated thing, `routes` the pages that show it. */
  notices: (key: string, name: string, routes: readonly string[]) => boolean
}

const isUnitTest = /\.test\.tsx?$/
const isBrowserTest = /\.(e2e|shots)\.ts$/

/** All tests of the repository that may know the contract. */
export function readTests(workspace: Workspace, patterns: readonly string[]): TestFile[] {
  const unit = ['apps/web', 'packages', 'tests'].flatMap((folder) => workspace.list(folder, isUnitTest))
  const reach = createReach(workspace, { followsDynamic: () => false, followsTypes: true })
  return [
    ...unit.filter(isAboutTheApp).map((file) => unitTest(workspace, file, reach)),
    ...workspace.list('apps/sandbox/src', isUnitTest).map((file) => sandboxTest(workspace, file)),
    ...workspace.list('tests', isBrowserTest).map((file) => browserTest(workspace, file, patterns)),
  ]
}

/** The tests of the tools and of the design system know no operation. */
function isAboutTheApp(file: string): boolean {
  return !/^packages\/(schema-tools|design-system|config)\//.test(file)
}

function unitTest(workspace: Workspace, file: string, reach: ReturnType<typeof createReach>): TestFile {
  let reached: ReadonlySet<string> | undefined
  return {
    file,
    notices(key, name) {
      reached ??= reach([{ file, name: '*' }])
      return reached.has(key) || namesIt(workspace, file, name)
    },
  }
}

/** A test of the sandbox starts all of it, so that only what it names counts. */
function sandboxTest(workspace: Workspace, file: string): TestFile {
  return { file, notices: (_, name) => namesIt(workspace, file, name) }
}

function browserTest(workspace: Workspace, file: string, patterns: readonly string[]): TestFile {
  let visited: ReadonlySet<string> | undefined
  return {
    file,
    notices(_, name, routes) {
      visited ??= visitsOf(workspace, file, patterns)
      return namesIt(workspace, file, name) || routes.some((route) => visited?.has(route) === true)
    },
  }
}

/** A name of one small word, such as `login`, means other things too. */
function namesIt(workspace: Workspace, file: string, name: Generated['name']): boolean {
  return /[A-Z_-]/.test(name) && workspace.hasWord(file, name)
}
