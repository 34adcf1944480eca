import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** A promo card: the words over the foot of its picture. */
export const promo = style({
  position: 'relative',
  display: 'grid',
  overflow: 'clip',
  borderRadius: vars.brand.radius.large,
  background: vars.colour.surfaceInverse,
})
export const promoPicture = style({ gridArea: '1 / 1' })
export const promoWords = style({
  gridArea: '1 / 1',
  alignSelf: 'end',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xsmall,
  margin: vars.space.medium,
  padding: vars.space.medium,
  borderRadius: vars.brand.radius.large,
  background: vars.colour.surface,
  color: vars.colour.text,
})
