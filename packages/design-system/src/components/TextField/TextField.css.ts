import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall, minInlineSize: 0 })

export const label = style({ fontWeight: vars.weight.strong, lineHeight: vars.lineHeight.snug })

export const description = style({
  color: vars.colour.textMuted,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.snug,
})

export const input = style({
  inlineSize: '100%',
  minBlockSize: vars.size.button,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.xsmall,
  border: `${vars.size.hairline} solid ${vars.colour.outline}`,
  borderRadius: vars.brand.radius.medium,
  background: vars.colour.surface,
  color: vars.colour.text,
  // Never below 16 px: iOS zooms the page into a smaller field.
  fontSize: vars.text.standard,
  selectors: {
    '&:hover': { borderColor: vars.colour.text },
    '&[data-invalid]': {
      borderColor: vars.colour.error,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.colour.error}`,
    },
    '&:disabled': {
      background: vars.colour.surfaceSunken,
      borderColor: vars.colour.hairline,
      color: vars.colour.textDisabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[data-invalid]': { borderWidth: vars.size.stroke },
        '&:disabled': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
})

export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  color: vars.colour.error,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
})
