import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** A code is short: no line is longer than one that can be read at ease. */
export const form = style({ maxInlineSize: vars.size.prose })
