import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** About as high as most blocks, so that those below are not taken for near. */
export const place = style({ minBlockSize: vars.size.illustration })
