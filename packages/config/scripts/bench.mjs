/**
 * `npm run bench`: how fast the club is and what it weighs. Arguments choose parts of it: `npm run bench -- latencies`.
 * `--all` has every region and every state of a screen. Ends with 1 when a budget is broken, after everything was measured.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, startClub } from './lib/club.mjs'
import { findChromium, pathWithTools, pinnedNode, setUp } from './lib/setup.mjs'
import { CommandError, PlainError, main, root, run } from './lib/steps.mjs'

/** Those that one ordinary club serves, one after the other. */
const ofOrdinaryClub = ['pages', 'twins', 'presses', 'pictures', 'latencies', 'idle', 'navigation', 'members', 'heap']
const parts = [...ofOrdinaryClub, 'scale', 'host', 'codegen', 'sizes']

await main(async () => {
  const { chosen, isAll } = readArguments()
  const isChosen = (part) => chosen.includes(part)
  await setUp()
  const chromium = await findChromium()
  await build()

  const ordinary = ofOrdinaryClub.filter(isChosen)
  if (ordinary.length > 0) {
    await withClub({}, async (club) => {
      await measure(ordinary, { CLUB_ADDRESS: club.address, CHROMIUM_PATH: chromium, BENCH_ALL: String(isAll) })
    })
  }
  const atScale = [...(isChosen('latencies') ? ['latencies-at-scale'] : []), ...(isChosen('scale') ? ['scale'] : [])]
  if (atScale.length > 0) {
    await withClub({ SANDBOX_SCALE: '50' }, (club) =>
      measure(atScale, { CLUB_ADDRESS: club.address, CHROMIUM_PATH: chromium }),
    )
  }
  if (isChosen('host')) {
    await withClub({}, (club) => measure(['host'], { CLUB_ADDRESS: club.address }))
  }
  const withoutClub = ['codegen', 'sizes'].filter(isChosen)
  if (withoutClub.length > 0) await measure(withoutClub)
  if (isChosen('sizes')) await untilItsEnd(join(root, 'packages/design-system/sizes/check-sizes.ts'))
})

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  })
  const unknown = positionals.find((name) => !parts.includes(name))
  if (unknown !== undefined) throw new PlainError(`The bench has no part ${unknown}; there are ${parts.join(', ')}.`)
  return { chosen: positionals.length === 0 ? parts : positionals, isAll: values.all }
}

async function withClub(env, work) {
  const club = await startClub({ env: { SANDBOX_DATA: 'temporary', PORT: '0', ...env } })
  try {
    await work(club)
  } finally {
    await club.stop()
  }
}

function measure(names, env = {}) {
  return untilItsEnd(join(root, 'tests/performance/bench.ts'), names, env)
}

/** Runs a script that has said itself what is wrong; the parts after it are measured all the same. */
async function untilItsEnd(script, names = [], env = {}) {
  try {
    await run(pinnedNode, [script, ...names], { inherit: true, env: { PATH: pathWithTools, ...env } })
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    process.exitCode = 1
  }
}
