import { createRoot } from 'react-dom/client'
import { ConfigErrorView } from './app/shell/ConfigErrorView.tsx'
import { startApp } from './app/start-app.tsx'
import { loadConfig } from './platform/config/load-config.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element #root')

try {
  await startApp(root, await loadConfig())
} catch (error) {
  createRoot(root).render(<ConfigErrorView error={error} />)
}
