import { randomUUID } from 'node:crypto'
import type { IdentityMembers, MemberDetails } from '../identity.ts'

export interface InMemoryMember extends MemberDetails {
  password: string
}

export interface MembersInMemory extends IdentityMembers {
  remove(memberId: string): void
}

/** Returns the club's members, where the provider's own tests need no more than who they are. */
export function membersInMemory(...initial: InMemoryMember[]): MembersInMemory {
  const members = new Map(initial.map((member) => [member.memberId, member]))
  const byEmail = (email: string) => [...members.values()].find((member) => member.email === email.toLowerCase())
  return {
    async authenticate(email, password) {
      const member = byEmail(email)
      return member?.password === password ? { memberId: member.memberId } : undefined
    },
    async find(memberId) {
      return members.get(memberId)
    },
    async join(email, password) {
      if (byEmail(email)) return { kind: 'email-taken' }
      const memberId = randomUUID()
      members.set(memberId, { memberId, email: email.toLowerCase(), password })
      return { kind: 'joined', memberId }
    },
    async rename(memberId, name) {
      const member = members.get(memberId)
      if (member) members.set(memberId, { ...member, ...name })
    },
    remove(memberId) {
      members.delete(memberId)
    },
  }
}
