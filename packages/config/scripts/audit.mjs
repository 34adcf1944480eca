/**
 * `npm run audit`: every example of the design system before every judge, then the conformance report. With `--update`
 * the pictures, the transcripts and the report are written anew; without, they are held to what is committed.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildGallery, serveGallery } from './lib/gallery.mjs'
import { findChromium, pathWithTools, pinnedNode, setUp } from './lib/setup.mjs'
import { main, root, step } from './lib/steps.mjs'

const isUpdate = process.argv.includes('--update')
const designSystem = join(root, 'packages/design-system')

await main(async () => {
  await setUp()
  const chromium = await findChromium()
  await step('Building the component gallery', buildGallery)
  const gallery = await serveGallery()
  try {
    await show(
      'playwright',
      ['test', '--config', 'tests/audit/audit.config.ts', ...(isUpdate ? ['--update-snapshots'] : [])],
      { CHROMIUM_PATH: chromium, GALLERY_URL: gallery.origin },
    )
  } finally {
    gallery.stop()
  }
  await show(
    'vitest',
    ['run', 'test/transcripts.test.tsx', 'test/conformance.test.ts'],
    isUpdate ? { UPDATE_TRANSCRIPTS: '1', UPDATE_CONFORMANCE: '1' } : {},
    designSystem,
  )
  await show(pinnedNode, ['sizes/check-sizes.ts'], {}, designSystem)
})

/** Runs a command and shows what it says; a failed one fails the whole, and the rest runs all the same. */
async function show(command, args, env, cwd = root) {
  const code = await new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, PATH: pathWithTools, ...env }, stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0) process.exitCode = 1
}
