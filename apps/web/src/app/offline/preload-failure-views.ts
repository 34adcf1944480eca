import { loadToastList } from '../shell/load-toast-list.ts'

/** What shows that something cannot be loaded has to be there by then; what does not come has a plain one in its place. */
export async function preloadFailureViews(): Promise<void> {
  await Promise.allSettled([import('./OfflineView.tsx'), import('../shell/FailedPage.tsx'), loadToastList()])
}
