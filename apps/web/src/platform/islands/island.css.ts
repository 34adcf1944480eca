import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** About as high as most parts of a page, so that those below are not taken for near. */
export const placeholder = style({ minBlockSize: vars.size.illustration })

/** An island that does not wait for the viewport needs no box of its own. */
export const noBox = style({ display: 'contents' })

export const failed = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.medium,
  padding: vars.space.large,
})
