import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

export const slide = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium, blockSize: '100%' })
export const slidePicture = style({ aspectRatio: '16 / 9', overflow: 'clip', borderRadius: vars.brand.radius.large })
