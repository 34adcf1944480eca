import { globalFontFace } from '@vanilla-extract/css'
import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import arialBold from '@capsizecss/metrics/arial/700'
import figtree from '@capsizecss/metrics/figtree'
import figtreeBold from '@capsizecss/metrics/figtree/700'

// Arial stretched to Figtree's metrics, once for text and once for headings (bold letters are wider by another
// factor), so that a line breaks at the same word before and after the face arrives.
const fallbacks = [
  { metrics: [figtree, { ...arial, fullName: 'Arial', postscriptName: 'ArialMT' }], fontWeight: '300 599' },
  {
    metrics: [figtreeBold, { ...arialBold, fullName: 'Arial Bold', postscriptName: 'Arial-BoldMT' }],
    fontWeight: '600 900',
  },
]

for (const { metrics, fontWeight } of fallbacks) {
  const { fontFaces } = createFontStack(metrics, { fontFaceFormat: 'styleObject', fontFaceProperties: { fontWeight } })
  for (const {
    '@font-face': { fontFamily: _family, ...face },
  } of fontFaces)
    globalFontFace('Figtree Fallback', face)
}
