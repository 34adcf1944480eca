import { Container } from '@clubhouse/design-system/Container'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { Heading } from '@clubhouse/design-system/Heading'
import { Button } from '@clubhouse/design-system/Button'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { WizardSteps } from '@clubhouse/design-system/WizardSteps'
import type { Profile } from '@clubhouse/rest-client/club'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { profileOptions } from '#domain/member/api/profile.ts'
import { m } from '#paraglide/messages.js'
import { keptOnboardingReturn } from '#domain/member/state/onboarding-return-store.ts'
import { type OnboardingStep, onboardingSteps, pageOfStep, placeOfStep } from '#domain/member/model/onboarding-steps.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import { paths } from '#domain/page/model/paths.ts'
import { notOnPaper } from '#platform/print/on-paper.css.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { stepNames, stepOf } from '../model/steps.ts'
import { useIsFinished } from '../state/finished-store.ts'
import { GoToStep } from './GoToStep.tsx'
import * as styles from './onboarding.css.ts'
import { StepSkeleton } from './StepSkeleton.tsx'

export interface StepFrameProps {
  step: OnboardingStep
  /** The heading of the page. */
  title: string
  /** Renders the step of the member whose profile it is. */
  children: (profile: Profile) => ReactNode
}

/** A step of onboarding below the list of all four; those that are done lead back (ONB-01). */
export function StepFrame({ step, title, children }: StepFrameProps) {
  // Another tab may have gone on meanwhile.
  const profile = useQuery({ ...profileOptions(), refetchOnWindowFocus: 'always' })
  const number = placeOfStep(step) + 1
  return (
    <Section as="div">
      <PageHead title={m.onboarding_title_part({ step: stepNames[step](), number })} isPublic={false} />
      <Container>
        <div className={styles.column}>
          <div className={notOnPaper}>
            <WizardSteps
              label={m.onboarding_steps()}
              steps={onboardingSteps.map(([id]) => ({ id, label: stepNames[id](), href: pageOfStep(id) }))}
              currentId={step}
              stateTexts={{
                done: m.onboarding_step_done(),
                current: m.onboarding_step_current(),
                toDo: m.onboarding_step_to_do(),
              }}
            />
          </div>
          <Stack gap="large">
            <Heading level={1} size="display">
              {title}
            </Heading>
            {content(step, profile, children)}
          </Stack>
        </div>
      </Container>
    </Section>
  )
}

function content(
  step: OnboardingStep,
  profile: ReturnType<typeof useQuery<Profile>>,
  children: StepFrameProps['children'],
) {
  if (profile.data?.complete === true) return <LeaveOnboarding />
  if (profile.data !== undefined) {
    // Nothing is done in the name of a member who has not come so far (ONB-02).
    const isAhead = placeOfStep(step) > Math.max(placeOfStep(stepOf(profile.data)), 0)
    return isAhead ? <GoToStep profile={profile.data} /> : children(profile.data)
  }
  if (profile.isPending) return <StepSkeleton />
  return (
    <ErrorPanel
      headingLevel={2}
      title={m.onboarding_failed_title()}
      body={m.common_failed_body()}
      action={<Button onPress={() => void profile.refetch()}>{m.common_refresh()}</Button>}
    />
  )
}

/** Leads a member away who has no step left: to the welcome, or, if they finished elsewhere, to where they wanted to go. */
function LeaveOnboarding() {
  const inRegion = useRegionPath()
  const welcome = inRegion(pageOfStep('Welcome'))
  const elsewhere = keptOnboardingReturn() ?? inRegion(paths.home.href())
  return <Navigate to={useIsFinished() ? welcome : elsewhere} replace />
}
