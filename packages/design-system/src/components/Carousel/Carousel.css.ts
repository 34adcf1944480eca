import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const carousel = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium, minInlineSize: 0 })

/** Scrolls by itself until the script has taken over, and for good where there is none. */
export const viewport = style({
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  // Room for what a tile draws around itself when it has focus or is hovered.
  padding: vars.space.xsmall,
  margin: `calc(-1 * ${vars.space.xsmall})`,
  scrollPaddingInline: vars.space.xsmall,
  selectors: { '[data-ready] > &': { overflowX: 'clip', overflowY: 'visible', scrollSnapType: 'none' } },
})

export const track = recipe({
  base: {
    display: 'flex',
    touchAction: 'pan-y pinch-zoom',
    gap: vars.space.medium,
    '@media': { [media.from(768)]: { gap: vars.space.large } },
  },
  variants: {
    itemSize: {
      tile: {},
      promo: {},
      compact: {},
      upToThree: {},
      upToFour: {},
      grid: {},
    },
  },
})

const share = (count: number, gap: string) => `calc((100% - ${count - 1} * ${gap}) / ${count})`

/** One, and a little of the next. */
const onPhones = '84%'
const upToThree = {
  [media.from(768)]: { flexBasis: share(2, vars.space.large) },
  [media.from(1024)]: { flexBasis: share(3, vars.space.large) },
}

export const slide = recipe({
  base: { flexGrow: 0, flexShrink: 0, minInlineSize: 0, scrollSnapAlign: 'start' },
  variants: {
    itemSize: {
      // A little of the next tile shows, which says that there is more.
      tile: {
        flexBasis: `min(${vars.size.card}, 84%)`,
        '@media': {
          [media.from(890)]: { flexBasis: share(3, vars.space.large) },
          [media.from(1300)]: { flexBasis: share(4, vars.space.large) },
        },
      },
      promo: { flexBasis: `min(${vars.size.promoCard}, 88%)` },
      compact: {
        flexBasis: '36%',
        '@media': {
          [media.from(576)]: { flexBasis: '24%' },
          [media.from(890)]: { flexBasis: share(6, vars.space.large) },
          [media.from(1300)]: { flexBasis: share(8, vars.space.large) },
        },
      },
      upToThree: { flexBasis: onPhones, '@media': upToThree },
      upToFour: {
        flexBasis: onPhones,
        '@media': { ...upToThree, [media.from(1280)]: { flexBasis: share(4, vars.space.large) } },
      },
      grid: {
        flexBasis: '100%',
        '@media': {
          [media.from(580)]: { flexBasis: share(2, vars.space.medium) },
          [media.from(768)]: { flexBasis: share(2, vars.space.large) },
          [media.from(890)]: { flexBasis: share(3, vars.space.large) },
          [media.from(1255)]: { flexBasis: share(4, vars.space.large) },
        },
      },
    },
  },
})

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.target,
  // Without the script, or with nothing to page, these do nothing: they keep their room and stay away.
  selectors: { ':not([data-ready]) > &, [data-fits] > &': { visibility: 'hidden' } },
})

export const position = style({
  marginInlineEnd: vars.space.xsmall,
  color: vars.colour.textMuted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
})
