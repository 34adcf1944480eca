import type { Page } from '@playwright/test'
import { expect, test } from './gallery-test.ts'
import {
  defaultLook,
  firstStageOnGuide,
  galleryUrl,
  interactOnGuide,
  isDefault,
  listComponents,
  looks,
  nameOf,
  openExample,
  openGuide,
  show,
  stageAlone,
  stageOnGuide,
} from './gallery.ts'
import type { ExampleFacts, Look } from './gallery.ts'
import { inWords, violations } from './judge.ts'
import type { Judge } from './judge.ts'
import { axeColourJudge, axeJudge } from './judges/axe.ts'
import { namesJudge } from './judges/names.ts'
import { reflowJudge } from './judges/reflow.ts'
import { targetSizeJudge } from './judges/target-size.ts'
import { textSpacingJudge } from './judges/text-spacing.ts'

const components = galleryUrl === undefined ? [] : await listComponents()

// What each component's own list of examples shows. `npm run audit` looks at each example alone, with more judges.
test.describe('the design system', () => {
  test.skip(galleryUrl === undefined, 'GALLERY_URL names no gallery')
  test.describe.configure({ mode: 'parallel', timeout: 120_000 })

  for (const component of components) {
    test(`${component} can be used by everybody in every theme [DCD-06]`, async ({ page }) => {
      const { examples } = await openGuide(page, component)
      for (const judge of [targetSizeJudge, namesJudge, textSpacingJudge, reflowJudge])
        await test.step(judge.name, () => passes(page, judge, stageOnGuide, judge.name))
      for (const look of looks)
        await test.step(nameOf(look), async () => {
          await show(page, look)
          // Brands differ in typeface, corners and colours; schemes and contrast in colours alone.
          const judge = hasColoursOfBrand(look) ? axeJudge : axeColourJudge
          // Rules for whole pages see the same in every theme.
          await passes(page, judge, isDefault(look) ? stageAlone : stageOnGuide, nameOf(look))
        })

      await show(page, defaultLook)
      for (const { name, interaction } of examples.filter(isActedOnGuide))
        await test.step(name, async () => {
          if (interaction === undefined) return
          await interactOnGuide(page, interaction)
          await passes(page, axeJudge, firstStageOnGuide, name)
        })
      for (const { name } of examples.filter(comesUp))
        await test.step(name, async () => {
          await openExample(page, component, name)
          await passes(page, axeJudge, stageAlone, name)
        })
    })
  }
})

async function passes(page: Page, { judge }: Judge, stage: string, what: string): Promise<void> {
  expect.soft(violations(await judge(page, stage)).map(inWords), what).toEqual([])
}

function hasColoursOfBrand({ scheme, contrast }: Look): boolean {
  return scheme === defaultLook.scheme && contrast === defaultLook.contrast
}

/** Stands over the page, so it is not on the component's own. */
function comesUp({ isOverlay, interaction }: ExampleFacts): boolean {
  return isOverlay === true || interaction?.kind === 'open'
}

function isActedOnGuide(example: ExampleFacts): boolean {
  return example.interaction !== undefined && !comesUp(example)
}
