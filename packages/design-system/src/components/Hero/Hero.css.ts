import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { backgroundVariants } from '../../styles/background.ts'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const hero = recipe({
  base: { overflow: 'clip' },
  variants: { background: backgroundVariants },
})

export const inner = style({
  display: 'grid',
  '@media': {
    [media.from(768)]: {
      selectors: {
        '&[data-with-picture]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)', alignItems: 'stretch' },
      },
    },
    [media.from(1440)]: { selectors: { '&[data-with-picture]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  },
})

// The ground and the picture run to both edges of a very wide window; the words keep to the page's own margin.
const contentEdge = `max(${vars.pageMargin.desktop}, calc((100% - ${vars.size.content}) / 2 + ${vars.pageMargin.desktop}))`
const halfOfContentEdge = `max(${vars.pageMargin.desktop}, calc((200% - ${vars.size.content}) / 2 + ${vars.pageMargin.desktop}))`

export const copy = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: vars.space.large,
  paddingInline: vars.pageMargin.mobile,
  paddingBlock: vars.space.xxlarge,
  '@media': {
    [media.from(768)]: { paddingInline: vars.pageMargin.tablet, paddingBlock: vars.space.xxxlarge },
    [media.from(1024)]: { paddingInline: vars.pageMargin.desktop, paddingBlock: vars.space.huge },
    [media.from(1440)]: {
      paddingInlineStart: contentEdge,
      // Percentages count the column, which is half the page here.
      selectors: {
        '[data-with-picture] > &': { paddingInlineStart: halfOfContentEdge },
        '[data-with-picture][data-text="end"] > &': {
          paddingInlineStart: vars.pageMargin.desktop,
          paddingInlineEnd: halfOfContentEdge,
        },
      },
    },
  },
})

export const picture = style({
  position: 'relative',
  aspectRatio: '872 / 500',
  overflow: 'clip',
  '@media': {
    [media.below(768)]: {
      selectors: {
        '[data-narrow-text="top"] > &': { borderEndStartRadius: '50% 22%' },
        '[data-narrow-text="bottom"] > &': { order: -1, borderStartStartRadius: '50% 22%' },
      },
    },
    // A wing: the picture sweeps in from the side in one curve.
    [media.from(768)]: {
      aspectRatio: 'auto',
      minBlockSize: vars.size.heroPictureHeight,
      selectors: {
        '[data-text="start"] > &': { borderEndStartRadius: '38% 100%' },
        // Only a picture changes places, so the order of reading and of focus stays.
        '[data-text="end"] > &': { order: -1, borderEndEndRadius: '38% 100%' },
      },
    },
  },
})

export const fill = style({ position: 'absolute', inset: 0 })

export const headline = style({ maxInlineSize: vars.size.copy })

export const body = style({ maxInlineSize: vars.size.copyNarrow, fontSize: vars.text.large, textWrap: 'pretty' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small })
