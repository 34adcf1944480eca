import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const pulse = keyframes({ '50%': { background: vars.colour.skeletonSheen } })

// Takes its room at once and shows after 200 ms, so that a fast answer flashes nothing.
const quietStart = `${appear} ${vars.motion.quick} ${vars.motion.delay} both`

export const bone = recipe({
  base: {
    display: 'block',
    inlineSize: '100%',
    background: vars.colour.skeleton,
    borderRadius: vars.brand.radius.small,
    animation: quietStart,
    '@media': {
      [media.motion]: {
        // Only in the window: many stand below it and wait until somebody comes near.
        selectors: {
          '&[data-in-sight], [data-in-sight] &': {
            animation: `${quietStart}, ${pulse} ${vars.motion.pulse} ${vars.motion.delay} ease-in-out infinite`,
          },
        },
      },
      [media.forcedColours]: { background: 'transparent', border: `${vars.size.hairline} solid GrayText` },
    },
  },
  variants: {
    shape: {
      text: { blockSize: '1em' },
      title: { blockSize: vars.heading.large, maxInlineSize: '60%' },
      picture: { aspectRatio: '422 / 237', borderRadius: vars.brand.radius.large },
      tilePicture: { aspectRatio: '422 / 237', borderRadius: 0 },
      button: {
        blockSize: vars.size.button,
        maxInlineSize: vars.size.buttonMinWidth,
        borderRadius: vars.brand.radius.pill,
      },
      circle: { inlineSize: vars.size.button, blockSize: vars.size.button, borderRadius: '50%' },
    },
  },
})

export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  // Bones of 1em and gaps of 0.5em add up to the text's own line height.
  gap: '0.5em',
  paddingBlock: '0.25em',
  maxInlineSize: vars.size.prose,
})

export const lastLine = style({ maxInlineSize: '62%' })

export const tileBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  padding: vars.space.medium,
  paddingBlockEnd: vars.space.large,
})
