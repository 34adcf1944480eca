import { useState } from 'react'
import { useAudience } from '#platform/auth/use-audience.ts'
import { appConfig } from '#platform/config/app-config.ts'
import { basePath } from '#platform/config/base-path.ts'
import { useFlag } from '#platform/flags/use-flag.ts'
import { paths } from '#domain/page/model/paths.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { referralWithStored } from '#domain/card/state/use-card-referral.ts'
import type { CardApplication } from '../api/use-card-application.ts'
import type { ApplicationRequest } from '../model/application.ts'

/** Returns the application that a press asks for, and where a login on the way to it comes back to. */
export function useApplication({ applicationType, referral: said }: ApplicationRequest): {
  application: CardApplication
  loginReturnPath: string
} {
  const inRegion = useRegionPath()
  const isMember = useAudience() === 'member'
  const isMock = useMockCardData()
  // Without its page, an application ends where it began.
  const end = useFlag('web_uscc_completed_page') ? paths.creditCardComplete : paths.creditCard
  const [referral] = useState(() => referralWithStored(said))
  const { accorId, siteCode } = referral
  // Cookies may be blocked: the address says it as well.
  const query = { applicationType, ...(accorId !== '' && { accorId }), ...(siteCode !== '' && { siteCode }) }
  return {
    application: {
      ...referral,
      applicationType,
      applicant: isMember ? 'member' : 'visitor',
      returnURL: `${location.origin}${basePath}${inRegion(end.href())}`,
      isMock,
    },
    loginReturnPath: inRegion(paths.creditCardTransition.href(query)),
  }
}

/** True where the card area works with made-up data, for its tests (FLG-18); never in production. */
function useMockCardData(): boolean {
  const isOn = useFlag('web_uscc_use_mock_data')
  return isOn && appConfig().environment !== 'production'
}
