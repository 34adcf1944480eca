import { Banner } from '@clubhouse/design-system/Banner'
import { Button } from '@clubhouse/design-system/Button'
import { Text } from '@clubhouse/design-system/Text'
import { useEffect, useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { useConsent } from '#platform/consent/consent-store.ts'
import { keepClearOf } from '#platform/focus/keep-clear.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { regionName } from '../model/region-names.ts'
import { dismissBanner, useIsBannerDismissed } from '../state/banner-dismissal.ts'
import { useRegionSelector } from '../state/region-selector-context.ts'
import * as styles from './RegionBanner.css.ts'

export interface RegionBannerProps {
  /** It has gone, and the focus with it. */
  onDismiss: () => void
}

/** Shows visitors which region they are in, until they confirm or close it (REG-16 to REG-21). */
export function RegionBanner({ onDismiss }: RegionBannerProps) {
  const region = useRegion()
  const selector = useRegionSelector()
  const club = appConfig().clubName
  // One bar at a time: while the question about cookies is along the bottom, this one waits at the end of the page.
  const isInSight = useConsent().kind !== 'undecided'
  const isDismissed = useIsBannerDismissed()
  const wasShown = useRef(false)
  useEffect(() => {
    if (isDismissed && wasShown.current) onDismiss()
    wasShown.current = !isDismissed
  }, [isDismissed, onDismiss])
  if (isDismissed) return null
  return (
    <div ref={keepClearOf} className={isInSight ? `${styles.bar} ${styles.inSight}` : styles.bar}>
      <Banner
        label={m.region_banner()}
        icon="location"
        actions={
          <>
            <Button size="small" onPress={dismissBanner}>
              {m.region_confirm()}
            </Button>
            <Button size="small" variant="secondary" onPress={selector.open}>
              {m.region_select_country()}
            </Button>
          </>
        }
        onClose={dismissBanner}
        closeLabel={m.common_close()}
      >
        <Text>
          {region.id === 'world'
            ? m.region_banner_text_world({ club })
            : m.region_banner_text({ club, country: regionName(region.id) })}
        </Text>
      </Banner>
    </div>
  )
}
