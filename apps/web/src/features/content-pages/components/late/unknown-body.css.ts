import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

export const data = style({ fontSize: vars.text.small, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
