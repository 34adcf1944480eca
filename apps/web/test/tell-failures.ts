/**
 * What a failed test of a route says besides its assertion: the words of its page, and the calls that its sandbox received
 * meanwhile, with their answers. A call that has no answer yet is not among them.
 */
import { afterEach, beforeEach } from 'vitest'

/** In characters, of the beginning of a page and of its end; the whole of it is in what the library prints. */
const mostWords = 200

let began = ''

beforeEach(() => {
  began = new Date().toISOString()
})

afterEach(async ({ task }) => {
  const [error] = task.result?.errors ?? []
  if (error === undefined) return
  const { control } = await import('./connect-app.ts')
  const calls = await control.requests({ since: began })
  const told = [
    `    on the page: ${wordsOfPage()}`,
    ...calls.map(({ time, status, operationId, query }) => {
      const asked = Object.entries(query).map(([name, value]) => ` ${name}=${String(value)}`)
      return `    ${time.slice(14, 23)} ${status ?? 'dropped'} ${operationId}${asked.join('')}`
    }),
  ]
  error.stack = [error.stack ?? error.message, ...told].join('\n')
})

function wordsOfPage(): string {
  if (typeof document === 'undefined') return 'nothing'
  const page = document.querySelector('main') ?? document.body
  const words = page.textContent.replaceAll(/\s+/g, ' ')
  return words.length > 2 * mostWords ? `${words.slice(0, mostWords)} … ${words.slice(-mostWords)}` : words
}
