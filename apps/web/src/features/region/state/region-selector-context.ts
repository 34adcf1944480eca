import { createContext, use } from 'react'

export interface RegionSelector {
  open: () => void
}

/** Outside the provider nothing opens, and the log says why (REG-26). */
const missing: RegionSelector = {
  open: () => console.error('Region selector context is not initialized'),
}

export const RegionSelectorContext = createContext<RegionSelector>(missing)

/** Opens the region selector, which is hidden or shown over the page (REG-22). */
export function useRegionSelector(): RegionSelector {
  return use(RegionSelectorContext)
}
