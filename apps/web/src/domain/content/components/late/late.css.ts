import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

export const slide = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium, blockSize: '100%' })
export const slidePicture = style({ aspectRatio: '16 / 9', overflow: 'clip', borderRadius: vars.brand.radius.large })

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

export const routePicture = style({ aspectRatio: '16 / 9', overflow: 'clip' })
export const routeWords = style({ display: 'grid', gap: vars.space.xsmall, padding: vars.space.medium })

/** Cards of one row are equally high. */
export const cell = style({ display: 'grid' })
