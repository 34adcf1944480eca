import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { RegionSelectorContext } from '../state/region-selector-context.ts'

const RegionSelectorDialog = lazy(() =>
  import('./RegionSelectorDialog.tsx').then((module) => ({ default: module.RegionSelectorDialog })),
)

/** Around whatever opens the region selector; shows it when it is open, and loads it then. */
export function RegionSelectorProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const selector = useMemo(() => ({ open: () => setIsOpen(true) }), [])
  return (
    <RegionSelectorContext value={selector}>
      {children}
      {isOpen && (
        <Suspense fallback={null}>
          <RegionSelectorDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </RegionSelectorContext>
  )
}
