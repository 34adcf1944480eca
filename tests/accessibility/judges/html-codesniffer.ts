import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openEyes } from '../browser-eyes.ts'
import type { Judge } from '../judge.ts'

type Message = { readonly type: number; readonly code: string; readonly msg: string; readonly element: Element }

const source = readFileSync(createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'), 'utf8')

/** HTML_CodeSniffer by Squiz: what it calls errors, at AAA, with the same limit to contrast as axe. */
export const htmlCodeSnifferJudge: Judge = {
  name: 'html-codesniffer',
  criteria: ['1.1.1', '1.3.1', '1.4.3', '1.4.6', '2.1.1', '2.4.1', '2.4.2', '3.1.1', '3.2.2', '4.1.2'],
  judge: async (page) => {
    if (!(await page.evaluate(() => 'HTMLCS' in globalThis))) await page.addScriptTag({ content: source })
    await openEyes(page)
    // Its rule on `autocomplete` takes fields without a type for no text fields, and lacks its own words; axe has the rule.
    await page.evaluate(() => {
      globalThis.HTMLCS_WCAG2AAA_Sniffs_Principle1_Guideline1_3_1_3_5.process = () => undefined
    })
    const found = await page.evaluate(async () => {
      const wantsMore = document.documentElement.dataset['contrast'] === 'more'
      const standard = wantsMore ? 'WCAG2AAA' : 'WCAG2AA'
      const messages = await new Promise<Message[]>((resolve, reject) =>
        globalThis.HTMLCS.process(standard, document, () => resolve(globalThis.HTMLCS.getMessages()), reject),
      )
      return (
        messages
          .filter(({ type }) => type === globalThis.HTMLCS.ERROR)
          // What is not drawn is told to nobody.
          .filter(({ element }) => !(element instanceof HTMLElement) || element.checkVisibility())
          .map(({ code, msg, element }) => ({
            code,
            msg,
            where: element.nodeType === Node.ELEMENT_NODE ? globalThis.eyes.describe(element) : 'the page',
          }))
      )
    })
    return found.map(({ code, msg, where }) => ({
      criterion: /\.(\d_\d+_\d+)/.exec(code)?.[1]?.replaceAll('_', '.') ?? 'best practice',
      what: `${msg} (${code})`,
      where,
    }))
  },
}

declare global {
  // oxlint-disable-next-line no-var -- a global can be declared with var only
  var HTMLCS_WCAG2AAA_Sniffs_Principle1_Guideline1_3_1_3_5: { process: () => void }
  // oxlint-disable-next-line no-var -- a global can be declared with var only
  var HTMLCS: {
    readonly ERROR: number
    process(standard: string, content: Document, done: () => void, failed: () => void): void
    getMessages(): Message[]
  }
}
