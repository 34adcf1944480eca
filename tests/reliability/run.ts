import { startTestSandbox, type TestSandboxOptions } from '@clubhouse/test-kit/test-sandbox'
import { drive } from './drive.ts'
import { inHurriedTime } from './hurried-time.ts'
import { judge } from './judge.ts'
import { connectClient, makeMembers } from './members.ts'
import { makePlan } from './plan.ts'
import { countFaults, countOutcomes, type Report } from './report.ts'
import { readShelves } from './shelves.ts'
import { stretchWire } from './wire.ts'

export interface Run extends TestSandboxOptions {
  seed: number
  operations: number
}

/** Drives a sandbox of its own by the plan of a seed, and judges its ledger. */
export async function runPlan({ seed, operations, ...options }: Run): Promise<Report> {
  const started = performance.now()
  const sandbox = await startTestSandbox(options)
  try {
    const { control, origin } = sandbox
    const wire = await stretchWire(origin)
    connectClient(wire.origin)
    const plan = makePlan(seed, operations)
    const members = await makeMembers(control, plan.members)
    const before = await control.books()
    const limited = new Set(before.stock.map(({ rewardId }) => rewardId))
    const shelves = { GB: await readShelves('GB', limited), US: await readShelves('US', limited) }
    const settled = await inHurriedTime(() => drive({ plan, members, shelves, wire }))
    await wire.close()
    const after = await control.books()
    const { violations } = await control.ledger()
    return {
      seed,
      operations,
      members: members.length,
      calls: wire.calls(),
      faults: countFaults(wire.met),
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
    await sandbox.close()
  }
}
