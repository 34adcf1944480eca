import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestSandbox } from '../../testing/test-sandbox.ts'
import { isOlder } from './application.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.close())

const check = (query: string) =>
  sandbox.call<{ updateRequired: boolean; minimumVersion: string }>(`/api/check_version?${query}`)
const setFlag = (name: string, value: unknown) =>
  sandbox.call(`/_sandbox/flags/${name}`, { method: 'PUT', json: { value } })

test('an app is told to update once a later version is the least [API-16] [ERR-38]', async () => {
  expect((await check('version=2.79.0')).body).toEqual({ updateRequired: false, minimumVersion: '2.0.0' })
  await setFlag('minimum_web_version', '3.0.0')
  expect((await check('version=v2.79.0&app=web')).body).toEqual({ updateRequired: true, minimumVersion: '3.0.0' })
  expect((await check('version=3.0.0')).body.updateRequired).toBe(false)
  expect((await check('version=2.79.0&app=ios')).body.updateRequired, 'another app').toBe(false)
})

test('for one member, whom the call need not know, and with a flag that is no version nothing changes', async () => {
  await setFlag('minimum_android_version', 'the latest')
  expect((await check('version=1.0.0&app=android')).body.minimumVersion).toBe('2.0.0')
  const member = await sandbox.member('gb.low', { flags: { minimum_android_version: '9.0.0' } })
  const { body } = await member.call<{ updateRequired: boolean }>('/api/check_version?version=2.79.0&app=android')
  expect(body.updateRequired).toBe(true)
})

test.each(['', 'version=', 'version=2.79', 'version=latest', 'version=2.79.0&app=tv'])(
  '%j is refused',
  async (query) => {
    expect((await check(query)).status).toBe(400)
  },
)

describe('one version is older than another', () => {
  test.each([
    ['2.79.0', '2.79.0', false],
    ['2.78.9', '2.79.0', true],
    ['2.9.0', '2.79.0', true],
    ['3.0.0', '2.79.9', false],
    ['v2.79.0', '2.79.1', true],
    ['10.0.0', '9.9.9', false],
  ])('%s than %s: %s', (version, other, want) => {
    expect(isOlder(version, other)).toBe(want)
  })
})
