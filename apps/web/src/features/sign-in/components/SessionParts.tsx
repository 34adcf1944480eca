import { useEffect } from 'react'
import { followOtherTabs } from '#platform/auth/follow-other-tabs.ts'
import { SessionNotice } from './SessionNotice.tsx'
import { SessionRules, type SessionRulesProps } from './SessionRules.tsx'
import { StepUpOverlay } from './StepUpOverlay.tsx'

/** What the session brings to every page: its rules, its news, and the wait while a member steps up. */
export function SessionParts(props: SessionRulesProps) {
  useEffect(followOtherTabs, [])
  return (
    <>
      <SessionRules {...props} />
      <SessionNotice />
      <StepUpOverlay />
    </>
  )
}
