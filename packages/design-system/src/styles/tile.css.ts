import { style } from '@vanilla-extract/css'
import { media } from '../themes/breakpoints.ts'
import { vars } from '../themes/contract.css.ts'

/**
 * A card that is one link, marked by `data-tile`. The link's own box grows over the whole card, so there is one target and
 * one name; nothing between the card and its link may be positioned or transformed, or the box grows over that only.
 */
export const linkCard = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  borderRadius: vars.brand.radius.large,
  // The ring is drawn by the card, because a clipped child cannot draw outside.
  selectors: {
    '&:has(a:focus-visible)': {
      outline: `${vars.focusRing.width} solid ${vars.colour.focus}`,
      outlineOffset: vars.focusRing.offset,
      boxShadow: `0 0 0 ${vars.focusRing.offset} ${vars.colour.focusHalo}`,
    },
    '&:has(a:hover)': { borderColor: vars.colour.outline },
  },
  '@media': {
    [media.motion]: {
      transition: `border-color ${vars.motion.standard}, box-shadow ${vars.motion.standard}, transform ${vars.motion.standard} ${vars.easing.out}`,
    },
    [`${media.hover} and ${media.motion}`]: {
      selectors: { '&:has(a:hover)': { transform: `translateY(calc(${vars.space.xxsmall} * -1))` } },
    },
    [media.forcedColours]: {
      selectors: { '&:has(a:focus-visible)': { outlineColor: 'Highlight' } },
    },
  },
})

export const tile = style([
  linkCard,
  {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    blockSize: '100%',
    minInlineSize: 0,
    background: vars.colour.surface,
    color: vars.colour.text,
    border: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  },
])

export const tileLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, zIndex: vars.layer.raised, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '0.08em', textUnderlineOffset: '0.15em' },
  },
})

/** Stands above the link's cover, so that it can be pressed itself. */
export const tileAction = style({
  position: 'absolute',
  insetBlockStart: vars.space.small,
  insetInlineEnd: vars.space.small,
  zIndex: vars.layer.raised,
})

export const tilePicture = style({
  position: 'relative',
  overflow: 'clip',
  background: vars.colour.surfaceSunken,
})

export const tilePictureZoom = style({
  inlineSize: '100%',
  blockSize: '100%',
  '@media': {
    [`${media.hover} and ${media.motion}`]: {
      transition: `transform ${vars.motion.slow} ${vars.easing.out}`,
      selectors: { [`${tile}:has(a:hover) &`]: { transform: 'scale(1.04)' } },
    },
  },
})
