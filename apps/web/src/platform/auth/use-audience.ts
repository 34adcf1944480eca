import { useSession } from './session-store.ts'

/** Whose variant of a call a page uses: the member's, or the public one (API-05). */
export type Audience = 'member' | 'visitor'

/** Who is looking; undefined while that is not known, and then nothing is called (AUT-35). */
export function useAudience(): Audience | undefined {
  const { kind } = useSession()
  if (kind === 'authenticated') return 'member'
  return kind === 'unauthenticated' ? 'visitor' : undefined
}
