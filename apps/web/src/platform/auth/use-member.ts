import { type SessionMember, useSession } from './session-store.ts'

const nobody: SessionMember = { memberId: '', email: '' }

/** The signed-in member; nobody while the session is ending around the component that asks. */
export function useMember(): SessionMember {
  const session = useSession()
  return session.kind === 'authenticated' ? session.member : nobody
}
