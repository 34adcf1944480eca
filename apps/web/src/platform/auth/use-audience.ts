import { type Session, useSession } from './session-store.ts'

/** The two everyday roles: whose variant of a page and of a call is used, the member's or the public one (AUT-37, API-05). */
export type Audience = 'member' | 'visitor'

/**
 * Returns which view a session sees: a loading one (undefined, and nothing is called), the private or the public one
 * (AUT-35).
 */
export function audienceOf({ kind }: Session): Audience | undefined {
  switch (kind) {
    case 'authenticating':
      return undefined
    case 'authenticated':
      return 'member'
    case 'unauthenticated':
    case 'logging-out':
      return 'visitor'
  }
}

/** Returns who is looking; undefined while that is not known. */
export function useAudience(): Audience | undefined {
  return audienceOf(useSession())
}
