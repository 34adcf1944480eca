import { brand } from './brand.ts'
import { html } from './html.ts'

const bird = 'M2 8c9 0 15 3 19 10 4-8 11-12 21-12-6 3-9 7-11 12-2 6-5 10-10 12l3 6-7-4-4 5-1-9C6 26 3 18 2 8Z'

/** A kestrel that hangs in the wind, and the club's name. The length is set, so that any sans face fills it alike. */
export const wordmark = html`<svg class="wordmark" viewBox="0 0 196 40" role="img" aria-label="${brand.name}">
  <g fill="currentColor">
    <path d="${bird}" />
    <text x="52" y="28" textLength="82" lengthAdjust="spacingAndGlyphs" class="wordmark-first">${brand.first}</text>
    <text x="142" y="28" textLength="42" lengthAdjust="spacingAndGlyphs" class="wordmark-second">${brand.second}</text>
  </g>
</svg>`

/** The bird alone, for the browser's tab. */
export const icon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -4 56 52"><rect x="-6" y="-4" width="56" height="52" rx="14" fill="${brand.light.brand}"/><path d="${bird}" fill="${brand.light.onBrand}"/></svg>`,
)}`
