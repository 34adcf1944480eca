import { join } from 'node:path'
import type { ReceivedRequest } from '@clubhouse/test-kit/sandbox-control'
import { expect, onTestFinished, test, vi } from 'vitest'
import { linesOfCalls } from '../failures/evidence.ts'
import FailureReporter from '../failures/failure-reporter.ts'

const root = join(import.meta.dirname, '../..')
const journey = (expectedStatus: 'passed' | 'failed') => ({
  expectedStatus,
  titlePath: () => ['', 'once', 'wallet.e2e.ts', 'a voucher opens'],
})
const withPath = (name: string, file: string) => ({ name, contentType: '', path: join(root, file) })
const withBody = (name: string, body: string) => ({ name, contentType: '', body: Buffer.from(body) })

/** Returns what the reporter prints of journeys, each given as `[test, result]`. */
function told(...journeys: Parameters<FailureReporter['onTestEnd']>[]): string[] {
  const said = vi.spyOn(console, 'info').mockReturnValue()
  onTestFinished(() => said.mockRestore())
  const reporter = new FailureReporter()
  for (const [ended, result] of journeys) reporter.onTestEnd(ended, result)
  reporter.onEnd()
  return said.mock.calls.flatMap(([text]) => String(text).split('\n'))
}

test('a journey that fails is told with its trace, its last screen in pixels and in words, and its calls', () => {
  const attachments = [
    withBody('screen', 'http://club.test/vouchers\n- main:\n  - heading "Vouchers"'),
    withBody('calls', '12:00:01.250  200  GET /api/points\n12:00:01.300  dropped  GET /api/vouchers'),
    withPath('screenshot', 'out/last.png'),
    withPath('trace', 'out/trace.zip'),
  ]
  expect(told([journey('passed'), { status: 'timedOut', attachments }])).toEqual([
    '',
    'once › wallet.e2e.ts › a voucher opens',
    '  Trace: npx playwright show-trace out/trace.zip',
    '  Last screen: out/last.png',
    '  Last screen, as a screen reader gets it',
    '    http://club.test/vouchers',
    '    - main:',
    '      - heading "Vouchers"',
    '  Calls, the last first',
    '    12:00:01.300  dropped  GET /api/vouchers',
    '    12:00:01.250  200  GET /api/points',
  ])
})

test('long lists are cut, and say so', () => {
  const calls = Array.from({ length: 45 }, (_, index) => `GET /api/${index}`).join('\n')
  const lines = told([journey('passed'), { status: 'failed', attachments: [withBody('calls', calls)] }])
  expect(lines).toHaveLength(2 + 1 + 40 + 1)
  expect(lines.at(-1)).toBe('    … 5 more')
})

test('nothing is told of journeys that pass, are left out, or fail as expected', () => {
  expect(
    told(
      [journey('passed'), { status: 'passed', attachments: [] }],
      [journey('passed'), { status: 'skipped', attachments: [] }],
      [journey('failed'), { status: 'failed', attachments: [] }],
    ),
  ).toEqual([])
})

const call = (changes: Partial<ReceivedRequest>): ReceivedRequest => ({
  operationId: 'listVouchers',
  member: null,
  method: 'GET',
  path: '/api/vouchers',
  query: {},
  headers: { authorization: 'secret' },
  body: { code: 'secret' },
  status: 200,
  time: '2026-11-23T12:00:01.250Z',
  ...changes,
})

test('the calls of a test are those of its members and what its browser sent, without headers and bodies', () => {
  const calls = [
    call({ member: 'mine@kestrel.test', query: { limit: 10, offset: 20 } }),
    call({ member: 'other@kestrel.test' }),
    call({ path: '/api/discoveries/rewards/public', status: null }),
    call({ path: '/api/brands' }),
  ]
  const ofTest = {
    members: new Set(['mine@kestrel.test']),
    sent: new Set(['GET /api/vouchers', 'GET /api/discoveries/rewards/public']),
  }
  expect(linesOfCalls(calls, ofTest)).toEqual([
    '12:00:01.250  200  GET /api/vouchers?limit=10&offset=20  mine@kestrel.test',
    '12:00:01.250  dropped  GET /api/discoveries/rewards/public',
  ])
})
