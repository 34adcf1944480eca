import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useAudience } from '#platform/auth/use-audience.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { rewardAt } from '../model/reward-address.ts'
import { rewardOptions } from '../api/reward-options.ts'

/** How long a pointer rests on a tile before its reward is asked for: whoever passes over a list asks for nothing. */
const restMs = 80

/**
 * Asks for the reward of a tile when somebody comes near it: rests the pointer on it, puts focus on it or touches it. Its
 * page then has it already, as it has its script. The ref goes around links; those that lead elsewhere do nothing.
 */
export function useRewardPrefetch(within: RefObject<HTMLElement | null>): void {
  const queryClient = useQueryClient()
  const audience = useAudience()
  const region = useRegion()
  const fetchAhead = useEffectEvent(({ pathname, search }: HTMLAnchorElement) => {
    const reward = rewardAt(pathname)
    // What a query adds, such as the group of a personal reward, changes whom it is asked of.
    if (reward === undefined || audience === undefined || search !== '') return
    void queryClient.prefetchQuery(rewardOptions({ ...reward, audience, region }))
  })
  useEffect(() => {
    const element = within.current
    let resting: ReturnType<typeof setTimeout> | undefined
    const leave = () => clearTimeout(resting)
    const now = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link !== null) fetchAhead(link)
    }
    const soon = (event: Event) => {
      leave()
      resting = setTimeout(() => now(event), restMs)
    }
    element?.addEventListener('mouseover', soon)
    element?.addEventListener('mouseleave', leave)
    element?.addEventListener('focusin', now)
    element?.addEventListener('touchstart', now, { passive: true })
    return () => {
      leave()
      element?.removeEventListener('mouseover', soon)
      element?.removeEventListener('mouseleave', leave)
      element?.removeEventListener('focusin', now)
      element?.removeEventListener('touchstart', now)
    }
  }, [within])
}
