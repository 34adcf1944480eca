import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/**
 * On a phone, held to a scanner, the code comes right after what it is for; where there is room it stands beside
 * everything else.
 */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"words" "code" "dates" "picture"',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': {
    [media.from(905)]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"picture code" "words code" "dates code"',
      columnGap: vars.space.xxlarge,
    },
  },
})
export const wordsArea = style({ gridArea: 'words' })
export const codeArea = style({ gridArea: 'code' })
export const datesArea = style({ gridArea: 'dates' })
export const pass = style({ display: 'grid', gap: vars.space.large, justifyItems: 'center', textAlign: 'center' })
/** A scanner needs dark on white with a quiet edge, in the dark scheme as well. */
export const qr = style({
  inlineSize: `min(100%, ${vars.size.menu})`,
  aspectRatio: '1',
  padding: vars.space.medium,
  borderRadius: vars.brand.radius.large,
  backgroundColor: vars.scan.ground,
  forcedColorAdjust: 'none',
})
/** As wide as the card, so that a barcode has all the room there is. */
export const scanTabs = style({ inlineSize: '100%' })
export const scan = style({ display: 'grid', justifyItems: 'center' })
export const codeBox = style({ display: 'grid', gap: vars.space.small, justifyItems: 'center', inlineSize: '100%' })
export const code = style({
  inlineSize: '100%',
  padding: vars.space.medium,
  border: `${vars.size.stroke} dashed ${vars.colour.outline}`,
  borderRadius: vars.brand.radius.medium,
  backgroundColor: vars.colour.surfaceSunken,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.heading.medium,
  fontWeight: vars.weight.strong,
  // A code is read letter by letter, and copied whole.
  letterSpacing: '0.06em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
/** Keeps a line's room, so that saying what came of copying moves nothing. */
export const outcome = style({ minBlockSize: '1lh' })
export const picture = style({
  gridArea: 'picture',
  aspectRatio: '16 / 9',
  overflow: 'clip',
  borderRadius: vars.brand.radius.large,
  backgroundColor: vars.colour.skeleton,
})
