import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Hero } from '@clubhouse/design-system/Hero'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { leavesClub } from '#platform/links/link-target.ts'
import { useFlag } from '#platform/flags/use-flag.ts'
import { leadsToFlights } from '#domain/flight/model/leads-to-flights.ts'
import { type MessageCard, useMessageCard } from '#platform/messaging/messaging-store.ts'
import * as styles from './home.css.ts'

/**
 * The top of the member's home: the editors' hero, or in its place a card of the messaging service, which comes with a fade
 * and waits while somebody is about to press something in the hero (HOM-06, HOM-07).
 */
export function HomeTop({ hero }: { hero: ReactNode }) {
  const card = useShowableCard()
  const [shown, setShown] = useState({ card, takesFocus: false })
  const place = useRef<HTMLDivElement>(null)
  const change = (next: MessageCard | undefined) => {
    if (shown.card?.id === next?.id) return
    const focused = document.activeElement
    const takesFocus = place.current?.contains(focused) === true
    if (takesFocus && focused?.matches('a, button') === true) return
    keepHeight(place.current)
    setShown({ card: next, takesFocus })
  }
  const follow = useEffectEvent(change)
  useEffect(() => follow(card), [card])
  return (
    <div ref={place} className={styles.top} onBlur={() => change(card)}>
      {shown.card === undefined ? hero : <TopCard card={shown.card} takesFocus={shown.takesFocus} />}
    </div>
  )
}

/** Returns the card for this place; none that leads into the flight area while that is closed (FLG-04). */
function useShowableCard(): MessageCard | undefined {
  const card = useMessageCard('homeScreenTopCard')
  const isFlightSearchOpen = useFlag('web_redsky_search')
  return isFlightSearchOpen || !leadsToFlights(card?.linkUrl ?? '', appConfig().origin) ? card : undefined
}

interface TopCardProps {
  card: MessageCard
  /** A screen reader that was on the hero's heading continues on this one. */
  takesFocus: boolean
}

function TopCard({ card: { title, body, imageUrl, linkUrl, linkText }, takesFocus }: TopCardProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) focusHeading(place.current)
  }, [takesFocus])
  return (
    <div ref={place} className={styles.topCard}>
      <Hero
        headline={title}
        body={body}
        imageUrl={imageUrl}
        background="lightPink"
        priority
        actions={
          linkUrl === undefined || linkText === undefined ? undefined : (
            <ButtonLink href={linkUrl} isExternal={leavesClub(linkUrl)} externalLabel={m.common_opens_in_new_tab()}>
              {linkText}
            </ButtonLink>
          )
        }
      />
    </div>
  )
}

/** What follows stays where it is, until the window changes. */
function keepHeight(place: HTMLElement | null): void {
  if (place === null) return
  place.style.minBlockSize = `${place.offsetHeight}px`
  window.addEventListener('resize', () => (place.style.minBlockSize = ''), { once: true })
}

function focusHeading(place: HTMLElement | null): void {
  const heading = place?.querySelector('h1')
  if (heading == null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
