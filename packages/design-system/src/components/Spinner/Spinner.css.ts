import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const breathe = keyframes({ '50%': { opacity: 0.4 } })

export const mark = recipe({
  base: {
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    // It still shows that something goes on when it may not turn.
    animation: `${breathe} ${vars.motion.pulse} ease-in-out infinite`,
    '@media': { [media.motion]: { animation: `${turn} ${vars.motion.turn} linear infinite` } },
  },
  variants: {
    size: {
      small: { inlineSize: vars.size.icon, blockSize: vars.size.icon },
      medium: { inlineSize: vars.size.button, blockSize: vars.size.button },
    },
  },
})

export const spinner = style({
  display: 'grid',
  placeItems: 'center',
  gap: vars.space.medium,
  padding: vars.space.large,
  color: vars.colour.brandText,
  selectors: { '&[data-full-screen]': { minBlockSize: '70dvh' } },
})
