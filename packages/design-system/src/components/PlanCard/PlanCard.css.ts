import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  blockSize: '100%',
  minInlineSize: 0,
  padding: vars.space.large,
  background: vars.colour.surface,
  color: vars.colour.text,
  border: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  borderRadius: vars.brand.radius.large,
  selectors: {
    '&[data-recommended]': {
      borderColor: vars.colour.brand,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.colour.brand}`,
    },
    '&[data-current]': { background: vars.colour.background.lightGreen },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        // The brand's colour is a button's face there, which is no outline.
        '&[data-recommended]': { borderColor: 'CanvasText', borderWidth: vars.focusRing.width },
        '&[data-current]': { borderStyle: 'double', borderWidth: vars.focusRing.width },
      },
    },
  },
})

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall })

export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall })

export const cost = style({
  fontSize: vars.heading.large,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.lineHeight.heading,
  letterSpacing: vars.tracking.heading,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const period = style({
  color: vars.colour.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.text,
})

export const description = style({ color: vars.colour.textMuted, textWrap: 'pretty' })

export const features = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `${vars.size.hairline} solid ${vars.colour.hairline}`,
})

/** A row is as high as its help, so that rows of two cards stand on the same lines. */
export const feature = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xxsmall,
  lineHeight: vars.lineHeight.snug,
})

export const featureText = style({ flexGrow: 1, minInlineSize: 0 })

export const check = style({ flexShrink: 0, color: vars.colour.success })

export const action = style({ display: 'grid', marginBlockStart: 'auto', paddingBlockStart: vars.space.xsmall })
