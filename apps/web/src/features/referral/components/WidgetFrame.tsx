import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { heightIn, isReady } from '#domain/content/model/post-messages.ts'
import { m } from '#paraglide/messages.js'
import { clubConfig } from '#domain/club/model/club-config.ts'
import { stateIn } from '../model/widget-state.ts'
import * as styles from './widget.css.ts'

export interface WidgetFrameProps {
  /** What the referral partner calls the member. */
  customer: string
  onState: (state: 'shown' | 'failed') => void
  /** True once the widget has something to show. */
  isShown: boolean
}

/**
 * The referral partner's widget in a page of its own, where its script runs without our origin: it sees nothing of the app,
 * has no cookies, and the host lets in nothing but the partner (REF-02, decision 024).
 */
export function WidgetFrame({ customer, onState, isShown }: WidgetFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  const hear = useEffectEvent(({ data, source }: MessageEvent<unknown>) => {
    const target = frame.current?.contentWindow
    if (target === null || target === undefined || source !== target) return
    if (isReady(data)) {
      const { referralWidget: script, referralPartnerCode = '' } = clubConfig()
      const facts = { customer, partnerCode: referralPartnerCode, situation: 'dashboard', locale: 'en-GB', script }
      // The page has no origin that could be named; nothing but our own file is ever there to hear it.
      target.postMessage({ kind: 'load', script, facts }, '*')
      return
    }
    const state = stateIn(data)
    if (state !== undefined) onState(state)
    else setHeight((before) => heightIn(data) ?? before)
  })
  useEffect(() => {
    const listener = (message: MessageEvent<unknown>) => hear(message)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={`${import.meta.env.BASE_URL}referral-widget.html`}
      title={m.member_refer_a_friend()}
      height={isShown ? height : 0}
      // What is not there yet is not in the way of the keyboard or a screen reader.
      tabIndex={isShown ? undefined : -1}
      aria-hidden={!isShown || undefined}
      sandbox="allow-popups allow-popups-to-escape-sandbox allow-scripts"
      allow="clipboard-write"
      referrerPolicy="strict-origin"
    />
  )
}
