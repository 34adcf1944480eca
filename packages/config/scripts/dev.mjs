/** `npm run dev`: the app with hot reload on port 5173, and the sandbox beside it. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { startClub } from './lib/club.mjs'
import { pathWithTools, setUp } from './lib/setup.mjs'
import { main, root, run, step } from './lib/steps.mjs'

await main(async () => {
  await setUp()
  await step('Generating clients', () =>
    run('turbo', ['run', 'codegen', 'messages', '--output-logs=errors-only'], { env: { PATH: pathWithTools } }),
  )
  const club = await startClub({ env: { WEB_ORIGINS: 'http://localhost:5173' }, prerender: false })
  const vite = spawn('vite', {
    cwd: join(root, 'apps/web'),
    env: { ...process.env, PATH: pathWithTools, SANDBOX_ORIGIN: club.origin },
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => vite.kill(signal))
  await new Promise((resolve) => vite.once('close', resolve))
  await club.stop()
})
