import { expect, test } from '@playwright/test'
import type { Page, TestInfo } from '@playwright/test'
import {
  defaultLook,
  galleryUrl,
  isDefault,
  listComponents,
  looks,
  nameOf,
  openExample,
  openGuide,
  show,
  stageAlone,
  stageOnGuide,
} from '../accessibility/gallery.ts'
import type { ExampleFacts } from '../accessibility/gallery.ts'
import { inWords, violations } from '../accessibility/judge.ts'
import type { Finding, Judge } from '../accessibility/judge.ts'
import { axeColourJudge, axeJudge } from '../accessibility/judges/axe.ts'
import { actingJudges, lookingJudges } from '../accessibility/judges/all.ts'
import { attachmentName } from './audit-record.ts'
import type { AuditRecord, ComponentRecord } from './audit-record.ts'
import { exceptionFor } from './exceptions.ts'

/** Where focus was left before would change what these find. */
const startsAfresh = new Set(['focus-order', 'pointer'])

/** As `focus-order,pointer`; every judge when it is not set. */
const onlyJudges = process.env['ONLY_JUDGES']?.split(',')
const isWanted = ({ name }: Judge) => onlyJudges?.includes(name) ?? true

const components = galleryUrl === undefined ? [] : await listComponents()

// Every example alone, before every judge that it concerns.
test.describe('the design system', () => {
  test.describe.configure({ mode: 'parallel', timeout: 1_200_000 })

  for (const component of components)
    test(`${component} can be used by everybody in every state`, async ({ page }, testInfo) => {
      const { examples } = await openGuide(page, component)
      const records: AuditRecord[] = []
      for (const example of examples)
        await test.step(example.name, async () => {
          for (const record of await judged(page, component, example)) {
            records.push(record)
            expect.soft(record.violations.map(inWords), `${record.judge}, ${example.name}`).toEqual([])
          }
        })
      await handIn(testInfo, { component, examples: examples.length, records })
    })
})

async function judged(page: Page, component: string, example: ExampleFacts): Promise<readonly AuditRecord[]> {
  const { name, interaction } = example
  await openExample(page, component, name)
  const records = isWanted(axeJudge) ? [await inEveryLook(page, component, name)] : []
  for (const judge of lookingJudges.filter(isWanted))
    records.push(recordOf(component, name, judge, 1, await judge.judge(page, stageAlone)))
  if (interaction?.kind === 'press') await page.mouse.up()
  for (const judge of actingJudges.filter((judge) => isWanted(judge) && concerns(judge, example))) {
    if (interaction !== undefined || startsAfresh.has(judge.name)) await openExample(page, component, name)
    records.push(recordOf(component, name, judge, 1, await judge.judge(page, stageAlone)))
  }
  return records
}

/** Colours differ by theme; all else is the same, and looked at once. On its component's page both brands have every rule. */
async function inEveryLook(page: Page, component: string, example: string): Promise<AuditRecord> {
  const found: Finding[] = []
  for (const look of looks) {
    await show(page, look)
    const findings = isDefault(look)
      ? await axeJudge.judge(page, stageAlone)
      : await axeColourJudge.judge(page, stageOnGuide)
    found.push(...findings.map((finding) => ({ ...finding, what: `${nameOf(look)}: ${finding.what}` })))
  }
  await show(page, defaultLook)
  return recordOf(component, example, axeJudge, looks.length, found)
}

/** What is hovered, focused, pressed or large is the first example again; what opens is gone when the page comes anew. */
function concerns({ name }: Judge, { state = 'default', interaction }: ExampleFacts): boolean {
  if (['hover', 'focus', 'pressed', 'large-text'].includes(state)) return false
  return name !== 'pointer' || interaction === undefined
}

function recordOf(
  component: string,
  example: string,
  { name, criteria }: Judge,
  checks: number,
  findings: readonly Finding[],
): AuditRecord {
  const serious = violations(findings)
  return {
    judge: name,
    criteria,
    example,
    checks,
    violations: serious.filter((finding) => exceptionFor(name, component, finding) === undefined),
    exceptions: serious.flatMap((finding) => {
      const exception = exceptionFor(name, component, finding)
      return exception === undefined ? [] : [{ ...finding, why: exception.why }]
    }),
    information: findings.filter(({ isInformation }) => isInformation === true),
  }
}

async function handIn(testInfo: TestInfo, record: ComponentRecord): Promise<void> {
  await testInfo.attach(attachmentName, { body: JSON.stringify(record), contentType: 'application/json' })
}
