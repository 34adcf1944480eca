import { createRoot } from 'react-dom/client'
import { startApp } from './app/start-app.tsx'
import { loadConfig } from './platform/config/load-config.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element #root')

try {
  await startApp(root, await loadConfig())
} catch (error) {
  console.error('The app did not start', error)
  const { ConfigErrorView } = await import('./app/shell/ConfigErrorView.tsx')
  createRoot(root).render(<ConfigErrorView error={error} />)
}
