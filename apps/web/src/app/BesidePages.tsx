import { lazy } from 'react'
import { type Consent, useConsent } from '../platform/consent/consent-store.ts'
import { optionalCookies } from '../platform/consent/cookie-choices.ts'
import { LatePart } from './shell/LatePart.tsx'

const PageFollowers = lazy(() => import('./PageFollowers.tsx').then((module) => ({ default: module.PageFollowers })))

/** What goes with the pages, where anything of it may be wanted; loaded once it is known what was chosen. */
export function BesidePages() {
  return <LatePart>{isWanted(useConsent()) && <PageFollowers />}</LatePart>
}

/** As long as nobody has said no to everything. */
function isWanted(consent: Consent): boolean {
  switch (consent.kind) {
    case 'unknown':
      return false
    case 'undecided':
      return true
    case 'decided':
      return optionalCookies.some((cookie) => consent.choices[cookie])
    default:
      return consent satisfies never
  }
}
