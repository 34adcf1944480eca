import { createVar, style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

/** Where it stands in the window; set when it opens. */
export const bubbleLeft = createVar()
export const bubbleTop = createVar()

export const root = style({ display: 'inline-flex', verticalAlign: 'middle' })

export const trigger = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  padding: 0,
  border: 0,
  borderRadius: vars.brand.radius.pill,
  background: 'transparent',
  color: vars.colour.textMuted,
  fontSize: vars.text.standard,
  cursor: 'help',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover, &[data-open]': { color: vars.colour.text },
    // Inside, so that the ring does not lie on the word that it stands beside.
    '&:focus-visible': { outlineOffset: `calc(${vars.focusRing.width} * -1)`, boxShadow: 'none' },
  },
})

export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.5em',
  blockSize: '1.5em',
  border: `${vars.size.stroke} solid currentcolor`,
  borderRadius: vars.brand.radius.pill,
  selectors: {
    '[data-open] > &': {
      borderColor: vars.colour.surfaceInverse,
      background: vars.colour.surfaceInverse,
      color: vars.colour.textInverse,
    },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '[data-open] > &': { borderColor: 'Highlight' } } },
  },
})

/** In the top layer where the browser has one, so that nothing cuts it. */
export const bubble = style({
  position: 'fixed',
  insetBlock: 'auto',
  insetInline: 'auto',
  // Of the window, not of the direction of the words.
  left: bubbleLeft,
  top: bubbleTop,
  zIndex: vars.layer.overlay,
  inlineSize: 'max-content',
  maxInlineSize: `min(${vars.size.menu}, 100vw - 2 * ${vars.space.medium})`,
  maxBlockSize: `calc(100dvh - 2 * ${vars.space.xsmall})`,
  margin: 0,
  padding: `${vars.space.small} ${vars.space.medium}`,
  overflowY: 'auto',
  border: `${vars.size.hairline} solid ${vars.colour.surfaceInverse}`,
  borderRadius: vars.brand.radius.medium,
  background: vars.colour.surfaceInverse,
  color: vars.colour.textInverse,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  lineHeight: vars.lineHeight.text,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  '@media': { [media.forcedColours]: { borderColor: 'CanvasText' } },
})
