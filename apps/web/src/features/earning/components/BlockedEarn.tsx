import { useEffect } from 'react'
import { BlockedAction } from '#domain/reward/components/BlockedAction.tsx'
import { m } from '#paraglide/messages.js'

export interface BlockedEarnProps {
  rewardId: string
  /** Of the button. */
  label: string
  /** Id of what the page says beside it. */
  describedBy: string | undefined
}

/** A reward without an address to go to: logged for the editors of the catalogue, with a button that is disabled (ERR-44). */
export function BlockedEarn({ rewardId, label, describedBy }: BlockedEarnProps) {
  useEffect(() => {
    console.warn(`Reward ${rewardId} has no address to earn at`)
  }, [rewardId])
  return <BlockedAction label={label} reason={m.earning_nowhere()} describedBy={describedBy} />
}
