// @vitest-environment node
import { afterEach, expect, test } from 'vitest'
import { prepare, renderPage } from '#entry-server.tsx'
import { control } from '#test/connect-app.ts'
import { answerHostilePage, hostileIn } from '#test/hostile-content.ts'

afterEach(() => control.clearFaults())

test('the HTML of a page whose content has hostile addresses only has none of them [RTE-43]', async () => {
  prepare(await (await fetch(`${control.origin}/kestrel-red/config.json`)).json())
  expect(await answerHostilePage('club-tour')).toBeGreaterThan(20)
  const { html, status } = await renderPage('/club-tour')
  expect(status).toBe(200)
  expect(html).toContain('See the rewards')
  expect(html).toContain('all of them are listed')
  expect(hostileIn(html)).toEqual([])
})
