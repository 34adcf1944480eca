import { useEffect, useEffectEvent, useState } from 'react'
import { island } from '#platform/islands/island.tsx'
import { OverlayFailed } from '#platform/islands/OverlayFailed.tsx'
import { paths } from '#platform/paths.ts'

// Nobody who only reads of the card pays for applying.
const ApplyByLink = island(() => import('./ApplyByLink.tsx').then((module) => module.ApplyByLink), {
  when: 'render',
  isBrowserOnly: true,
  failed: ({ onClose, retry }) => <OverlayFailed onClose={onClose} retry={retry} />,
})

/**
 * Makes the links of a page that lead to the transition page apply at once: for a member, or for a visitor who is asked first
 * (CCD-18, CCD-19). Opened in another tab, or without scripts, they lead there.
 */
export function ApplicationLinks() {
  const [href, setHref] = useState('')
  const press = useEffectEvent((event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!isPlain || link?.origin !== location.origin || !link.pathname.endsWith(paths.creditCardTransition.href()))
      return
    event.preventDefault()
    setHref((current) => current || link.href)
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => press(event)
    // Before the router follows the link.
    document.addEventListener('click', listen, true)
    return () => document.removeEventListener('click', listen, true)
  }, [])
  return href !== '' && <ApplyByLink href={href} onClose={() => setHref('')} />
}
