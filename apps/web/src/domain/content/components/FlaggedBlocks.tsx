import type { ReactNode } from 'react'
import { useFlagGate } from '#platform/flags/use-flag.ts'
import { blocksWithFlag } from '../model/benefits-flag.ts'
import type { PageBlock } from '../blocks/page-block.ts'
import { useIsHydrated } from '#platform/islands/use-is-hydrated.ts'

export interface FlaggedBlocksProps {
  blocks: readonly PageBlock[]
  children: (blocks: readonly PageBlock[]) => ReactNode
}

/** The card's introduction and its benefits take turns by a flag (CNT-16 to CNT-18). */
export function FlaggedBlocks({ blocks, children }: FlaggedBlocksProps) {
  const gate = useFlagGate('web_cc_hub_benefits_update')
  const isHydrated = useIsHydrated()
  return children(blocksWithFlag(blocks, isHydrated ? gate : 'waiting'))
}
