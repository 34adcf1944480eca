import { type ReactNode, useRef, useState } from 'react'
import { island } from '#platform/islands/island.tsx'
import { OverlayFailed } from '#platform/islands/OverlayFailed.tsx'
import type { CardReferral } from '#domain/card/model/referral.ts'
import type { ApplicationRequest } from '../model/application.ts'
import { useApplicationLinks } from '../state/use-application-links.ts'
import * as styles from './card-application.css.ts'

// Nobody who only reads of the card pays for applying.
const Apply = island(() => import('./Apply.tsx').then((module) => module.Apply), {
  when: 'render',
  isBrowserOnly: true,
  failed: ({ onClose, retry }) => <OverlayFailed onClose={onClose} retry={retry} />,
})

export interface ApplicationLinksProps {
  /** Who sent the reader, as the address says it. */
  referral: CardReferral
  children: ReactNode
}

/** A page whose links to the application apply at once: for a member, or for a visitor who is asked first (CCD-18, CCD-19). */
export function ApplicationLinks({ referral, children }: ApplicationLinksProps) {
  const place = useRef<HTMLDivElement>(null)
  const [request, setRequest] = useState<ApplicationRequest>()
  useApplicationLinks(place, referral, (pressed) => setRequest((current) => current ?? pressed))
  return (
    <>
      <div ref={place} className={styles.noBox}>
        {children}
      </div>
      {request !== undefined && <Apply request={request} onClose={() => setRequest(undefined)} />}
    </>
  )
}
