import { useCarouselRewards } from '#features/browsing/api/carousel-rewards.ts'
import { RewardRow } from '#features/browsing/components/RewardRow.tsx'
import { Celebration } from '#features/onboarding/components/Celebration.tsx'
import { StepFrame } from '#features/onboarding/components/StepFrame.tsx'
import { WelcomeStep } from '#features/onboarding/components/WelcomeStep.tsx'
import { useIsFinished } from '#features/onboarding/state/finished-store.ts'
import { m } from '#paraglide/messages.js'
import { paths } from '#domain/page/model/paths.ts'

/** Onboarding, step 4: links an account or skips it, and then welcomes the member (RTE-20, RTE-21, ONB-03). */
export function WelcomePage() {
  if (useIsFinished()) {
    return (
      <Celebration>
        <FirstPoints />
      </Celebration>
    )
  }
  return (
    <StepFrame step="Welcome" title={m.onboarding_welcome_heading()}>
      {(profile) => <WelcomeStep profile={profile} />}
    </StepFrame>
  )
}

/** What a new member can earn first. */
function FirstPoints() {
  return (
    <RewardRow
      headline={m.onboarding_first_points()}
      showAll={{ href: paths.earn.href(), text: m.common_show_all_ways_to_earn() }}
      list={useCarouselRewards('EARN', 'member')}
    />
  )
}
