import axe from 'axe-core'
import type { Judge } from '../judge.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * axe-core by Deque, with its rules of AAA and good practice; those for whole pages need `body` as stage. Contrast of
 * 7:1 is promised to those who ask for more contrast, so it is looked at there only.
 */
export const axeJudge: Judge = axeWith(tags)

/** Only the rules that a theme can break, for all themes but one. */
export const axeColourJudge: Judge = axeWith(['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'])

function axeWith(runOnly: readonly string[]): Judge {
  return {
    name: 'axe',
    criteria:
      '1.1.1 1.3.1 1.3.5 1.4.1 1.4.3 1.4.6 1.4.12 2.1.1 2.4.1 2.4.2 2.4.4 2.4.9 2.5.3 2.5.8 3.1.1 3.1.2 4.1.2'.split(
        ' ',
      ),
    judge: async (page, stage) => {
      if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
      const found = await page.evaluate(
        async ([runOnly, stage]) => {
          const wantsMore = document.documentElement.dataset['contrast'] === 'more'
          // The page behind what lies over it is hidden, with its heading.
          const heading = document.querySelector('main h1') ?? document.querySelector('main')
          const isCovered = (heading?.closest('[inert], [aria-hidden=true]') ?? null) !== null
          const { violations } = await globalThis.axe.run(stage === 'body' ? document : stage, {
            // A rule that is asked for by its name runs, whatever stands below.
            runOnly: runOnly.filter((rule) => wantsMore || rule !== 'color-contrast-enhanced'),
            rules: {
              'color-contrast-enhanced': { enabled: wantsMore },
              'page-has-heading-one': { enabled: !isCovered },
              'landmark-one-main': { enabled: !isCovered },
            },
            resultTypes: ['violations'],
          })
          return violations.flatMap(({ id, help, tags, nodes }) =>
            nodes.map(({ target, failureSummary }) => ({
              tags,
              what: `${help} (${id}): ${(failureSummary ?? '').replaceAll(/\s+/g, ' ')}`,
              where: target.join(' '),
            })),
          )
        },
        [runOnly, stage] as const,
      )
      return found.map(({ tags, what, where }) => ({ criterion: criterionOf(tags), what, where }))
    },
  }
}

declare global {
  // oxlint-disable-next-line no-var -- a global can be declared with var only
  var axe: Pick<typeof import('axe-core'), 'run'>
}

/** Of `wcag143` the criterion is 1.4.3. */
function criterionOf(tags: readonly string[]): string {
  const [, principle, guideline, criterion] = tags.map((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)).find(Boolean) ?? []
  return principle === undefined ? 'best practice' : `${principle}.${guideline}.${criterion}`
}
