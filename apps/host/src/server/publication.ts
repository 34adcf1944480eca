import { readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Publication {
  /** Names what is published now. */
  current(): string
  /** Something else is published: every copy is old. */
  change(): Promise<void>
}

/** Keeps when something was published last, in the folder of copies if there is one, so that a restart does not forget it. */
export function openPublication(folder: string | undefined, onFailure: (reason: string) => void): Publication {
  const file = folder === undefined ? undefined : join(folder, 'published.txt')
  let current = file === undefined ? '' : textOf(file)
  return {
    current: () => current,
    async change() {
      current = `${new Date().toISOString()} ${process.hrtime.bigint()}`
      if (file === undefined) return
      await writeFile(`${file}.new`, current)
        .then(() => rename(`${file}.new`, file))
        .catch((error: unknown) => onFailure(String(error)))
    },
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
