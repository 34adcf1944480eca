import { style } from '@vanilla-extract/css'
import { scrollEdge } from '../../styles/scroll-edge.css.ts'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

const asList = '[data-narrow="list"]'

export const landmark = style({
  '@media': { [media.below(1024)]: { selectors: { '&[data-narrow="hidden"]': { display: 'none' } } } },
})

export const navigation = style([
  scrollEdge,
  {
    display: 'flex',
    gap: vars.space.xsmall,
    // Room for the focus ring, which the scrolling edge would cut.
    padding: vars.space.xsmall,
    '@media': {
      [media.below(1024)]: {
        selectors: {
          [`${asList} > &`]: {
            flexDirection: 'column',
            gap: vars.space.large,
            padding: 0,
            overflowX: 'visible',
            maskImage: 'none',
          },
        },
      },
      [media.from(1024)]: {
        flexDirection: 'column',
        gap: vars.space.large,
        maxInlineSize: vars.size.menu,
        padding: 0,
        overflowX: 'visible',
        maskImage: 'none',
      },
    },
  },
])

/** One below the other, without gaps: each row of the list has its line. */
const column = { flexDirection: 'column', gap: 0 } as const

export const group = style({
  display: 'flex',
  flexShrink: 0,
  '@media': {
    [media.below(1024)]: { selectors: { [`${asList} &`]: column } },
    [media.from(1024)]: { flexDirection: 'column', gap: vars.space.xsmall },
  },
})

export const groupLabel = style({
  paddingInline: vars.space.medium,
  color: vars.colour.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.snug,
  // The row is for going places; the list keeps the group's name for assistive technology.
  '@media': {
    [media.below(1024)]: { display: 'none', selectors: { [`${asList} &`]: { display: 'block' } } },
  },
})

const row = {
  display: 'flex',
  gap: vars.space.xsmall,
  '@media': {
    [media.below(1024)]: { selectors: { [`${asList} &`]: column } },
    [media.from(1024)]: { flexDirection: 'column', gap: vars.space.xxsmall },
  },
} as const

export const items = style(row)

export const subItems = style([
  row,
  {
    '@media': {
      [media.from(1024)]: {
        marginInlineStart: vars.space.large,
        paddingInlineStart: vars.space.small,
        borderInlineStart: `${vars.size.stroke} solid ${vars.colour.hairline}`,
      },
    },
  },
])

export const item = style({
  display: 'flex',
  flexShrink: 0,
  gap: vars.space.xsmall,
  '@media': {
    [media.below(1024)]: { selectors: { [`${asList} &`]: column } },
    [media.from(1024)]: { flexDirection: 'column', gap: vars.space.xxsmall },
  },
})

/** Leads on, in the list alone. */
export const chevron = style({
  display: 'none',
  marginInlineStart: 'auto',
  '@media': { [media.below(1024)]: { selectors: { [`${asList} &`]: { display: 'flex' } } } },
})

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.xsmall,
  border: `${vars.size.hairline} solid ${vars.colour.outline}`,
  borderRadius: vars.brand.radius.pill,
  background: vars.colour.surface,
  color: vars.colour.text,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover': { background: vars.colour.surfaceSunken, borderColor: vars.colour.text },
    '&:active': { color: vars.colour.brandText },
    '&[aria-current="page"]': {
      background: vars.colour.brand,
      borderColor: vars.colour.brand,
      color: vars.colour.textOnBrand,
      fontWeight: vars.weight.strong,
    },
  },
  '@media': {
    [media.motion]: { transition: `background-color ${vars.motion.quick}` },
    [media.forcedColours]: {
      selectors: { '&[aria-current="page"]': { borderColor: 'Highlight', textDecorationLine: 'underline' } },
    },
    [media.below(1024)]: {
      selectors: {
        [`${asList} &`]: {
          minBlockSize: vars.size.button,
          borderWidth: 0,
          borderBlockEndWidth: vars.size.hairline,
          borderColor: vars.colour.hairline,
          borderRadius: 0,
          whiteSpace: 'normal',
        },
        // Below its page, and as wide.
        [`${asList} ${subItems} &`]: {
          paddingInlineStart: `calc(${vars.space.medium} + ${vars.size.icon} + ${vars.space.small})`,
        },
      },
    },
    [media.from(1024)]: {
      minBlockSize: vars.size.button,
      borderColor: 'transparent',
      borderRadius: vars.brand.radius.medium,
      background: 'transparent',
      whiteSpace: 'normal',
      selectors: {
        '&:hover': { borderColor: 'transparent' },
        '&[aria-current="page"]': {
          background: vars.colour.surfaceSunken,
          borderColor: 'transparent',
          color: vars.colour.brandText,
        },
        '&[aria-current="page"]::before': {
          content: '',
          position: 'absolute',
          insetBlock: vars.space.xsmall,
          insetInlineStart: 0,
          inlineSize: vars.space.xxsmall,
          borderRadius: vars.brand.radius.pill,
          background: vars.colour.brandText,
        },
      },
    },
    [`${media.forcedColours} and ${media.from(1024)}`]: {
      selectors: { '&[aria-current="page"]::before': { background: 'Highlight' } },
    },
  },
})
