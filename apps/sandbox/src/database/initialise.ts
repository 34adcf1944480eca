import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lastWords, spawnPostgres } from './postgres-programs.ts'
import type { ProcessOwner } from './postgres-user.ts'

/** The password of PostgreSQL's user `postgres`. It answers on the loopback interface only. */
export const password = 'sandbox'

/** Lays the data out beside its place and moves it there whole, so that neither a kill nor a race leaves half of it. */
export async function initialise(folder: string, data: string, owner: ProcessOwner) {
  const { uid, gid } = owner
  const making = mkdtempSync(`${data}-`)
  const passwordFile = `${making}.password`
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (uid !== undefined && gid !== undefined) for (const path of [making, passwordFile]) chownSync(path, uid, gid)
  const flags = [
    `--pgdata=${making}`,
    '--auth=scram-sha-256',
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ]
  try {
    const [code] = (await once(spawnPostgres('initdb', flags, { folder, owner }), 'close')) as [number | null]
    if (code !== 0) throw new Error(`PostgreSQL could not create its data: ${lastWords(folder)}`)
    renameSync(making, data)
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    // Another process was faster; its data is as good.
    if (!existsSync(join(data, 'PG_VERSION'))) throw error
  } finally {
    rmSync(passwordFile, { force: true })
  }
}
