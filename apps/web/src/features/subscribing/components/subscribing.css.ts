import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** One plan, or one question: no line is longer than one that can be read at ease. */
export const column = style({ maxInlineSize: vars.size.prose })

export const included = style({ color: vars.colour.success })

export const notIncluded = style({ color: vars.colour.textMuted })
