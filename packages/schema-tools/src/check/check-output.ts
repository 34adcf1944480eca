import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Check } from './finding.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** The generated clients are what the schemas say. */
export function checkOutput(): Check {
  return {
    name: 'Generated output',
    run: () =>
      new Promise((resolve) => {
        execFile(process.execPath, ['codegen/src/cli.ts', '--check'], { cwd: root }, (error, stdout, stderr) => {
          const looked = Number(/(\d+) files/.exec(stdout)?.[1] ?? 0)
          if (error === null) return resolve({ looked, findings: [] })
          const lines = stderr
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== '')
          const stale = lines.filter((line) => !line.startsWith('codegen:'))
          resolve({
            looked: Math.max(looked, stale.length),
            findings: (stale.length > 0 ? stale : lines).map((line) => ({
              subject: line,
              message: 'run `npm run codegen`',
            })),
          })
        })
      }),
  }
}
