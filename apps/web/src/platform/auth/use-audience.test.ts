import { expect, test } from 'vitest'
import type { Session } from './session-store.ts'
import { audienceOf } from './use-audience.ts'

test.each<[Session, ReturnType<typeof audienceOf>]>([
  [{ kind: 'unauthenticated' }, 'visitor'],
  [{ kind: 'authenticating' }, undefined],
  [{ kind: 'authenticated', member: { memberId: '1', email: 'a@b.test' } }, 'member'],
  [{ kind: 'logging-out' }, 'visitor'],
])('a session that is %o shows the view of a %s [AUT-01] [AUT-35] [AUT-37]', (session, audience) => {
  expect(audienceOf(session)).toBe(audience)
})
