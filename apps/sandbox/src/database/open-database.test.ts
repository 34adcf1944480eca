import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestSandbox } from '../testing/test-sandbox.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { openDatabase } from './open-database.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

describe('data in a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-folder-'))
  const database = { kind: 'folder', folder } as const
  afterAll(() => rmSync(folder, { recursive: true }))

  test('outlives the sandbox', async () => {
    const first = await TestSandbox.start({ database })
    const member = await first.member('gb.low')
    await first.close()
    const second = await TestSandbox.start({ database })
    expect((await second.call(`/_sandbox/members/${encodeURIComponent(member.email)}`)).status).toBe(200)
    await second.close()
  })

  test('serves two at a time, until the last one leaves', async () => {
    const [one, other] = [await openDatabase(database), await openDatabase(database)]
    await one.pool.query('create table shared (value integer)')
    await one.close()
    expect((await other.pool.query('select * from shared')).rows).toEqual([])
    await other.pool.query('drop table shared')
    await other.close()
  })
})

describe('one PostgreSQL under several sandboxes', () => {
  const folder = makeTemporaryFolder()
  let server: EmbeddedPostgres
  let sandboxes: TestSandbox[]

  beforeAll(async () => {
    server = await startEmbeddedPostgres({ folder, durable: false })
    const shared = { database: { kind: 'server', url: server.url }, publicOrigin: 'http://localhost:4999' } as const
    // Both at once: one of them seeds the data, the other waits for it.
    sandboxes = await Promise.all([TestSandbox.start(shared), TestSandbox.start(shared)])
  })
  afterAll(async () => {
    await Promise.all(sandboxes.map((sandbox) => sandbox.close()))
    await server.release()
    rmSync(folder, { recursive: true })
  })

  test('a clock, a fault or a flag set at one holds at the other', async () => {
    const [one, other] = sandboxes
    await one?.call('/_sandbox/clock', { method: 'PUT', json: { now: '2033-03-03T00:00:00Z' } })
    expect((await other?.call<{ now: string }>('/_sandbox/clock'))?.body.now).toMatch(/^2033-03-03/)
    await one?.call('/_sandbox/faults', { json: { operationId: 'listBrands', status: 503 } })
    const statuses = []
    for (const sandbox of [other, one, other])
      statuses.push((await sandbox?.call('/discovery/discoveries/brands?viewingRegion=GB'))?.status)
    expect(statuses).toEqual([503, 200, 200])
    const received = await one?.call<unknown[]>('/_sandbox/requests?operationId=listBrands')
    expect(received?.body).toHaveLength(3)
  })

  test('a reset at one is a reset at all', async () => {
    const [one, other] = sandboxes
    await one?.call('/_sandbox/members', { json: { from: 'gb.low' } })
    await other?.call('/_sandbox/reset', { method: 'POST' })
    expect((await one?.ledger())?.members).toBe(15)
  })
})

describe('a transaction', () => {
  test('that PostgreSQL breaks to end a deadlock is done again', async () => {
    const database = await openDatabase({ kind: 'temporary' })
    await database.pool.query('create table pair (id integer primary key, value integer)')
    await database.pool.query('insert into pair values (1, 0), (2, 0)')
    let waiting = 0
    let bothHold = () => {}
    const both = new Promise<void>((resolve) => (bothHold = resolve))
    const addTo = (first: number, second: number) =>
      database.transaction(async (client) => {
        await client.query('update pair set value = value + 1 where id = $1', [first])
        if (++waiting === 2) bothHold()
        await both
        await client.query('update pair set value = value + 1 where id = $1', [second])
      })
    await Promise.all([addTo(1, 2), addTo(2, 1)])
    expect((await database.pool.query('select value from pair order by id')).rows).toEqual([{ value: 2 }, { value: 2 }])
    await database.close()
  })
})
