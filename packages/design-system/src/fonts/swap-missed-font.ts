import fontUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

const family = 'Figtree'

/**
 * Swaps the brand's face in when the first view had to do without it: with `font-display: optional` a face that came late
 * stays out until the next document, and an app loads only one. To be called when a page has just replaced another, where
 * nobody reads yet. Does nothing where the face is in use, or where the brand's theme has none.
 */
export async function swapMissedFont(): Promise<void> {
  if (!('FontFace' in globalThis) || !isMissed()) return
  const face = new FontFace(family, `url(${fontUrl}) format('woff2')`, { weight: '300 900' })
  // One that does not come is asked for again at the next page.
  await face.load().catch(() => undefined)
  if (face.status === 'loaded' && isMissed()) document.fonts.add(face)
}

/** True when words in the face are as wide as without it, though the page has asked for it. */
function isMissed(): boolean {
  const isWanted = [...document.fonts].some((face) => face.family === family && face.status !== 'unloaded')
  const context = isWanted ? document.createElement('canvas').getContext('2d') : null
  if (context === null) return false
  const widthIn = (font: string) => {
    context.font = `100px ${font}`
    return context.measureText('WMwmil').width
  }
  return widthIn(`${family}, monospace`) === widthIn('monospace')
}
