import { lazy } from 'react'
import { type Consent, useConsent } from '../platform/consent/consent-store.ts'
import { optionalCookies } from '../platform/consent/cookie-choices.ts'
import { useIsTouched } from '../platform/touch/when-touched.ts'
import { LatePart } from './shell/LatePart.tsx'

const PageFollowers = lazy(() => import('./PageFollowers.tsx').then((module) => ({ default: module.PageFollowers })))

/**
 * What goes with the pages, where anything of it may be wanted; loaded once it is known what was chosen. Nothing leaves
 * before a choice, so until then it can wait for whoever looks to do something.
 */
export function BesidePages() {
  const isTouched = useIsTouched()
  return <LatePart>{isWanted(useConsent(), isTouched) && <PageFollowers />}</LatePart>
}

/** As long as nobody has said no to everything. */
function isWanted(consent: Consent, isTouched: boolean): boolean {
  switch (consent.kind) {
    case 'unknown':
      return false
    case 'undecided':
      return isTouched
    case 'decided':
      return optionalCookies.some((cookie) => consent.choices[cookie])
    default:
      return consent satisfies never
  }
}
