import { style } from '@vanilla-extract/css'
import { scrollEdge } from '../../styles/scroll-edge.css.ts'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const tabs = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large, minInlineSize: 0 })

export const tabList = style([
  scrollEdge,
  {
    display: 'flex',
    gap: vars.space.xsmall,
    borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  },
])

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  // A long tab breaks into lines, and the next one peeks in.
  maxInlineSize: '85%',
  paddingBlock: vars.space.xsmall,
  minBlockSize: vars.size.button,
  paddingInline: vars.space.medium,
  border: 'none',
  borderRadius: vars.brand.radius.small,
  background: 'transparent',
  color: vars.colour.textMuted,
  textAlign: 'start',
  touchAction: 'manipulation',
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space.small,
      insetBlockEnd: 0,
      blockSize: vars.space.xxsmall,
      borderRadius: `${vars.space.xxsmall} ${vars.space.xxsmall} 0 0`,
      background: 'transparent',
    },
    '&:hover:not([aria-disabled])': { color: vars.colour.text, background: vars.colour.surfaceSunken },
    '&:active:not([aria-disabled])': { color: vars.colour.brandText },
    '&[aria-selected="true"]': { color: vars.colour.brandText },
    '&[aria-selected="true"]::after': { background: vars.colour.brandText },
    // Inside, because the scrolling list cuts what stands out.
    '&:focus-visible': {
      boxShadow: `inset 0 0 0 ${vars.focusRing.width} ${vars.colour.focus}, inset 0 0 0 calc(${vars.focusRing.width} + ${vars.focusRing.offset}) ${vars.colour.focusHalo}`,
    },
    '&[aria-disabled]': { color: vars.colour.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[aria-selected="true"]::after': { background: 'Highlight' },
        '&:focus-visible': {
          outline: `${vars.focusRing.width} solid Highlight`,
          outlineOffset: `calc(${vars.focusRing.width} * -1)`,
        },
      },
    },
  },
})

export const panel = style({
  minInlineSize: 0,
  borderRadius: vars.brand.radius.small,
  outline: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.focusRing.width} solid ${vars.colour.focus}`,
      outlineOffset: vars.focusRing.offset,
      boxShadow: `0 0 0 ${vars.focusRing.offset} ${vars.colour.focusHalo}`,
    },
  },
  '@media': { [media.forcedColours]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } } },
})
