import { Icon } from '@clubhouse/design-system/Icon'
import { IconButton } from '@clubhouse/design-system/IconButton'
import type { Reward } from '@clubhouse/rest-client/club'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { basePath } from '#platform/config/base-path.ts'
import { canonicalPath } from '#domain/page/model/canonical.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'
import { shareReward } from '#domain/reward/api/share-reward.ts'

/** Shares a reward from the native app (RWD-22). It cannot be pressed again while the link is being made (RWD-24). */
export function ShareButton({ reward, kind }: { reward: Reward; kind: RewardKind }) {
  const { pathname } = useLocation()
  const [isSharing, setSharing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  // A browser takes focus from a disabled button; it is given back, so that the keyboard continues there.
  useEffect(() => {
    if (isSharing || !hadFocus.current) return
    hadFocus.current = false
    if (document.activeElement === document.body) button.current?.focus()
  }, [isSharing])
  const share = async () => {
    const { title, slug } = reward.content
    hadFocus.current = document.activeElement === button.current
    setSharing(true)
    await shareReward({
      reward,
      kind,
      url: `${appConfig().origin}${basePath}${canonicalPath(pathname, { slug })}`,
      message: m.reward_share_message({ club: appConfig().clubName, title }),
    })
    setSharing(false)
  }
  return (
    <IconButton ref={button} label={m.reward_share()} isDisabled={isSharing} onPress={() => void share()}>
      <Icon name="share" />
    </IconButton>
  )
}
