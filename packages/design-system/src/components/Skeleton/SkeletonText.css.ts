import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'

export const text = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small, minInlineSize: 0 })
