import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

/** A renderer that has its page at once, so that the bench measures the host: the club's own home page, at any address. */
const html = readFileSync(process.env['BENCH_PAGE'] ?? '', 'utf8')

parentPort.on('message', ({ id, kind }) => {
  const page = kind === 'match' ? { kind: 'shell', status: 200 } : { kind: 'page', status: 200, html }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, which has no origin
  parentPort.postMessage({ id, ...page })
})
