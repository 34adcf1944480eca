import { expect, test } from '@playwright/test'
import { inWords, violations } from './judge.ts'
import { judges } from './judges/all.ts'
import { cleanPage, plantedDefects, showPlanted } from './planted-pages.ts'

// A judge that cannot fail proves nothing.
test.describe('a judge of accessibility', () => {
  test.describe.configure({ mode: 'parallel' })

  for (const { name, judge } of judges) {
    test(`finds each defect that was planted for it: ${name}`, async ({ page }) => {
      const defects = plantedDefects(name)
      expect(defects.length).toBeGreaterThan(3)
      for (const defect of defects)
        await test.step(defect.name, async () => {
          await showPlanted(page, defect.page)
          const found = violations(await judge(page, 'body'))
          expect
            .soft(new Set(found.map(({ criterion }) => criterion)), `${defect.name}: ${found.map(inWords).join('\n')}`)
            .toContain(defect.criterion)
        })
    })

    test(`finds nothing where nothing is wrong: ${name}`, async ({ page }) => {
      await showPlanted(page, cleanPage)
      expect(violations(await judge(page, 'body')).map(inWords)).toEqual([])
    })
  }
})
