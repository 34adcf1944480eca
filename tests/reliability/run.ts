import { configureRestClient } from '@clubhouse/rest-client/configure'
import { sandboxHosts } from '@clubhouse/test-kit/sandbox-hosts'
import {
  sampleBasePath,
  startTestSandbox,
  type TestSandbox,
  type TestSandboxOptions,
} from '@clubhouse/test-kit/test-sandbox'
import { loadAppScript } from './browser/app-script.ts'
import { Browser } from './browser/browser.ts'
import type { DefectName } from './browser/defects.ts'
import { TabClock } from './browser/tab-clock.ts'
import { payCheckouts } from './checkouts.ts'
import { Desk } from './desk.ts'
import { drive } from './drive.ts'
import { judge } from './judge/judge.ts'
import { type DrivenMember, makeMembers } from './members.ts'
import { makePlan, type PlannedOperation } from './plan/plan.ts'
import { countFaults, countOutcomes, countPairs, type Report } from './report.ts'
import { readRewards } from './rewards-by-type.ts'
import { stretchWire } from './wire.ts'

export interface Run {
  seed: number
  operations: number
  /** Breaks a rule of the app, which the judge must notice. */
  defect?: DefectName | undefined
  /** What every operation of the plan is made to have. */
  planned?: Partial<PlannedOperation>
}

/** Drives a sandbox of its own by the plan of a seed, and judges its ledger. */
export async function runPlan({ databaseUrl, forgetsKeys = false, ...run }: Run & TestSandboxOptions): Promise<Report> {
  const sandbox = await startTestSandbox({ databaseUrl, forgetsKeys })
  try {
    return await runPlanIn(sandbox, run)
  } finally {
    await sandbox.close()
  }
}

/** The same with a sandbox that others may have used before. */
export async function runPlanIn({ control, origin }: TestSandbox, run: Run): Promise<Report> {
  const { seed, operations, defect, planned } = run
  const started = performance.now()
  const browsers: Browser[] = []
  const clock = new TabClock()
  try {
    const wire = await stretchWire(origin, clock)
    const plan = makePlan(seed, operations, planned)
    const members = await makeMembers(control, plan.members)
    const checkouts = await payCheckouts(control, plan, (browser) => members[2 * browser])
    const before = await control.books()
    const rewards = await readRewardsOf(origin, new Set(before.stock.map(({ rewardId }) => rewardId)))
    const open = await browserMaker(origin, { wire: wire.origin, clock, defect })
    const desks = pairsOf(members).map(([member, visitor], index) => {
      const browser = open(index, member)
      browsers.push(browser)
      return new Desk(browser, member, visitor)
    })
    const settled = await drive({ plan, desks, rewards, wire, clock, control, checkouts })
    await wire.close()
    const after = await control.books()
    const { violations } = await control.ledger()
    return {
      seed,
      operations,
      members: members.length,
      calls: wire.calls(),
      faults: countFaults(wire.met),
      ...countPairs(settled),
      outcomes: countOutcomes(settled),
      findings: [
        ...judge({ members, settled, before, after }),
        ...violations.map((violation) => ({
          rule: 'the sandbox finds no fault in itself',
          of: JSON.stringify(violation),
        })),
      ],
      seconds: (performance.now() - started) / 1000,
    }
  } finally {
    for (const browser of browsers) browser.close()
    clock.close()
  }
}

interface BrowserSettings {
  wire: string
  clock: TabClock
  defect: DefectName | undefined
}

/** Makes browsers whose app calls the club over the wire, and everything else directly. Every third has no locks. */
async function browserMaker(origin: string, { wire, clock, defect }: BrowserSettings) {
  const script = await loadAppScript(defect)
  const config = (await (await fetch(`${origin}${sampleBasePath}/config.json`)).json()) as { hosts: object }
  const overWire = { ...config, hosts: { ...config.hosts, ...sandboxHosts(wire) } }
  return (index: number, { region }: DrivenMember) =>
    new Browser({
      name: `browser ${index}`,
      origin,
      script,
      settings: { config: overWire, region },
      clock,
      hasLocks: index % 3 !== 2,
    })
}

async function readRewardsOf(origin: string, limited: ReadonlySet<string>) {
  configureRestClient({
    hosts: sandboxHosts(origin),
    viewingRegion: () => 'GB',
    memberTokens: () => Promise.reject(new Error('Nobody is signed in.')),
  })
  return { GB: await readRewards('GB', limited), US: await readRewards('US', limited) }
}

function pairsOf(members: readonly DrivenMember[]): (readonly [DrivenMember, DrivenMember])[] {
  return members.flatMap((member, index) => {
    const visitor = members[index + 1]
    return index % 2 > 0 || visitor === undefined ? [] : [[member, visitor] as const]
  })
}
