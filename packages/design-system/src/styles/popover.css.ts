import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../themes/breakpoints.ts'
import { vars } from '../themes/contract.css.ts'

const rise = keyframes({ from: { transform: 'translateY(100%)' } })
const drop = keyframes({ from: { transform: `translateY(calc(${vars.space.xsmall} * -1))`, opacity: 0 } })

/** What opens from a control: stands beside it from 768 px, and is a sheet on the lower edge below. */
export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: vars.size.menu,
  maxInlineSize: '100vw',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.colour.surfaceRaised,
  color: vars.colour.text,
  border: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  borderRadius: vars.brand.radius.large,
  boxShadow: vars.colour.shadowOverlay,
  outline: 'none',
  '@media': {
    // react-aria places the dropdown by inline style; a sheet belongs to the lower edge, hence the force.
    [media.below(768)]: {
      position: 'fixed !important' as 'fixed',
      inset: 'auto 0 0 0 !important',
      inlineSize: '100%',
      maxBlockSize: '85dvh !important',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      boxShadow: `0 0 0 100vmax ${vars.colour.scrim}`,
    },
    [media.motion]: {
      selectors: { '&[data-entering]': { animation: `${drop} ${vars.motion.standard} ${vars.easing.out}` } },
    },
    [`${media.motion} and ${media.below(768)}`]: {
      selectors: {
        '&[data-entering]': { animation: `${rise} ${vars.motion.slow} ${vars.easing.out}` },
        '&[data-exiting]': { animation: `${rise} ${vars.motion.quick} ${vars.easing.in} reverse` },
      },
    },
  },
})

/** For as long as the press lasts that has opened it: a sheet lies over its button, a dropdown stands beside it. */
export const held = style({ '@media': { [media.below(768)]: { pointerEvents: 'none' } } })
