import { lazy } from 'react'
import { allowsOptional, useConsent } from '#platform/consent/consent-store.ts'
import { useIsTouched } from '#platform/touch/when-touched.ts'
import { LatePart } from '#app/shell/LatePart.tsx'

const PageFollowers = lazy(() => import('#app/PageFollowers.tsx').then((module) => ({ default: module.PageFollowers })))

/**
 * What goes with the pages, where anything of it may be wanted; loaded once it is known what was chosen. Nothing leaves
 * before a choice, so until then it can wait for whoever looks to do something.
 */
export function BesidePages() {
  const consent = useConsent()
  const isTouched = useIsTouched()
  const isWanted = allowsOptional(consent) || (consent.kind === 'undecided' && isTouched)
  return <LatePart>{isWanted && <PageFollowers />}</LatePart>
}
