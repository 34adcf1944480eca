import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** What a member has and is promised beside how it came about. */
export const columns = style({
  display: 'grid',
  gap: vars.space.xlarge,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.from(1024)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: vars.space.xxlarge },
  },
})
/** One line of points: what for, and how many. Figures stay together; where there is no room they go below. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  rowGap: vars.space.xxsmall,
  paddingBlock: vars.space.small,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.hairline}`,
})
export const words = style({
  display: 'grid',
  flex: `1 1 ${vars.size.buttonMinWidth}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const figures = style({
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})
export const added = style({ color: vars.colour.success, fontWeight: vars.weight.strong })
export const spent = style({ fontWeight: vars.weight.strong })
/** The first line of a day has its day above it. */
export const day = style({ paddingBlockStart: vars.space.large, paddingBlockEnd: vars.space.xxsmall })
/** As high as the figure that comes. */
export const figure = style({
  minBlockSize: `calc(${vars.heading.large} * ${vars.lineHeight.heading})`,
  fontSize: vars.heading.large,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
})
export const faq = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [media.from(1024)]: { gridTemplateColumns: '1fr 2fr', columnGap: vars.space.xxlarge } },
})
