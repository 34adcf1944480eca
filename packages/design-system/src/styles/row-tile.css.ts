import { style } from '@vanilla-extract/css'
import { media } from '../themes/breakpoints.ts'
import { vars } from '../themes/contract.css.ts'
import { rowPictureFrom, rowPictureSizes } from '../themes/row-picture.ts'

const { small, medium, large } = rowPictureSizes

function boxOf({ width, height }: { width: number; height: number }) {
  return { inlineSize: `${width}px`, minBlockSize: `${height}px` }
}

/** Picture beside words: what a voucher and an order look like in a member's own lists. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  blockSize: '100%',
  // Words that are twice as large do not fit beside a picture on a narrow screen.
  '@media': { [media.below(375)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const rowPicture = style({
  ...boxOf(small),
  '@media': {
    [media.below(375)]: { inlineSize: '100%' },
    [media.from(rowPictureFrom.medium)]: boxOf(medium),
    [media.from(rowPictureFrom.large)]: boxOf(large),
  },
})

/** The picture fills its place even when the words make the card higher. */
export const rowFill = style({ position: 'absolute', inset: 0 })

export const rowBody = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  padding: vars.space.medium,
})

export const rowMarks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall })

export const rowMeta = style({
  color: vars.colour.textMuted,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.snug,
})

export const rowEnd = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space.xsmall })
