import { Button } from '@clubhouse/design-system/Button'
import { useQuery } from '@tanstack/react-query'
import { profileOptions } from '#domain/member/api/profile.ts'
import { m } from '#paraglide/messages.js'
import { logOut } from '#platform/auth/auth.ts'
import { handleError } from '#platform/errors/handle-error.ts'
import { MemberTools } from './MemberTools.tsx'

/** Gives up onboarding, which logs the member out (SHL-24, ONB-40). One who has finished has nothing left to give up. */
export function CancelOnboarding() {
  const profile = useQuery(profileOptions()).data
  if (profile?.complete === true) return <MemberTools />
  return (
    <Button size="small" variant="secondary" onPress={() => void logOut().catch(handleError)}>
      {m.common_cancel()}
    </Button>
  )
}
