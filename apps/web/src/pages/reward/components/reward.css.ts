import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'
import { bottomBarOnPhones } from '#platform/focus/bottom-bar.ts'

/**
 * On phones one thing below the other, and on tablets up the picture beside what the reward is and costs. The order in
 * the page is that of wide screens, where reading and tabbing go from the summary to the action and on to the rest.
 */
export const layout = style({
  display: 'grid',
  gap: vars.space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.from(768)]: {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"picture summary" "picture action" "more more"',
      columnGap: vars.space.xlarge,
      paddingBlockStart: vars.space.xlarge,
    },
    // On a page of 1440 px the picture is 722 wide and the words are 534 (RWD-29).
    [media.from(1024)]: { gridTemplateColumns: 'minmax(0, 722fr) minmax(0, 534fr)', columnGap: vars.space.xxxlarge },
  },
})

/** Up to the edges of a phone; rounded where the page has margins to spare. */
export const picture = style({
  position: 'relative',
  marginInline: `calc(-1 * ${vars.pageMargin.mobile})`,
  // What of the logo hangs over it.
  marginBlockEnd: vars.space.xxlarge,
  // Not as high as the words beside it: the logo hangs on the picture.
  '@media': { [media.from(768)]: { gridArea: 'picture', alignSelf: 'start', marginInline: 0 } },
})
export const frame = style({
  aspectRatio: '16 / 9',
  overflow: 'clip',
  backgroundColor: vars.colour.skeleton,
  '@media': {
    [media.from(768)]: { borderRadius: vars.brand.radius.xlarge, aspectRatio: '4 / 3' },
    [media.from(1024)]: { aspectRatio: '16 / 10' },
  },
})
const logoSize = `calc(${vars.size.portrait} + ${vars.space.xxlarge})`
const wideLogoSize = `calc(${vars.size.portrait} + ${vars.space.xxxlarge})`
/** 144 px, and 160 on desktop (RWD-30); a third of it hangs over the picture's lower edge. */
export const logo = style({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${vars.space.xxlarge})`,
  insetInlineStart: vars.pageMargin.mobile,
  inlineSize: logoSize,
  blockSize: logoSize,
  overflow: 'clip',
  borderRadius: vars.brand.radius.large,
  border: `${vars.space.xxsmall} solid ${vars.colour.canvas}`,
  backgroundColor: vars.colour.skeleton,
  '@media': {
    [media.from(768)]: { insetInlineStart: vars.space.xlarge },
    [media.from(1024)]: { inlineSize: wideLogoSize, blockSize: wideLogoSize },
  },
})
export const summary = style({
  display: 'grid',
  gap: vars.space.medium,
  alignContent: 'start',
  '@media': { [media.from(768)]: { gridArea: 'summary' } },
})
export const brandRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
})
export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall })
export const facts = style({ display: 'grid', gap: vars.space.xsmall })
export const fact = style({ display: 'flex', gap: vars.space.xsmall, alignItems: 'flex-start' })
export const points = style({
  color: vars.colour.brandText,
  fontSize: vars.heading.medium,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.heading,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // A shadow, so that nothing moves when the flag is known.
    '&[data-detail="new"]': {
      justifySelf: 'start',
      color: vars.colour.text,
      borderRadius: vars.brand.radius.pill,
      backgroundColor: vars.colour.background.lightPink,
      boxShadow: `0 0 0 ${vars.space.xsmall} ${vars.colour.background.lightPink}`,
    },
  },
})
export const more = style({
  display: 'grid',
  gap: vars.space.xlarge,
  alignItems: 'start',
  '@media': {
    [media.from(768)]: { gridArea: 'more' },
    [media.from(1024)]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.panel}`, columnGap: vars.space.xxlarge },
  },
})
export const texts = style({ display: 'grid', gap: vars.space.xlarge })
/** A text keeps its single line breaks, as the editor wrote them. */
export const paragraph = style({ whiteSpace: 'pre-line' })
export const box = style({ '@media': { [media.from(768)]: { gridArea: 'action' } } })
/** On phones it comes last, and sticks to the bottom of the window until the page ends. */
export const action = style([
  bottomBarOnPhones,
  {
    '@media': {
      [media.below(768)]: { order: 1 },
      [media.from(768)]: { gridArea: 'action', maxInlineSize: vars.size.panel },
    },
  },
])
/** Side by side, as the bar on a phone must stay low. */
export const stores = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xsmall,
})
