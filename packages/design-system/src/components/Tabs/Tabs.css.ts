import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const tabs = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large, minInlineSize: 0 })

export const tabList = style({
  display: 'flex',
  gap: vars.space.xsmall,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.hairline}`,
})

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minBlockSize: vars.size.button,
  paddingInline: vars.space.medium,
  borderRadius: vars.brand.radius.small,
  color: vars.colour.textMuted,
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
    '&[data-hovered]': { color: vars.colour.text },
    '&[data-selected]': { color: vars.colour.brandText },
    '&[data-selected]::after': { background: vars.colour.brandText },
    // Inside, because the scrolling list cuts what stands out.
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 ${vars.focusRing.width} ${vars.colour.focus}` },
    '&[data-disabled]': { color: vars.colour.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[data-selected]::after': { background: 'Highlight' },
        '&[data-focus-visible]': { outline: `${vars.focusRing.width} solid Highlight`, outlineOffset: `calc(${vars.focusRing.width} * -1)` },
      },
    },
  },
})

export const panel = style({ minInlineSize: 0 })
