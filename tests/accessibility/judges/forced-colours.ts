import type { Page } from '@playwright/test'
import { openEyes } from '../browser-eyes.ts'
import type { Area } from '../browser-eyes.ts'
import { chosenAndNot } from '../chosen.ts'
import { focusRings } from '../focus-rings.ts'
import type { Finding, Judge } from '../judge.ts'
import { changeBetween, grown, newEdges, picture, standingOut } from '../pixels.ts'
import { quiet } from '../quiet.ts'

/** Fewer pixels than this are not seen. */
const fewest = 6

/** In the colours of the device, controls can still be told from the page, chosen from not chosen, focused from not. */
export const forcedColoursJudge: Judge = {
  name: 'forced-colours',
  criteria: ['1.4.1', '1.4.3', '1.4.11', '2.4.7'],
  judge: async (page, stage) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await quiet(page)
    await openEyes(page)
    const findings = [
      ...(await unseen(page, stage)),
      ...(await wordless(page, stage)),
      ...(await chosenAlike(page, stage)),
    ]
    for (const { clear, wanted, where } of await focusRings(page, stage))
      if (clear < wanted * 0.4)
        findings.push({ criterion: '2.4.7', what: 'Focus does not show in forced colours', where })
    await page.emulateMedia({ forcedColors: 'none' })
    await quiet(page)
    return findings
  },
}

/** Words make a button; what is filled in or ticked needs an edge. */
async function unseen(page: Page, stage: string): Promise<readonly Finding[]> {
  const controls = await page.evaluate((stage) => {
    const { eyes } = globalThis
    const { innerWidth, innerHeight } = window
    return eyes
      .controls(stage)
      .filter((element) => !eyes.isForReadersOnly(element) && !element.matches(':disabled, [aria-disabled=true]'))
      .map((element) => ({
        where: eyes.describe(element),
        area: eyes.areaOf(element),
        // The edge may be that of the box around it.
        boxes: [element.parentElement, element.parentElement?.parentElement]
          .filter((box) => box !== null && box !== undefined)
          .map((box) => eyes.areaOf(box)),
        needsEdge: element.matches('input, textarea, select, [role=switch], [role=checkbox], [role=radio]'),
      }))
      .filter(
        ({ area }) =>
          area.x >= 0 && area.y >= 0 && area.x + area.width <= innerWidth && area.y + area.height <= innerHeight,
      )
  }, stage)
  if (controls.length === 0) return []
  const shown = await picture(page)
  return controls.flatMap(({ where, area, boxes, needsEdge }): Finding[] => {
    const outOf = (box: Area) => ({ x: Math.max(0, box.x - 3), y: Math.max(0, box.y - 3) })
    const near = boxes.filter((box) => box.width * box.height < 4 * area.width * area.height)
    const pixels = Math.max(
      ...[area, ...(needsEdge ? near : [])].map((box) => standingOut(shown, grown(box, 1), outOf(box))),
    )
    const wanted = needsEdge ? Math.max(area.width, 16) : 12
    return pixels >= wanted
      ? []
      : [{ criterion: '1.4.11', what: 'In forced colours nothing shows that it is there', where }]
  })
}

/** The browser paints the canvas behind words, so words of its colour are gone, whatever the background is. */
async function wordless(page: Page, stage: string): Promise<readonly Finding[]> {
  const places = await page.evaluate((stage) => {
    const { eyes } = globalThis
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.color = 'Canvas'
    const canvas = getComputedStyle(probe).color
    probe.remove()
    return eyes
      .controls(stage)
      .filter((element) => element.textContent.trim() !== '' && !eyes.isForReadersOnly(element))
      .filter((element) => {
        const { color, forcedColorAdjust } = getComputedStyle(element)
        return color === canvas && forcedColorAdjust !== 'none'
      })
      .map((element) => eyes.describe(element))
  }, stage)
  return places.map((where) => ({ criterion: '1.4.3', what: 'In forced colours its words cannot be seen', where }))
}

/** What is chosen must not look as if it were not; a box, a circle or a switch needs a mark of its own. */
async function chosenAlike(page: Page, stage: string): Promise<readonly Finding[]> {
  const all = await chosenAndNot(page, stage)
  return all
    .filter(({ area, chosen, notChosen, isNative }) =>
      isNative ? newEdges(notChosen, chosen, area) < fewest : changeBetween(notChosen, chosen, area).changed < fewest,
    )
    .map(({ where }) => ({ criterion: '1.4.1', what: 'In forced colours the chosen one looks like the others', where }))
}
