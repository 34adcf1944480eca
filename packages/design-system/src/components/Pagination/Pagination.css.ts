import { style } from '@vanilla-extract/css'
import { visuallyHiddenStyle } from '../../styles/visually-hidden.ts'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

/** Arrow, words, arrow on small screens; from 768 px the pages themselves. */
export const pagination = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space.small,
  '@media': { [media.from(768)]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center' } },
})

export const previous = style({ justifySelf: 'start', selectors: { '&:empty': { visibility: 'hidden' } } })
export const next = style({ justifySelf: 'end', selectors: { '&:empty': { visibility: 'hidden' } } })

export const position = style({
  textAlign: 'center',
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.from(768)]: { display: 'none' } },
})

export const pages = style({
  display: 'none',
  '@media': { [media.from(768)]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xxsmall } },
})

export const entry = style({ display: 'flex' })

export const gap = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  color: vars.colour.textMuted,
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.small,
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.brand.radius.pill,
  color: vars.colour.text,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover': { background: vars.colour.surfaceSunken, borderColor: vars.colour.outline },
    '&:active': { color: vars.colour.brandText },
    '&[aria-current="page"]': {
      background: vars.colour.brand,
      borderColor: vars.colour.brand,
      color: vars.colour.textOnBrand,
      textDecorationLine: 'underline',
      textDecorationThickness: '0.14em',
      textUnderlineOffset: '0.25em',
    },
  },
  '@media': {
    [media.motion]: { transition: `background-color ${vars.motion.quick}` },
    [media.below(768)]: { borderColor: vars.colour.outline, background: vars.colour.surface },
    [media.forcedColours]: { selectors: { '&[aria-current="page"]': { borderColor: 'Highlight' } } },
  },
})

/** Words where there is room; the arrow keeps them as its name. */
export const stepLabel = style({
  '@media': {
    [media.below(576)]: visuallyHiddenStyle,
  },
})
