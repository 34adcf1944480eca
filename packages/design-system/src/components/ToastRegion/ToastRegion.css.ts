import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { bottomBarSize } from '../../themes/bottom-bar.css.ts'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

const rise = keyframes({ from: { transform: `translateY(${vars.space.medium})`, opacity: 0 } })

export const region = style({
  position: 'fixed',
  insetInline: vars.pageMargin.mobile,
  maxInlineSize: vars.size.toast,
  marginInline: 'auto',
  insetBlockEnd: `calc(max(${vars.space.medium}, env(safe-area-inset-bottom)) + ${bottomBarSize})`,
  zIndex: vars.layer.toast, // [TST-05]
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  // Only the toasts themselves may catch a press.
  pointerEvents: 'none',
  borderRadius: vars.brand.radius.medium,
  '@media': {
    // A question stands along the lower edge there, and its words and buttons stay in sight.
    [media.below(768)]: {
      selectors: {
        ':root:has([role="alertdialog"]) &': {
          insetBlock: `max(${vars.space.medium}, env(safe-area-inset-top)) auto`,
        },
      },
    },
  },
})

export const news = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  inlineSize: '100%',
  // No gap for what is not there.
  selectors: { '&:empty': { position: 'absolute' } },
})

export const toast = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    inlineSize: '100%',
    minBlockSize: vars.size.button,
    paddingBlock: vars.space.xsmall,
    paddingInline: vars.space.medium,
    border: `${vars.size.hairline} solid currentcolor`,
    borderRadius: vars.brand.radius.medium,
    boxShadow: vars.colour.shadowOverlay,
    fontWeight: vars.weight.medium,
    pointerEvents: 'auto',
    '@media': { [media.motion]: { animation: `${rise} ${vars.motion.slow} ${vars.easing.out}` } },
  },
  variants: {
    type: {
      error: { background: vars.colour.errorSurface, color: vars.colour.error },
      warning: { background: vars.colour.warningSurface, color: vars.colour.warning },
      information: { background: vars.colour.surfaceInverse, color: vars.colour.textInverse },
      success: { background: vars.colour.successSurface, color: vars.colour.success },
    },
  },
})

export const message = style({
  flexGrow: 1,
  minInlineSize: 0,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
})

export const close = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  marginInlineEnd: `calc(-1 * ${vars.space.xsmall})`,
  padding: 0,
  border: 0,
  borderRadius: vars.brand.radius.pill,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    // Drawn in the toast's own colour, whatever its ground.
    '&:hover': { boxShadow: `inset 0 0 0 ${vars.size.stroke} currentcolor` },
    '&:active': { boxShadow: `inset 0 0 0 ${vars.focusRing.width} currentcolor` },
    '&:focus-visible': { boxShadow: `0 0 0 ${vars.focusRing.offset} ${vars.colour.focusHalo}` },
  },
})
