import { useEffect } from 'react'
import { useFlag } from '#platform/flags/use-flag.ts'

/** Calls back once campaign pages are open (FLG-08). Renders nothing. */
export function CampaignsOpen({ onOpen }: { onOpen: () => void }) {
  const isOpen = useFlag('web_cc_campaign_pages')
  useEffect(() => {
    if (isOpen) onOpen()
  }, [isOpen, onOpen])
  return null
}
