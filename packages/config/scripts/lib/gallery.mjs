import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from './free-port.mjs'
import { pathWithTools } from './setup.mjs'
import { PlainError, root, run } from './steps.mjs'

const patience = 20_000

/** Builds the gallery as files. */
export function buildGallery() {
  return run('npm', ['run', 'gallery:build', '--workspace', '@clubhouse/design-system'])
}

/** Serves the built gallery. Answers its origin, when it is there, and a function that ends it. */
export async function serveGallery() {
  const port = await freePort()
  const server = spawn('vite', ['preview', '--outDir', 'dist/gallery', '--port', String(port), '--strictPort'], {
    cwd: join(root, 'packages/design-system'),
    env: { ...process.env, PATH: pathWithTools },
    stdio: 'ignore',
  })
  const stop = () => server.kill()
  process.once('exit', stop)
  const origin = `http://localhost:${port}/`
  await answers(origin)
  return { origin, stop }
}

async function answers(origin) {
  const end = Date.now() + patience
  for (;;) {
    try {
      await fetch(origin)
      return
    } catch {
      if (Date.now() > end) throw new PlainError('The gallery was not served.')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
