import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** An image with its caption, as wide as the column or the window. */
export const figure = style({ display: 'grid', gap: vars.space.small })
export const frame = style({
  overflow: 'clip',
  selectors: { '&[data-width="content"]': { borderRadius: vars.brand.radius.large } },
})
export const column = style({ maxInlineSize: vars.size.heroPicture })
/** The caption of an image that reaches both edges keeps to the page's margins. */
export const edgeCaption = style({ paddingBlockEnd: vars.space.large })
