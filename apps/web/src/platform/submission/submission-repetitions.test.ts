import { expect, test } from 'vitest'
import { answer, before, createServer, press, setUpSubmissions, visit } from './testing/faulty-server.ts'

setUpSubmissions()

const refused = () => before(answer(422, 'OUT_OF_STOCK'))
const busy = () => before(answer(500))
const mayPass = () => true

test('a submission that says so is repeated three times, under its key, and is then unknown [SUB-11] [CON-16]', async () => {
  const server = createServer(...Array.from({ length: 10 }, busy))
  expect(await press(visit(server, { mostRepetitions: 3 }))).toMatchObject({ kind: 'unknown' })
  expect([server.keys.length, new Set(server.keys).size]).toEqual([4, 1])
})

test('a refusal that may pass is sent again under another key, until it is taken', async () => {
  const server = createServer(refused(), refused())
  expect(await press(visit(server, { mostRepetitions: 3, mayPass }))).toEqual({ kind: 'done', result: 'voucher' })
  expect([server.keys.length, new Set(server.keys).size]).toEqual([3, 3])
  expect(server.done.size).toBe(1)
})

test('a refusal that does not pass ends it after three repetitions [SUB-11] [CON-16]', async () => {
  const server = createServer(...Array.from({ length: 10 }, refused))
  expect(await press(visit(server, { mostRepetitions: 3, mayPass }))).toMatchObject({
    kind: 'refused',
    error: { code: 'OUT_OF_STOCK' },
  })
  expect(server.keys).toHaveLength(4)
})

test('a refusal that cannot pass is not sent again', async () => {
  const server = createServer(refused())
  const mayOtherPass = ({ code }: { code?: string | undefined }) => code !== 'OUT_OF_STOCK'
  expect(await press(visit(server, { mostRepetitions: 3, mayPass: mayOtherPass }))).toMatchObject({ kind: 'refused' })
  expect(server.keys).toHaveLength(1)
})
