import { SkipLink } from '@clubhouse/design-system/SkipLink'
import { ToastRegion } from '@clubhouse/design-system/ToastRegion'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { m } from '../../paraglide/messages.js'
import { closeToast, useToasts } from '../../platform/toasts/toast-store.ts'
import * as styles from './AppLayout.css.ts'
import { ConsentOverlay } from './ConsentOverlay.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

/** The page shell: skip link, header, the page, footer, toasts. */
export function AppLayout() {
  const toasts = useToasts()
  return (
    <div className={styles.layout}>
      <SkipLink href="#main">{m.shell_skip_to_main()}</SkipLink>
      <ConsentOverlay />
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <ToastRegion
        label={m.shell_notifications()}
        toasts={toasts.map((toast) => ({ ...toast, id: String(toast.id) }))}
        onClose={closeToast}
        closeLabel={m.shell_close_notification()}
      />
      <ScrollRestoration />
    </div>
  )
}
