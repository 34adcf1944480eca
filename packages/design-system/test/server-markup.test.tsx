// @vitest-environment node
import { prerender } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import { allExamples } from './all-examples.ts'

/** Overlays open in the browser only; whatever of them is on the page before that follows the rule as well. */
describe('on a page that is rendered ahead of time', () => {
  it.each(allExamples)('$title shows without a browser and without a style attribute', async ({ example }) => {
    const html = await markup(example.render())
    // A policy that allows styles by nonce drops every style attribute of the document.
    expect(html).not.toMatch(/<[^>]* style="/)
    expect(html).toBe(await markup(example.render()))
  })
})

async function markup(node: React.ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(<main>{node}</main>, { onError: (error) => void errors.push(error) })
  const html = await new Response(prelude).text()
  expect(errors).toEqual([])
  return html
}
