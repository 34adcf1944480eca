import { media, vars } from '@clubhouse/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

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
// On paper there is nothing to choose: the code that was open is the one to print.
globalStyle(`${scanTabs} [role="tablist"]`, { '@media': { print: { display: 'none' } } })
export const scan = style({
  display: 'grid',
  justifyItems: 'center',
  // Of no use any more: a till that reads it refuses it.
  selectors: { '[data-ended] &': { opacity: '0.25' } },
})
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
  selectors: { '[data-ended] &': { color: vars.colour.textMuted, textDecoration: 'line-through' } },
})
export const continueTo = style({ inlineSize: '100%' })
/** Keeps a line's room, so that saying what came of copying moves nothing. */
export const outcome = style({ minBlockSize: '1lh' })
/** The partner's logo, which is made for a white background. */
export const logo = style({
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  overflow: 'clip',
  background: vars.scan.ground,
  borderRadius: vars.brand.radius.small,
  outline: `${vars.size.hairline} solid ${vars.colour.hairline}`,
})
export const terms = style({ marginBlockStart: vars.space.large })
export const picture = style({
  gridArea: 'picture',
  '@media': { print: { display: 'none' } },
  aspectRatio: '16 / 9',
  overflow: 'clip',
  borderRadius: vars.brand.radius.large,
  backgroundColor: vars.colour.skeleton,
})
