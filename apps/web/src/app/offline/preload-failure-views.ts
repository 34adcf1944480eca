import { loadToastList } from '../shell/load-toast-list.ts'

/** What shows that something cannot be loaded has to be there by then. */
export async function preloadFailureViews(): Promise<void> {
  await Promise.all([import('./OfflineView.tsx'), import('../shell/FailedPage.tsx'), loadToastList()])
}
