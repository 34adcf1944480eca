import { expect, test } from 'vitest'
import { setSession } from '#platform/auth/session-store.ts'
import { after, before, createServer, lost, press, setUpSubmissions, signIn, visit } from './testing/faulty-server.ts'

setUpSubmissions()

const leave = () => setSession({ kind: 'unauthenticated' })

test('what visitors may submit is done once, though nobody is signed in', async () => {
  leave()
  const server = createServer(before(lost()))
  expect(await press(visit(server, { allowsVisitors: true }))).toEqual({ kind: 'done', result: 'voucher' })
  expect(new Set(server.keys).size).toBe(1)
})

test('anything else is not sent for a visitor', async () => {
  leave()
  const server = createServer()
  expect(await press(visit(server))).toMatchObject({ kind: 'refused' })
  expect(server.keys).toEqual([])
})

test('what a visitor pressed for is not repeated for the member who logs in meanwhile', async () => {
  leave()
  const server = createServer(before(lost()))
  const logInMeanwhile: typeof server.send = async (...call) => {
    try {
      return await server.send(...call)
    } finally {
      signIn()
    }
  }
  const submission = visit({ send: logInMeanwhile }, { allowsVisitors: true })
  expect(await press(submission)).toMatchObject({ kind: 'unknown' })
  expect(server.keys).toHaveLength(1)
})

test('what may not be repeated is sent once for each press', async () => {
  const server = createServer(after(lost()), before(lost()))
  const submission = visit(server, { mostRepetitions: 0 })
  expect(await press(submission)).toEqual({ kind: 'unknown', input: 'a coffee' })
  expect(server.keys).toHaveLength(1)
  expect(await press(submission)).toEqual({ kind: 'unknown', input: 'a coffee' })
  expect(server.keys).toHaveLength(2)
})
