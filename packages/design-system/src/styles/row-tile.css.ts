import { style } from '@vanilla-extract/css'
import { media } from '../themes/breakpoints.ts'
import { vars } from '../themes/contract.css.ts'

/** Picture beside words: what a voucher and an order look like in a member's own lists. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) minmax(0, 2fr)`,
  blockSize: '100%',
  '@media': { [media.below(420)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const rowPicture = style({
  minBlockSize: vars.size.brandTile,
  '@media': { [media.below(420)]: { aspectRatio: '422 / 237' } },
})

export const rowFill = style({ position: 'absolute', inset: 0 })

export const rowBody = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
})

export const rowMeta = style({
  color: vars.colour.textMuted,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.snug,
})

export const rowEnd = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space.xsmall })
