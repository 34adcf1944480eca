import { media, vars } from '@clubhouse/design-system/theme'
import { keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ to: { visibility: 'visible' } })
const grow = keyframes({ from: { transform: 'scaleX(0.1)' }, to: { transform: 'scaleX(0.9)' } })

/** Nothing is seen of it while a page comes quickly. */
export const progress = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.toast,
  visibility: 'hidden',
  animation: `${appear} ${vars.motion.quick} step-end forwards`,
})

export const bar = style({
  blockSize: vars.space.xxsmall,
  backgroundColor: vars.colour.brand,
  transformOrigin: 'left',
  transform: 'scaleX(0.9)',
  '@media': {
    [media.motion]: { animation: `${grow} ${vars.motion.pulse} ease-out forwards` },
    [media.forcedColours]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
})
