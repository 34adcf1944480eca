import { Inline } from '@clubhouse/design-system/Inline'
import { Link } from '@clubhouse/design-system/Link'
import { Button } from '@clubhouse/design-system/Button'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { type ReactNode, useEffect, useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { openConsentSettings, useConsent } from '#platform/consent/consent-store.ts'
import type { Ratio } from '../../model/ratio.ts'
import { useIsHydrated } from '#platform/islands/use-is-hydrated.ts'
import * as styles from './embed.css.ts'

export interface EmbedFacadeProps {
  /** Title of the embedded content. */
  title: string
  /** Name of the other site, such as `Instagram`. */
  site: string
  /** Address of the content on its own site. */
  address: string | undefined
  /** Whether the person has opened it. */
  isOpen: boolean
  onOpen: () => void
  ratio: Ratio
  isFullWidth?: boolean
  children: ReactNode
}

/**
 * Placeholder of another site's content until the person opens it: nothing of that site is loaded before, and never
 * without consent to marketing cookies, which such sites set (CNT-10, CNT-11, CNT-31).
 */
export function EmbedFacade({ title, site, address, isOpen, onOpen, ratio, isFullWidth, children }: EmbedFacadeProps) {
  const consent = useConsent()
  const isHydrated = useIsHydrated()
  const isAllowed = isHydrated && consent.kind === 'decided' && consent.choices['marketing-advertising']
  const isShown = isOpen && isAllowed
  const holder = useRef<HTMLDivElement>(null)
  const wasShown = useRef(false)
  useEffect(() => {
    // The button that had the focus is unmounted.
    if (isShown && !wasShown.current) holder.current?.focus({ preventScroll: true })
    wasShown.current = isShown
  }, [isShown])
  return (
    <div className={styles.place} data-width={isFullWidth === true ? 'full' : 'content'}>
      <div ref={holder} className={styles.holder} tabIndex={-1} role="group" aria-label={title}>
        {isShown ? (
          children
        ) : (
          <div className={`${styles.box[ratio]} ${styles.facade}`}>
            <Stack gap="xsmall">
              <Text weight="strong">{title}</Text>
              <Text size="small">
                {isAllowed ? m.content_embed_from({ site }) : m.content_embed_needs_consent({ site })}
              </Text>
            </Stack>
            <Inline gap="small">
              {isAllowed ? (
                <Button onPress={onOpen}>{m.content_embed_show()}</Button>
              ) : (
                <Button onPress={openConsentSettings}>{m.common_cookie_settings()}</Button>
              )}
              {address !== undefined && (
                <Link href={address} isExternal externalLabel={m.common_opens_in_new_tab()}>
                  {m.content_embed_open_at({ site })}
                </Link>
              )}
            </Inline>
          </div>
        )}
      </div>
    </div>
  )
}
