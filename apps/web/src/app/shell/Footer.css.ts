import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

export const footer = style({
  paddingBlock: vars.space.xxlarge,
  backgroundColor: vars.colour.surface,
  borderBlockStart: `${vars.size.hairline} solid ${vars.colour.hairline}`,
})
export const columns = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [media.from(768)]: { gridTemplateColumns: 'auto 1fr auto', columnGap: vars.space.xxlarge } },
})
export const links = style({
  display: 'grid',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.buttonMinWidth}, 1fr))`,
  '@media': {
    [media.from(768)]: { gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.code}, 1fr))` },
  },
})
export const social = style({ display: 'flex', gap: vars.space.xsmall })
export const socialLink = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.brand.radius.pill,
  color: vars.colour.text,
  backgroundColor: vars.colour.canvas,
})
export const region = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.small,
  border: `${vars.size.hairline} solid ${vars.colour.outline}`,
  borderRadius: vars.brand.radius.pill,
  background: 'transparent',
  color: vars.colour.text,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.colour.text, background: vars.colour.surfaceSunken } },
})
export const small = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  marginBlockStart: vars.space.xlarge,
  color: vars.colour.textMuted,
})
