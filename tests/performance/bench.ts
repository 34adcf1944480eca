/**
 * Measures the parts of the club that its arguments name, prints what it found in short tables, and exits with 1 when a
 * budget is broken. The club is served at CLUB_ADDRESS; `latencies-at-scale` and `scale` want one with SANDBOX_SCALE=50.
 */
import { clubAddress } from '../club-address.ts'
import { benchCodegen } from './codegen.ts'
import { benchHost } from './host/host.ts'
import { benchIdle } from './idle/idle.ts'
import { benchLatencies } from './latencies/latencies.ts'
import { benchLatenciesAtScale } from './latencies/latencies-at-scale.ts'
import { benchMembers } from './members.ts'
import { benchHeap } from './navigation/heap.ts'
import { benchNavigation } from './navigation/navigation.ts'
import { benchPages } from './pages.ts'
import { benchPictures } from './pictures.ts'
import { benchPresses } from './presses/presses.ts'
import { broken } from './report.ts'
import { benchScale } from './scale/scale.ts'
import { benchSizes } from './sizes.ts'
import { benchTwins } from './twin/twin.ts'

const parts = {
  pages: benchPages,
  twins: benchTwins,
  presses: benchPresses,
  pictures: benchPictures,
  latencies: benchLatencies,
  'latencies-at-scale': benchLatenciesAtScale,
  idle: benchIdle,
  navigation: benchNavigation,
  members: benchMembers,
  heap: benchHeap,
  scale: benchScale,
  host: benchHost,
  codegen: benchCodegen,
  sizes: benchSizes,
}
const { origin } = new URL(clubAddress)

for (const name of process.argv.slice(2)) {
  if (!isPart(name)) throw new Error(`There is no part ${name}`)
  const verdicts = await parts[name](origin)
  for (const what of broken(verdicts)) {
    console.log(`  FAIL ${what}`)
    process.exitCode = 1
  }
}

function isPart(name: string): name is keyof typeof parts {
  return Object.hasOwn(parts, name)
}
