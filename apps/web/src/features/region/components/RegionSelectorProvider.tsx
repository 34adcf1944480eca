import { type ReactNode, useMemo, useState } from 'react'
import { island } from '#platform/islands/island.tsx'
import { OverlayFailed } from '#platform/islands/OverlayFailed.tsx'
import { RegionSelectorContext } from '../state/region-selector-context.ts'

const RegionSelectorDialog = island(
  () => import('./RegionSelectorDialog.tsx').then((module) => module.RegionSelectorDialog),
  { when: 'render', isBrowserOnly: true, failed: OverlayFailed },
)

/** Around whatever opens the region selector; shows it when it is open, and loads it then. */
export function RegionSelectorProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const selector = useMemo(() => ({ open: () => setIsOpen(true) }), [])
  return (
    <RegionSelectorContext value={selector}>
      {children}
      {isOpen && <RegionSelectorDialog onClose={() => setIsOpen(false)} />}
    </RegionSelectorContext>
  )
}
