import { type ReactNode, Suspense } from 'react'

/**
 * A part of a page that comes to life by itself: React hydrates it after what is around it, and first of all parts where
 * somebody presses in it, which then waits for no other part.
 */
export function OwnPart({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>
}
