import { island } from '#platform/islands/island.tsx'
import { OverlayFailed } from '#platform/islands/OverlayFailed.tsx'
import { cardReferral } from '#domain/card/model/referral.ts'
import { referralOf, useCardReferral } from '#domain/card/state/use-card-referral.ts'
import { applicationTypeOf } from '../model/application.ts'

// Its many files would be named in every page with such links.
const Apply = island(() => import('./Apply.tsx').then((module) => module.Apply), {
  when: 'render',
  isBrowserOnly: true,
  failed: ({ onClose, retry }) => <OverlayFailed onClose={onClose} retry={retry} />,
})

export interface ApplyByLinkProps {
  /** The link that was pressed, whose query says what for. */
  href: string
  onClose: () => void
}

/** An application that a link asks for, for whom the address sent (CCD-06, CCD-17). */
export function ApplyByLink({ href, onClose }: ApplyByLinkProps) {
  const query = new URL(href).searchParams
  const referral = cardReferral(useCardReferral(), referralOf(query))
  return <Apply request={{ applicationType: applicationTypeOf(query), referral }} onClose={onClose} />
}
