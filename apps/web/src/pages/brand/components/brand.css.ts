import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

export const heading = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'center',
  '@media': { [media.from(576)]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.xlarge } },
})
/** As large as brand tiles show it, so that a page reached from one does not make the mark jump. */
export const logo = style({
  inlineSize: vars.size.brandTile,
  blockSize: vars.size.brandTile,
  overflow: 'clip',
  borderRadius: vars.brand.radius.large,
  backgroundColor: vars.colour.skeleton,
})
export const words = style({ display: 'grid', gap: vars.space.xsmall, maxInlineSize: vars.size.prose })
export const banner = style({
  display: 'grid',
  gap: vars.space.medium,
  alignItems: 'center',
  justifyItems: 'start',
  '@media': { [media.from(768)]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
/** As high as the menu that comes here, so that the tiles below stay where they are. */
export const sort = style({
  alignSelf: 'end',
  inlineSize: '100%',
  '@media': { [media.from(576)]: { maxInlineSize: vars.size.menu } },
  minBlockSize: `calc(${vars.size.button} + ${vars.space.xlarge})`,
})

/** As high as the tabs that come here, and the line below them. */
export const tabs = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.button,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.hairline}`,
})
export const tab = style({ inlineSize: vars.size.buttonMinWidth, paddingInline: vars.space.medium })
