import type { FlagGate } from '#platform/flags/flag-gate.ts'
import { filterBlocks } from './filter-blocks.ts'
import type { PageBlock } from '../blocks/page-block.ts'

/** What `web_cc_hub_benefits_update` turns off, and what is shown only with it (CNT-16 to CNT-18, CCD-11, CCD-12). */
const turnedOff: readonly PageBlock['kind'][] = ['introCarousel']
const turnedOn: readonly PageBlock['kind'][] = ['eligibleBenefits', 'personalPerksProgressBar']

/** Returns whether what a page shows depends on the flag: only then is it fetched. */
export function dependsOnBenefitsFlag(blocks: readonly PageBlock[]): boolean {
  const isIndifferent = ({ kind }: PageBlock) => !turnedOff.includes(kind) && !turnedOn.includes(kind)
  return filterBlocks(blocks, isIndifferent) !== blocks
}

/**
 * Returns the blocks that a page has with the flag on or off; while that is not known, none that would have to go again.
 */
export function blocksWithFlag(blocks: readonly PageBlock[], gate: FlagGate): readonly PageBlock[] {
  const hidden = { open: turnedOff, closed: turnedOn, waiting: [...turnedOff, ...turnedOn] }[gate]
  return filterBlocks(blocks, ({ kind }) => !hidden.includes(kind))
}
