import { loadToastList } from '#app/shell/load-toast-list.ts'

/** What shows that something cannot be loaded has to be there by then; what does not come has a plain one in its place. */
export async function preloadFailureViews(): Promise<void> {
  await Promise.allSettled([
    import('#platform/connection/OfflineView.tsx'),
    import('#platform/errors/FailedPage.tsx'),
    loadToastList(),
  ])
}
