import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { defaultBase, UsageError } from '../../src/diff/versions.ts'

const cli = fileURLToPath(new URL('../../src/diff/cli.ts', import.meta.url))
const schemas = fileURLToPath(new URL('../../../../schemas', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'schemas-diff-'))
const base = copyOf('base')

// Each run is a process of its own, which waits its turn when other tests run.
vi.setConfig({ testTimeout: 60_000 })

afterAll(() => rmSync(folder, { recursive: true }))

test('a field that goes names the operations, the feature, the routes, the screens and the tests that have it', () => {
  const head = copyOf('without-code')
  edit(join(head, 'rest/club/vouchers.yaml'), (text) =>
    text.replace(/^( +)code: .*(\n\1 +.*)*\n/m, '').replace(/\bcode, /, ''),
  )
  const { status, stdout } = run(base, head, '--format', 'json', '--fail-on', 'breaking')
  expect(status).toBe(1)
  const report = JSON.parse(stdout)
  expect(report).toMatchObject({ version: 1, base, head, counts: { breaking: 1, risky: 0, safe: 0 } })
  const [change] = report.changes
  expect(change).toMatchObject({
    severity: 'breaking',
    concept: 'rest',
    side: 'answer',
    rule: 'answer-property-removed',
    subject: 'Voucher.code',
    message: 'was removed.',
    property: 'code',
    place: { file: 'schemas/rest/club/vouchers.yaml', revision: 'base' },
  })
  const { operations, rooms, routes, screens, tests, handlers, mayRead } = change.impact
  expect(operations).toContain('listVouchers')
  expect(rooms).toContain('domain/voucher')
  expect(routes).toEqual(expect.arrayContaining(['/my-rewards/*', '/my-rewards/vouchers/:voucherId']))
  expect(screens).toContain('apps/web/src/pages/my-rewards/VoucherPage.tsx')
  expect(tests).toEqual(
    expect.arrayContaining([
      'apps/web/src/domain/voucher/model/voucher-pages.test.ts',
      'tests/e2e/journey/redemption.e2e.ts',
    ]),
  )
  expect(handlers).toContain('apps/sandbox/src/rest/handlers/vouchers.ts')
  expect(mayRead).toContain('apps/web/src/pages/my-rewards/components/VoucherView.tsx')

  const text = run(base, head)
  expect(text.status).toBe(0)
  expect(text.stdout).toContain('Voucher.code was removed. Code that reads it finds nothing.')
  expect(text.stdout).toMatch(/schemas\/rest\/club\/vouchers\.yaml:\d+ \(before\)/)
  expect(text.stdout).toMatch(/routes +.*\/my-rewards\/vouchers\/:voucherId/)
  expect(text.stdout).toContain('1 breaking, 0 risky, 0 safe.')
  expect(text.stdout).toContain('What to do next:')
  expect(text.stdout).toMatch(
    /`npx vitest run --root tests [^`]*apps\/web\/src\/domain\/voucher\/model\/voucher-pages\.test\.ts/,
  )
  expect(text.stdout).toMatch(/`npm run e2e -- [^`]*tests\/e2e\/journey\/redemption\.e2e\.ts/)
})

