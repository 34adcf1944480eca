import { defineBlock } from '../define-block.ts'
import type { ButtonContent } from './adapter.ts'
import { ButtonBlock } from './ButtonBlock.tsx'

/** A button that stands alone (CNT-08). */
export const button = defineBlock<ButtonContent>({ component: ButtonBlock })
