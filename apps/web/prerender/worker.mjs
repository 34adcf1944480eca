/**
 * The renderer in a thread of a host: it is asked `{ id, kind, path }`, with `render` or `match` for a kind and a path
 * below the base or the name of a file, and answers with the id and what becomes of it. One page at a time: a page's
 * region is the whole thread's while it is rendered.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { createRenderer } from './create-renderer.mjs'

const files = { 'robots.txt': 'robots', 'sitemap.xml': 'siteMap', 'manifest.webmanifest': 'webManifest' }

let started
let last = Promise.resolve()

parentPort.on('message', ({ id, kind, path }) => {
  last = last.then(() => reply(id, kind, path))
})

async function reply(id, kind, path) {
  const page = await answer(kind, path)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, which has no origin
  parentPort.postMessage({ id, ...page })
}

async function answer(kind, path) {
  try {
    // A host that renders for itself can be asked once it listens.
    const renderer = await (started ??= createRenderer(workerData))
    if (Object.hasOwn(files, path)) return { kind: 'file', content: await renderer[files[path]]() }
    return await renderer[kind](path)
  } catch (error) {
    if (!(await isStarted())) started = undefined
    // Without the query, which may hold what a visitor typed.
    return { kind: 'failed', reason: `${path.split('?')[0]}: ${error.stack ?? error}` }
  }
}

function isStarted() {
  return Promise.resolve(started).then(
    () => true,
    () => false,
  )
}
