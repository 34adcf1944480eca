import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { PlainFailedPage } from './platform/errors/PlainFailedPage.tsx'
import { startApp } from './app/start-app.tsx'
import { ConfigError } from './platform/config/app-config.ts'
import { loadConfig } from './platform/config/load-config.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element #root')

try {
  await startApp(root, await loadConfig(() => import('./domain/club/model/parse-config.ts')))
} catch (error) {
  console.error('The app did not start', error)
  createRoot(root).render(await viewOf(error))
}

/** Says what is wrong with the configuration, for the person who set it up; any other failure may pass and is tried again. */
async function viewOf(error: unknown): Promise<ReactNode> {
  const again = (
    <main>
      <PlainFailedPage onRetry={() => location.reload()} />
    </main>
  )
  if (!(error instanceof ConfigError)) return again
  try {
    const { ConfigErrorView } = await import('./app/shell/ConfigErrorView.tsx')
    return <ConfigErrorView error={error} />
  } catch {
    return again
  }
}
