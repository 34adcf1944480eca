import type { Mark } from '../sample-data/brand-record.ts'
import { findBrand } from '../sample-data/brands.ts'
import { fitting, letter } from './drawing/lettering.ts'
import { circle, place, rect, type Svg } from './drawing/shapes.ts'
import type { Source } from './render-image.ts'
import { sharedSvg } from './svg-file.ts'

const side = 320

/** Returns the mark of a brand on its own ground, so that it can stand on any page. */
export function brandPicture(slug: string): Source | undefined {
  const brand = findBrand(slug)
  if (!brand) return undefined
  const { mark } = brand
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">${rect(0, 0, side, side, mark.ground)}${layouts[mark.layout](linesOf(brand.name), mark)}</svg>`
  return { svg, width: side, height: side }
}

// Logos are cropped to circles in places, so everything keeps to a disc of about 290.
const layouts: Record<Mark['layout'], (lines: readonly string[], mark: Mark) => Svg> = {
  stacked: (lines, mark) =>
    place(160, lines.length > 1 ? 116 : 132, 0.98, symbol(mark)) + words(lines, mark, 226, 206, 34),
  badge: (lines, mark) =>
    circle(160, 122, 78, mark.ink) +
    place(160, 122, 0.74, symbol({ ...mark, ink: mark.ground, ground: mark.ink })) +
    words(lines, mark, 240, 210, 32),
  wordmark: (lines, mark) => place(160, 88, 0.66, symbol(mark)) + words(lines, mark, 196, 240, 58),
  emblem: (lines, mark) =>
    circle(160, 160, 144, 'none', `stroke="${mark.second}" stroke-width="5"`) +
    circle(160, 160, 134, 'none', `stroke="${mark.second}" stroke-width="1.6"`) +
    place(160, lines.length > 1 ? 114 : 128, 0.82, symbol(mark)) +
    words(lines, mark, 212, 206, 31),
}

/** Returns the mark's sign in its colours, about 120 across and around the origin. */
function symbol({ symbol: name, ink, ground, second }: Mark): Svg {
  const colours = new Map([
    ['{ink}', ink],
    ['{ground}', ground],
    ['{second}', second],
  ])
  return sharedSvg(`symbols/${name}.svg`).content.replaceAll(/\{[a-z]+\}/g, (token) => colours.get(token) ?? token)
}

/** Lines under each other, each as large as the width lets it be, but the first no smaller than the rest. */
function words(
  lines: readonly string[],
  { weight, tracking, ink, lean }: Mark,
  top: number,
  width: number,
  most: number,
): Svg {
  const style = { weight, tracking, ...(lean !== undefined && { lean }) }
  const available = lines.length > 1 ? most : most * 1.18
  const sizes = lines.map((line, index) =>
    fitting(
      line,
      width * (index === lines.length - 1 && lines.length > 1 ? 0.8 : 1),
      index === 0 ? available : available * 0.72,
      style,
    ),
  )
  let y = top
  return lines
    .map((line, index) => {
      const size = sizes[index] ?? most
      y += index === 0 ? size * 0.5 : size + 17
      return letter(line, 160, y, { ...style, size, colour: ink })
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
