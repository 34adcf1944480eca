import { type SessionMember, useSession } from './session-store.ts'

const nobody: SessionMember = { memberId: '', email: '' }

/** Returns the signed-in member; one with an empty id while the session ends and the component is still mounted. */
export function useMember(): SessionMember {
  const session = useSession()
  return session.kind === 'authenticated' ? session.member : nobody
}
