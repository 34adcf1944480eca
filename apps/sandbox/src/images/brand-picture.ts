import type { Mark } from '../sample-data/brand-record.ts'
import { findBrand } from '../sample-data/brands.ts'
import { fitting, letter } from './drawing/lettering.ts'
import type { Source } from './render-image.ts'
import { sharedSvg } from './svg-file.ts'

const side = 320

/** Returns the mark of a brand on its own ground, so that it can stand on any page. */
export function brandPicture(slug: string): Source | undefined {
  const brand = findBrand(slug)
  if (!brand) return undefined
  const { mark } = brand
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="${mark.ground}"/>${layouts[mark.layout](linesOf(brand.name), mark)}</svg>`
  return { svg, width: side, height: side }
}

// Logos are cropped to circles in places, so everything keeps to a disc of about 290.
const layouts: Record<Mark['layout'], (lines: readonly string[], mark: Mark) => string> = {
  stacked: (lines, mark) => symbol(mark, lines.length > 1 ? 116 : 132, 1) + words(lines, mark, 226, 206, 34),
  badge: (lines, mark) =>
    `<circle cx="160" cy="122" r="78" fill="${mark.ink}"/>` +
    symbol({ ...mark, ink: mark.ground, ground: mark.ink }, 122, 0.7) +
    words(lines, mark, 240, 210, 32),
  wordmark: (lines, mark) => symbol(mark, 88, 0.7) + words(lines, mark, 196, 240, 58),
  emblem: (lines, mark) =>
    `<g fill="none" stroke="${mark.second}"><circle cx="160" cy="160" r="144" stroke-width="5"/><circle cx="160" cy="160" r="134" stroke-width="1.6"/></g>` +
    symbol(mark, lines.length > 1 ? 114 : 128, 0.8) +
    words(lines, mark, 212, 206, 31),
}

/** Returns the mark's sign in its colours with its middle at `y`, about 120 across at the scale 1. */
function symbol({ symbol: name, ink, ground, second }: Mark, y: number, scale: number): string {
  const { content } = sharedSvg(`symbols/${name}.svg`)
  const sign = content.replaceAll('{ink}', ink).replaceAll('{ground}', ground).replaceAll('{second}', second)
  return `<g transform="translate(160 ${y}) scale(${scale})">${sign}</g>`
}

/** Lines under each other, each as large as the width lets it be, but the first no smaller than the rest. */
function words(lines: readonly string[], mark: Mark, top: number, width: number, most: number): string {
  const available = lines.length > 1 ? most : most * 1.18
  let y = top
  return lines
    .map((line, index) => {
      const size =
        index === 0 ? fitting(line, width, available, mark) : fitting(line, width * 0.8, available * 0.72, mark)
      y += index === 0 ? size * 0.5 : size + 17
      return letter(line, 160, y, size, mark)
    })
    .join('')
}

/** At most two lines: the brand's own name, then what it is. */
function linesOf(name: string): readonly string[] {
  const parts = name.replace(/^The /, '').split(' ')
  const joined = parts.indexOf('&')
  // Of "Tern & Tide Car Hire" a mark says the name and leaves the trade away.
  if (joined > 0) return [parts.slice(0, joined).join(' '), `& ${parts[joined + 1] ?? ''}`]
  const splits = parts
    .slice(1)
    .map((_, index) => [parts.slice(0, index + 1).join(' '), parts.slice(index + 1).join(' ')] as const)
  const [best] = splits.sort((a, b) => weightOf(a) - weightOf(b) || b[0].length - a[0].length)
  return best ?? parts
}

/** The lower line is set smaller, so it counts for more. */
function weightOf([upper, lower]: readonly [string, string]): number {
  return Math.max(upper.length, lower.length * 1.3)
}
