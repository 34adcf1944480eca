import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from './process-alive.ts'

const prefix = 'clubhouse-sandbox-'
const ownerFile = 'owner.pid'

/** Returns a folder for data that goes when the process ends. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(folder, 0o755) // PostgreSQL may run as another user, who must be able to enter it
  writeFileSync(join(folder, ownerFile), String(process.pid))
  return folder
}

/** Removes such a folder with all that is in it. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Folders of sandboxes that were killed before they could clean up. */
export function abandonedFolders(): string[] {
  return readdirSync(tmpdir())
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(tmpdir(), name))
    .filter(
      (folder) =>
        existsSync(join(folder, ownerFile)) && !isAlive(Number(readFileSync(join(folder, ownerFile), 'utf8'))),
    )
}
