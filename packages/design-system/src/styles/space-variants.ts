import { vars } from '../themes/contract.css.ts'
import { spaces } from '../themes/base-tokens.ts'
import type { Space } from '../themes/base-tokens.ts'

export const gapVariants = Object.fromEntries(spaces.map((space) => [space, { gap: vars.space[space] }])) as Record<
  Space,
  { gap: string }
>
