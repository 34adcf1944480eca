import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Judge } from '../judge.ts'

type Issue = {
  readonly ruleId: string
  readonly value: readonly [string, string]
  readonly message: string
  readonly snippet: string
}
type Checkpoint = { readonly num: string; readonly rules?: readonly { readonly id: string }[] }
type Checker = {
  check(node: Document, guidelines: readonly string[]): Promise<{ readonly results: readonly Issue[] }>
  getGuidelines(): readonly { readonly id: string; readonly checkpoints: readonly Checkpoint[] }[]
}

const source = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8')

/** Equal Access by IBM, WCAG 2.2 and IBM's own requirements: what it calls a violation it is sure of. */
export const ibmJudge: Judge = {
  name: 'ibm',
  criteria: '1.1.1 1.3.1 1.3.5 1.4.1 1.4.3 2.1.1 2.4.1 2.4.2 2.4.4 2.5.3 2.5.8 3.1.1 3.3.1 3.3.2 4.1.2'.split(' '),
  judge: async (page) => {
    if (!(await page.evaluate(() => 'ace' in globalThis))) await page.addScriptTag({ content: source })
    return await page.evaluate(async () => {
      const guidelines = ['WCAG_2_2', 'IBM_Accessibility']
      const checker = new globalThis.ace.Checker()
      const { results } = await checker.check(document, guidelines)
      const criterionOf = (rule: string) =>
        checker
          .getGuidelines()
          .filter(({ id }) => guidelines.includes(id))
          .flatMap(({ checkpoints }) => checkpoints)
          .find(({ num, rules }) => /^\d\.\d\.\d+$/.test(num) && rules?.some(({ id }) => id === rule))?.num ??
        'best practice'
      return results
        .filter(({ value: [policy, confidence] }) => policy === 'VIOLATION' && confidence === 'FAIL')
        .map(({ ruleId, message, snippet }) => ({
          criterion: criterionOf(ruleId),
          what: `${message} (${ruleId})`,
          where: snippet.slice(0, 160),
        }))
    })
  },
}

declare global {
  // oxlint-disable-next-line no-var -- a global can be declared with var only
  var ace: { readonly Checker: new () => Checker }
}
