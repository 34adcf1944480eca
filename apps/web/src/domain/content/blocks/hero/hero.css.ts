import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** From which width which picture stands behind a hero. */
export const widths = { desktop: media.from(1024), tablet: media.from(768) }

/** A hero before its picture: on phones the picture is a band beside the words, and else it fills the hero. */
export const stage = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  '@media': {
    [media.from(768)]: {
      minBlockSize: `calc(${vars.size.heroPictureHeight} + ${vars.space.huge})`,
    },
  },
})

export const backdrop = style({
  display: 'block',
  inlineSize: '100%',
  objectFit: 'cover',
  selectors: {
    '&[data-anchor="top"]': { objectPosition: 'top' },
    '&[data-anchor="bottom"]': { objectPosition: 'bottom' },
  },
  '@media': {
    [media.below(768)]: {
      blockSize: 'auto',
      aspectRatio: '872 / 500',
    },
    [media.from(768)]: { position: 'absolute', inset: 0, blockSize: '100%' },
  },
})

export const panelPlace = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'flex',
  '@media': {
    [media.from(768)]: {
      // From the top: a panel that were centred would move while the page arrives.
      paddingBlock: vars.space.xxxlarge,
      selectors: { '[data-text="end"] &': { justifyContent: 'flex-end' } },
    },
  },
})

/** What the words stand on: whatever the picture, they can be read. */
export const panel = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.copy,
  borderRadius: vars.brand.radius.large,
  overflow: 'clip',
  marginBlock: vars.space.large,
  '@media': { [media.from(768)]: { margin: vars.space.none, boxShadow: vars.colour.shadowRaised } },
})

export const panelWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  paddingInline: vars.space.large,
  '@media': { [media.from(768)]: { paddingInline: vars.space.xxlarge } },
})

export const panelPicture = style({
  inlineSize: vars.size.portrait,
  blockSize: vars.size.portrait,
  overflow: 'clip',
  borderRadius: vars.brand.radius.large,
})
