import { brand } from './brand.ts'
import { html } from './html.ts'

/** The club's mark and name. The length is set, so that any sans face fills it alike. */
export const wordmark = html`<svg class="wordmark" viewBox="0 0 196 40" role="img" aria-label="${brand.name}">
  <g fill="currentColor">
    <path d="${brand.mark}" />
    <text x="52" y="28" textLength="82" lengthAdjust="spacingAndGlyphs" class="wordmark-first">${brand.first}</text>
    <text x="142" y="28" textLength="42" lengthAdjust="spacingAndGlyphs" class="wordmark-second">${brand.second}</text>
  </g>
</svg>`

/** The mark alone, for the browser's tab. */
export const icon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -4 56 52"><rect x="-6" y="-4" width="56" height="52" rx="14" fill="${brand.light.brand}"/><path d="${brand.mark}" fill="${brand.light.onBrand}"/></svg>`,
)}`
