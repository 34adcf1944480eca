import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** A card with an image above its words, in a row of cards that are equally high. */
export const cell = style({ display: 'grid' })
export const cardPicture = style({ aspectRatio: '16 / 9', overflow: 'clip' })
export const cardWords = style({ display: 'grid', gap: vars.space.xsmall, padding: vars.space.medium })
