/** `npm run bench`: how fast the club is, measured beside a hand-written static page, and what each component weighs. */
import { mkdirSync, copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, startClub } from './lib/club.mjs'
import { findChromium, pinnedNode, setUp } from './lib/setup.mjs'
import { main, root, run, step } from './lib/steps.mjs'

await main(async () => {
  await setUp()
  const chromium = await findChromium()
  await build()
  const club = await startClub({ env: { SANDBOX_DATA: 'temporary', PORT: '0' } })
  try {
    // The same host serves it like one of its own prerendered pages: same headers, same compression.
    const folder = join(club.pages, 'performance-reference')
    mkdirSync(folder, { recursive: true })
    copyFileSync(join(root, 'tests/performance/reference/index.html'), join(folder, 'index.html'))
    await step('Rendering every picture once', () => warmUp(club.origin))
    await run(pinnedNode, [join(root, 'tests/performance/bench.ts')], {
      inherit: true,
      env: { CLUB_ORIGIN: club.origin, CHROMIUM_PATH: chromium },
    })
  } finally {
    await club.stop()
  }
  await run(pinnedNode, [join(root, 'packages/design-system/sizes/check-sizes.ts')], { inherit: true })
})

/** Pictures are drawn when first asked for; a measurement must not pay for that. */
async function warmUp(origin) {
  for (const path of [
    '',
    'en-us/',
    'world/',
    'about-kestrel-red',
    'en-us/about-kestrel-red-us',
    'performance-reference',
  ]) {
    const html = await (await fetch(`${origin}/kestrel-red/${path}`)).text()
    const addresses = [...html.matchAll(/(?:https?:)?(?:\/\/[^\s"',/]+)?\/images\/[^\s"',]+/g)].map(([address]) =>
      address.replaceAll('&amp;', '&'),
    )
    await Promise.all(
      [...new Set(addresses)].map((address) => fetch(new URL(address, origin)).then((answer) => answer.arrayBuffer())),
    )
  }
}
