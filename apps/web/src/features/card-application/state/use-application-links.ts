import { type RefObject, useEffect, useEffectEvent } from 'react'
import { paths } from '#platform/paths.ts'
import { withoutRegion } from '#platform/region/regions.ts'
import { linkTarget } from '#platform/links/link-target.ts'
import { cardReferral } from '#domain/card/model/referral.ts'
import type { CardReferral } from '#domain/card/model/referral.ts'
import { referralOf } from '#domain/card/state/use-card-referral.ts'
import { type ApplicationRequest, applicationTypeOf } from '../model/application.ts'

/**
 * Makes the links inside a place that lead to the transition page apply at once (CCD-18, CCD-19). Opened in another tab, or
 * without scripts, they lead to that page.
 */
export function useApplicationLinks(
  place: RefObject<HTMLElement | null>,
  referral: CardReferral,
  onApply: (request: ApplicationRequest) => void,
): void {
  const press = useEffectEvent((event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!isPlain || link === null || event.defaultPrevented) return
    const query = applicationQuery(link)
    if (query === undefined) return
    event.preventDefault()
    onApply({ applicationType: applicationTypeOf(query), referral: cardReferral(referral, referralOf(query)) })
  })
  useEffect(() => {
    const element = place.current
    if (element === null) return undefined
    const listen = (event: MouseEvent) => press(event)
    element.addEventListener('click', listen)
    return () => element.removeEventListener('click', listen)
  }, [place])
}

/** The query of a link to the transition page; undefined for any other link. */
function applicationQuery({ href }: HTMLAnchorElement): URLSearchParams | undefined {
  const target = linkTarget(href, location.origin)
  if (target.kind !== 'internal') return undefined
  const [path = '', query] = withoutRegion(target.path).split('#')[0]?.split('?') ?? []
  return path.replace(/\/$/, '') === paths.creditCardTransition.href() ? new URLSearchParams(query) : undefined
}
