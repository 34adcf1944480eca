import { media, vars } from '@clubhouse/design-system/theme'
import { keyframes, style } from '@vanilla-extract/css'

const fade = keyframes({ from: { opacity: 0 } })

/** What comes in place of the hero is as high, at least. */
export const top = style({ display: 'grid' })

export const topCard = style({
  display: 'grid',
  '@media': { [media.motion]: { animation: `${fade} ${vars.motion.slow} ${vars.easing.out}` } },
})

/** Where a plan has no colours, the brand's. */
export const planName = style({
  display: 'inline-block',
  paddingInline: '0.5em',
  paddingBlockEnd: '0.08em',
  borderRadius: vars.brand.radius.medium,
  backgroundColor: vars.colour.surfaceInverse,
  color: vars.colour.textInverse,
})
