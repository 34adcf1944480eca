import { globalStyle } from '@vanilla-extract/css'
import { media } from '../themes/breakpoints.ts'
import { vars } from '../themes/contract.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })

// No component owns an outer margin, so no element does either.
globalStyle(
  'body, h1, h2, h3, h4, h5, h6, p, ul, ol, li, dl, dd, dt, figure, figcaption, blockquote, fieldset, legend, pre',
  {
    margin: 0,
    padding: 0,
  },
)

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // A skip link or an error summary must not land under a sticky header.
  scrollPaddingBlockStart: vars.space.huge,
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
})

globalStyle('body', {
  minBlockSize: '100dvh',
  background: vars.colour.canvas,
  color: vars.colour.text,
  fontFamily: vars.brand.fontFamily,
  fontSize: vars.text.standard,
  fontWeight: vars.weight.regular,
  lineHeight: vars.lineHeight.text,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
})

globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('img, svg, video', { display: 'block', maxInlineSize: '100%' })
globalStyle('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' })
globalStyle('h1, h2, h3, h4', { textWrap: 'balance' })
globalStyle('fieldset', { border: 0, minInlineSize: 0 })
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none !important' })

// Dark ring outside, light ring inside: whatever lies behind, one of the two has 3:1 [A11Y 2.4.11, 1.4.11].
globalStyle(':focus-visible', {
  outline: `${vars.focusRing.width} solid ${vars.colour.focus}`,
  outlineOffset: vars.focusRing.offset,
  boxShadow: `0 0 0 ${vars.focusRing.offset} ${vars.colour.focusHalo}`,
  '@media': { [media.forcedColours]: { outlineColor: 'Highlight' } },
})

globalStyle('::selection', { background: vars.colour.brand, color: vars.colour.textOnBrand })
