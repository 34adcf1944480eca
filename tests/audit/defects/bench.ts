/**
 * Makes each defect of the list in a copy of the design system, and looks whether a check that exists sees it: first the
 * design system's own tests, then the judges in a browser. What a check says without the defect as well does not count.
 * Prints what caught each, and exits with 1 when fewer than nine in ten were. `--only <id or component>` tries some.
 */
import { parseArgs } from 'node:util'
import type { ComponentFacts } from '../../accessibility/gallery.ts'
import { makeCopy, fileOf, plant, pullOut, removeCopy } from './bench-copy.ts'
import type { Defect } from './defect.ts'
import { defects } from './defects.ts'
import { serveGallery } from './gallery-server.ts'
import { looksFor, notShown, openJudgeChecks } from './judge-checks.ts'
import { hasUnitChecks, openUnitChecks } from './unit-checks.ts'

const target = 0.9
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const wanted = defects.filter(
  ({ id, component }) => values.only?.some((name) => [id, component].includes(name)) ?? true,
)
if (wanted.length === 0) throw new Error(`No defect and no component is called ${values.only?.join(' or ')}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    removeCopy()
    process.exit(1)
  })

makeCopy()
const galleryUrl = process.env['GALLERY_URL']
if (galleryUrl === undefined) throw new Error('GALLERY_URL says where the gallery of the copy shall be')
const [gallery, units, judging] = await Promise.all([
  serveGallery(galleryUrl),
  openUnitChecks(),
  openJudgeChecks(process.env['CHROMIUM_PATH']),
])
const cleanFailures = new Map<string, ReadonlySet<string>>()
const cleanFindings = new Map<string, ReadonlyMap<string, number>>()
const components = new Map<string, ComponentFacts>()
const planted = new Map<Defect, string>()

let isCaught = false
try {
  const missed: Defect[] = []
  for (const defect of wanted) {
    const start = Date.now()
    const caughtBy = await trial(defect).catch(tell)
    if (caughtBy === undefined) missed.push(defect)
    const seconds = ((Date.now() - start) / 1000).toFixed(1)
    console.info(row([defect.id, defect.component, defect.criterion, caughtBy ?? 'MISSED', `${seconds} s`]))
  }
  const caught = wanted.length - missed.length
  if (missed.length > 0) console.info(`\nMissed:`)
  for (const { id, component, what, criterion } of missed) console.info(`  ${id} (${component}, ${criterion}): ${what}`)
  console.info(`\n${caught} of ${wanted.length} defects caught (${Math.floor((100 * caught) / wanted.length)} %)`)
  isCaught = caught / wanted.length >= target
} finally {
  await judging.close()
  await units.close()
  gallery.stop()
  removeCopy()
  // Said last: the test runner leaves a code of its own behind each failed test, which is what is wanted here.
  process.exitCode = isCaught ? 0 : 1
}

/** Makes the defect, looks, and takes it out again. Answers the first check that sees it. */
async function trial(defect: Defect): Promise<string | undefined> {
  const clean = await gallery.served(defect)
  await put(defect, clean)
  try {
    const test = hasUnitChecks(defect) ? await failedTest(defect, clean) : undefined
    return test ?? (await seenByJudge(defect, clean))
  } finally {
    await judging.leave()
    await takeOut(defect, clean)
  }
}

/** What could not be tried was not caught, and the rest is tried all the same. */
function tell(error: unknown): undefined {
  console.info(error instanceof Error ? error.message : String(error))
}

async function failedTest(defect: Defect, clean: string): Promise<string | undefined> {
  const failures = await units.failures(defect)
  if (failures.size === 0) return undefined
  const key = `${defect.component} ${defect.file.startsWith('themes/')}`
  const before = cleanFailures.get(key) ?? (await without(defect, clean, () => units.failures(defect)))
  cleanFailures.set(key, before)
  const fresh = [...failures].find((failure) => !before.has(failure))
  return fresh === undefined ? undefined : `test: ${fresh}`
}

async function seenByJudge(defect: Defect, clean: string): Promise<string | undefined> {
  const component = components.get(defect.component) ?? (await without(defect, clean, () => judging.facts(defect)))
  components.set(defect.component, component)
  for (const look of looksFor(defect, component)) {
    const found = await judging.findings(defect, look)
    if (found.size === 0) continue
    const key = `${defect.component} ${look.title}`
    const before = cleanFindings.get(key) ?? (await without(defect, clean, () => judging.findings(defect, look)))
    cleanFindings.set(key, before)
    // What cannot be shown without the defect either tells nothing.
    if ([...before.keys()].some((finding) => finding.startsWith(notShown))) continue
    const fresh = [...found].find(([finding, count]) => count > (before.get(finding) ?? 0))
    if (fresh !== undefined) return `${look.title}: ${fresh[0]}`
  }
  return undefined
}

/** Looks at the component as it is, and puts the defect back. */
async function without<Result>(defect: Defect, clean: string, look: () => Promise<Result>): Promise<Result> {
  await judging.leave()
  await takeOut(defect, clean)
  const result = await look()
  await judging.leave()
  await put(defect, clean)
  return result
}

async function put(defect: Defect, clean: string) {
  plant(defect)
  units.changed(fileOf(defect))
  // Once it is known what is served with the defect, nothing less will do.
  const known = planted.get(defect)
  planted.set(
    defect,
    await gallery.servedAnew(defect, (text) => (known === undefined ? text !== clean : text === known)),
  )
}

async function takeOut(defect: Defect, clean: string) {
  pullOut(defect)
  units.changed(fileOf(defect))
  await gallery.servedAnew(defect, (text) => text === clean)
}

function row([id = '', component = '', criterion = '', caughtBy = '', seconds = '']: readonly string[]): string {
  const short = caughtBy.length > 140 ? `${caughtBy.slice(0, 139)}…` : caughtBy
  return `${id.padEnd(36)} ${component.padEnd(16)} ${criterion.padEnd(8)} ${seconds.padStart(7)}  ${short}`
}
