import type { Mark } from '../../sample-data/brand-record.ts'
import { readSharedFile } from '../../sample-data/club-files.ts'

/**
 * Capitals, figures and a few signs as single strokes, 100 high on a base line at 0. Pictures must look the same on a
 * machine without fonts, so whatever is written in one is drawn.
 */
const letters = readSharedFile('letters') as Readonly<Record<string, { width: number; path: string }>>

/** Returns a text as SVG, its capitals `size` high, with its middle at `x`, standing on `y`. */
export function letter(text: string, x: number, y: number, size: number, mark: Mark): string {
  const { weight, tracking, ink, lean = 0 } = mark
  let at = weight / 2
  let drawn = ''
  for (const sign of text.toUpperCase()) {
    const known = letters[sign]
    if (known) drawn += `<path transform="translate(${rounded(at)} 0)" d="${known.path}"/>`
    at += widthOf(sign) + tracking + weight
  }
  const start = x - (measure(text, mark) * size) / 200
  // Strokes reach beyond their skeleton, so the skeleton is drawn that much smaller.
  const scale = (size / 100).toFixed(4)
  const skew = lean ? ` skewX(${-lean})` : ''
  return `<g transform="translate(${rounded(start)} ${rounded(y)}) scale(${scale})${skew}" fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`
}

/** Returns the largest size, up to a most, at which a text fits a width. */
export function fitting(text: string, width: number, most: number, mark: Mark): number {
  return Math.min(most, (width / measure(text, mark)) * 100)
}

/** Returns how wide a text of the size 100 is, from the outer edge of its first stroke to that of its last. */
function measure(text: string, { weight, tracking }: Mark): number {
  const signs = Array.from(text.toUpperCase())
  const widths = signs.reduce((sum, sign) => sum + widthOf(sign), 0)
  return widths + Math.max(0, signs.length - 1) * (tracking + weight) + weight
}

function widthOf(sign: string): number {
  return letters[sign]?.width ?? 30
}

/** A picture's source is hashed, stored and parsed. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
