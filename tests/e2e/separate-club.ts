import { fileURLToPath } from 'node:url'
import { resolveLocalhostNames } from '@clubhouse/config/scripts/lib/localhost-names.mjs'
import { sampleBasePath, startTestSandbox } from '@clubhouse/test-kit/test-sandbox'

const web = (path: string) => fileURLToPath(new URL(`../../apps/web/${path}`, import.meta.url))

/** Starts a club whose services have hosts of their own, for a worker whose tests want one; provides its app's address. */
export async function separateClub(
  { hasSeparateOrigins }: { hasSeparateOrigins: boolean },
  provide: (address: string | undefined) => Promise<void>,
): Promise<void> {
  if (!hasSeparateOrigins) return provide(undefined)
  resolveLocalhostNames()
  const sandbox = await startTestSandbox({
    separateOrigins: true,
    app: { basePath: sampleBasePath, webRoot: web('dist'), pageRenderer: web('prerender/worker.mjs') },
  })
  await provide(`${sandbox.origin}${sampleBasePath}/`)
  return sandbox.close()
}
