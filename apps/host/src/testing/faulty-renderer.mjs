import { parentPort } from 'node:worker_threads'

/** A renderer that does what an address says: makes a page, says that it failed, ends, or hangs. */
let made = 0

parentPort.on('message', ({ id, kind, path }) => {
  if (path.startsWith('/dies')) process.exit(1)
  if (path.startsWith('/throws')) throw new Error('on purpose')
  if (path.startsWith('/hangs')) for (;;);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, which has no origin
  parentPort.postMessage({ id, ...answer(kind, path) })
})

function answer(kind, path) {
  if (path.startsWith('/fails')) return { kind: 'failed', reason: `${path}: the content service is down` }
  const status = path.startsWith('/nowhere') ? 404 : 200
  if (kind === 'match') return { kind: 'shell', status }
  if (path.endsWith('.xml')) return { kind: 'file', content: '<urlset/>' }
  return { kind: 'page', status, html: `<!doctype html><style nonce="__CSP_NONCE__"></style><p>${path} ${++made}</p>` }
}
