import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

export const header = style({
  backgroundColor: vars.colour.surface,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.hairline}`,
})
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.space.xxxlarge,
  paddingBlock: vars.space.xsmall,
  '@media': { [media.from(768)]: { gap: vars.space.large } },
})
export const navigation = style({
  display: 'flex',
  gap: vars.space.small,
  '@media': { [media.from(768)]: { gap: vars.space.large } },
})
export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  marginInlineStart: 'auto',
  minBlockSize: vars.size.target,
})
/** Holds the place of the button or the menu while it is not known which. */
export const accountPlaceholder = style({
  display: 'block',
  inlineSize: vars.size.buttonMinWidth,
  blockSize: vars.size.buttonSmall,
  borderRadius: vars.brand.radius.pill,
  backgroundColor: vars.colour.skeleton,
})