test('a new status is risky: it fails a check that asks for that, and no other', () => {
  const head = copyOf('lost')
  edit(join(head, 'rest/shared.yaml'), (text) => text.replace('enum: [PENDING, ', 'enum: [PENDING, LOST, '))
  expect(run(base, head, '--fail-on', 'risky')).toMatchObject({ status: 1 })
  const out = join(folder, 'report.md')
  expect(run(base, head, '--fail-on', 'breaking', '--format', 'markdown', '--out', out)).toMatchObject({
    status: 0,
    stdout: '',
  })
  const report = readFileSync(out, 'utf8')
  expect(report).toMatch(/^## The contract: 0 breaking, \d+ risky, 0 safe$/m)
  expect(report).toMatch(
    /^\| 🟡 risky \| REST \| `OrderStatus` gained `LOST`\. \| .* \| `schemas\/rest\/shared\.yaml:\d+` \|$/m,
  )
  expect(report).toContain('<details><summary>🟡 <code>OrderStatus</code> gained LOST.</summary>')
  expect(report).toMatch(/^- \*\*rooms\*\*: .*`domain\/order`/m)
})

test('nothing has changed between a folder and itself', () => {
  expect(run(base, base, '--fail-on', 'risky')).toMatchObject({
    status: 0,
    stdout: `The contract is the same in ${base} and ${base}.\n`,
  })
})

test('a host, a content model and messages that only one version has are new or removed', () => {
  const head = copyOf('less')
  for (const path of ['rest/referral.openapi.yaml', 'content', 'bridge', 'events', 'graphql'])
    rmSync(join(head, path), { recursive: true, force: true })
  const rules = (report: string) =>
    new Set(JSON.parse(report).changes.map(({ concept, rule }: Record<string, string>) => `${concept} ${rule}`))
  const removed = rules(run(base, head, '--format', 'json').stdout)
  expect(removed).toContain('rest operation-removed')
  expect(removed).toContain('content type-removed')
  expect(removed).toContain('graphql operation-removed')
  expect(removed).toContain('bridge sent-message-removed')
  expect(removed).toContain('events event-removed')
  expect(rules(run(head, base, '--format', 'json').stdout)).toContain('rest operation-added')
})

test('the contract of the first commit, which had one file a host, is read as well', () => {
  const [first = ''] = git(schemas, 'rev-list', '--max-parents=0', 'HEAD').split('\n')
  const { status, stdout } = run(first, '--format', 'json')
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ base: first, head: 'the working tree' })
})

test.each([
  [['no-such-revision'], 'no-such-revision is neither a git revision nor a schemas folder.'],
  [[tmpdir()], `${tmpdir()} is not a schemas folder: it has no folder \`rest\`.`],
  [[base, base, base], 'Say a base and a head at most.'],
  [['--format', 'html'], '--format takes text, markdown, json, not html.'],
  [['--fail-on', 'safe'], '--fail-on takes breaking, risky, not safe.'],
  [['--frobnicate'], "Unknown option '--frobnicate'."],
  [[base, base, '--out', '/no/such/folder/report'], '/no/such/folder/report cannot be written.'],
])('what makes no sense is refused in one sentence: %j', (args, sentence) => {
  const { status, stdout, stderr } = run(...args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(`schemas:diff: ${sentence}`)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})

test('a schema that cannot be read is named with its line', () => {
  const head = copyOf('broken')
  edit(join(head, 'rest/club/orders.yaml'), (text) => text.replace('paths:', 'paths: ['))
  const { status, stderr } = run(base, head)
  expect(status).toBe(2)
  expect(stderr).toMatch(/^schemas:diff: schemas\/rest\/club\/orders\.yaml:\d+:\d+ /)
})

test('on main the last commit is the base, on a branch where it began', () => {
  const root = mkdtempSync(join(folder, 'git-'))
  expect(() => defaultBase(root)).toThrow(UsageError)
  const commit = (message: string) => {
    const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@kestrel.test', '-c', 'commit.gpgsign=false']
    git(root, ...who, 'commit', '--allow-empty', '--quiet', '--message', message)
    return git(root, 'rev-parse', 'HEAD')
  }
  git(root, 'init', '--quiet', '--initial-branch', 'main')
  const start = commit('start')
  expect(defaultBase(root)).toBe('HEAD')
  git(root, 'switch', '--quiet', '--create', 'feature')
  commit('work')
  expect(defaultBase(root)).toBe(start)
})

/** A copy of the schemas as they are, to be edited. */
function copyOf(name: string): string {
  const target = join(folder, name)
  cpSync(schemas, target, { recursive: true, filter: (path) => !/node_modules|\.turbo/.test(path) })
  return target
}

/** Changes a file. Fails when nothing in it was changed: the test would show nothing. */
function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8')
  expect(change(text)).not.toBe(text)
  writeFileSync(file, change(text))
}

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}
