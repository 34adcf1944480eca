import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { createVitest } from 'vitest/node'
import { benchCopy, write } from './bench-copy.ts'
import type { Defect } from './defect.ts'

/** The design system's own tests, run on the copy. */
export type UnitChecks = {
  /** Titles of the tests that fail now, of those that speak of the defect's component. */
  failures(defect: Defect): Promise<ReadonlySet<string>>
  /** Tells that a file has changed. */
  changed(file: string): void
  close(): Promise<void>
}

const everyExample = 'src/components/*/*.examples.tsx'
const listOfExamples = join(benchCopy, 'test/all-examples.ts')
const together = join(benchCopy, 'test/together.test.tsx')

export async function openUnitChecks(): Promise<UnitChecks> {
  const vitest = await createVitest(
    'test',
    { root: benchCopy, watch: false, reporters: [{}], passWithNoTests: true, maxWorkers: 1 },
    {},
    // What jsdom says that it cannot do is not what is asked here.
    { stderr: new Writable({ write: (_chunk, _encoding, done) => done() }) },
  )
  const wholeList = readFileSync(listOfExamples, 'utf8')
  if (!wholeList.includes(everyExample)) throw new Error('test/all-examples.ts takes its examples from elsewhere now')
  return {
    async failures(defect) {
      // The tests of all examples then speak of this component's only.
      write(listOfExamples, wholeList.replace(everyExample, everyExample.replace('*', defect.component)))
      vitest.invalidateFile(listOfExamples)
      // One file starts sooner than three.
      write(
        together,
        filesFor(defect)
          .map((file) => `import '../${file}'\n`)
          .join(''),
      )
      vitest.invalidateFile(together)
      const project = vitest.getRootProject()
      const { testModules } = await vitest.runTestSpecifications([project.createSpecification(together)])
      return new Set(
        testModules.flatMap((module) => [
          // A file that does not even load has no test that could fail.
          ...(module.ok() || module.errors().length === 0 ? [] : [module.relativeModuleId]),
          ...[...module.children.allTests('failed')].map(({ fullName }) => fullName),
        ]),
      )
    },
    changed: (file) => vitest.invalidateFile(file),
    close: () => vitest.close(),
  }
}

function filesFor({ component, file }: Defect): readonly string[] {
  if (file.startsWith('themes/')) return ['src/themes/contrast.test.ts', 'src/themes/tokens.test.ts']
  const own = globSync(`src/components/${component}/*.test.{ts,tsx}`, { cwd: benchCopy })
  return [...own, 'test/accessibility.test.tsx', 'test/transcripts.test.tsx']
}

/** Styles are not drawn in these tests; colours are computed. */
export function hasUnitChecks({ file }: Defect): boolean {
  return !file.endsWith('.css.ts')
}
