import { media, vars } from '@clubhouse/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** A breakpoint of these carousels alone (RWD-31). */
// oxlint-disable-next-line design-tokens/no-raw-value -- no other component breaks there
const from1280 = '(min-width: 1280px)'

const share = (count: number) => `calc((100% - ${count - 1} * ${vars.space.large}) / ${count})`
/** One, and a little of the next, which says that there is more. */
const one = '84%'

/** How wide an item is: of three or of four at most, which the carousel's own sizes do not know (RWD-31, RWD-32). */
const widths = {
  three: { [media.from(768)]: share(2), [media.from(1024)]: share(3) },
  four: { [media.from(768)]: share(2), [media.from(1024)]: share(3), [from1280]: share(4) },
}

export type RowSize = keyof typeof widths

export const row = { three: style({}), four: style({}) }
for (const size of ['three', 'four'] as const) {
  globalStyle(`${row[size]} ul > li`, {
    flexBasis: one,
    '@media': Object.fromEntries(
      Object.entries(widths[size]).map(([query, flexBasis]) => [query, { flexBasis }] as const),
    ),
  })
}

/** Where no script runs, nothing is on its way. */
export const awaited = style({ '@media': { '(scripting: none)': { display: 'none' } } })

/** A row on its way, as high as one that has come. */
const placeholderRow = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: one,
  gap: vars.space.medium,
  overflow: 'clip',
  // The carousel's controls.
  paddingBlockEnd: `calc(${vars.size.target} + ${vars.space.medium})`,
  '@media': { [media.from(768)]: { gap: vars.space.large } },
})
export const placeholder = {
  three: style([placeholderRow, { '@media': columns('three') }]),
  four: style([placeholderRow, { '@media': columns('four') }]),
}

export const benefit = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  overflow: 'clip',
  borderRadius: vars.brand.radius.large,
  border: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  backgroundColor: vars.colour.surface,
})
export const benefitPicture = style({ aspectRatio: '16 / 9', overflow: 'clip', backgroundColor: vars.colour.skeleton })
export const benefitWords = style({
  display: 'grid',
  gap: vars.space.xsmall,
  alignContent: 'start',
  padding: vars.space.medium,
})
export const benefitBrand = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall })
export const benefitLogo = style({
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  overflow: 'clip',
  borderRadius: vars.brand.radius.small,
  backgroundColor: vars.colour.skeleton,
})

function columns(size: RowSize) {
  return Object.fromEntries(
    Object.entries(widths[size]).map(([query, gridAutoColumns]) => [query, { gridAutoColumns }] as const),
  )
}
