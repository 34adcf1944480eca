import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectApp, control } from '#test/connect-app.ts'
import { answerHostilePage, hostileIn } from '#test/hostile-content.ts'
import { renderRoute } from '#test/render-route.tsx'

beforeEach(() => {
  // jsdom draws nothing: everything is as near as anything else, and no window is wide.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly callback: IntersectionObserverCallback
      constructor(callback: IntersectionObserverCallback) {
        this.callback = callback
      }
      observe(target: Element) {
        this.callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never)
      }
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false, media: '', onchange: null }))
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await control.clearFaults()
})

test('a page whose content has hostile addresses only still reads, leads and loads nowhere, and says what it refused [RTE-43]', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await connectApp('/club-tour')
  expect(await answerHostilePage('club-tour')).toBeGreaterThan(20)
  await renderRoute('/club-tour')
  const main = await screen.findByRole('main')
  // Blocks that come late are there as well.
  await within(main).findByText('Two sides of the club')
  await within(main).findByText('all of them are listed')
  for (const words of ['See the rewards', 'Find a film', 'all of them are listed'])
    expect((await within(main).findByText(words)).closest('a, button')).toBeNull()
  await waitFor(() => expect(main.querySelectorAll('img[data-missing]').length).toBeGreaterThan(3))
  expect(hostileIn(main.outerHTML)).toEqual([])
  const refusals = warn.mock.calls
    .map(([message]) => String(message))
    .filter((message) => message.includes('no address'))
  expect(refusals).toContain('This is no address for a link: "vbscript:msgbox(1)"')
  expect(new Set(refusals).size).toBe(refusals.length)
})
