import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBatchSender, type BatchSender } from './batch-sender.ts'

let sent: string[]
let underWay: ((error: Error) => void)[]
let sender: BatchSender<string>

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  underWay = []
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    sent.push(String(init?.body))
    return new Promise((_resolve, reject) => underWay.push(reject))
  })
  sender = createBatchSender('https://events.test/', (items) => items)
})
afterEach(() => {
  sender.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The page hears that its calls failed: there is no network, or the page is left and they go on without it. */
async function failCalls() {
  for (const reject of underWay.splice(0)) reject(new TypeError('Failed to fetch'))
  await vi.advanceTimersByTimeAsync(0)
}

/** What failed may be sent again a second later, if the page is still there. */
async function failCallsAndStay() {
  await failCalls()
  await vi.advanceTimersByTimeAsync(1_000)
}

const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide'))

test('what did not arrive is sent once more with the next ones, and then given up', async () => {
  sender.add('pressed')
  sender.flush()
  await failCallsAndStay()
  sender.add('viewed')
  sender.flush()
  await failCallsAndStay()
  sender.add('searched')
  sender.flush()
  expect(sent).toEqual(['["pressed"]', '["pressed","viewed"]', '["viewed","searched"]'])
})

test('what was under way when the page was left is not sent a second time: it outlives the page', async () => {
  sender.add('pressed')
  sender.flush()
  sender.add('left')
  leave()
  await failCalls()
  // The browser says that the page is hidden after it has abandoned its calls.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  sender.add('came back')
  sender.flush()
  expect(sent).toEqual(['["pressed"]', '["left"]', '["came back"]'])
})

test('nor is it when the page hears that it failed just before it hears that it is left', async () => {
  sender.add('pressed')
  sender.flush()
  await failCalls()
  leave()
  await vi.advanceTimersByTimeAsync(1_000)
  sender.add('came back')
  sender.flush()
  expect(sent).toEqual(['["pressed"]', '["came back"]'])
})
