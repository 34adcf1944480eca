import { group, n, type Svg } from './shapes.ts'

/**
 * Capitals, figures and a few signs as single strokes, 100 high on a base line at 0. Pictures must look the same on a
 * machine without fonts, so whatever is written in one is drawn.
 */
const strokes: Readonly<Record<string, readonly [width: number, d: string]>> = {
  A: [74, 'M0,0L37,-100L74,0M13,-34H61'],
  B: [62, 'M0,0V-100H34A23,23 0 0 1 34,-54H0M34,-54A27,27 0 0 1 34,0H0'],
  C: [82, 'M80,-78A44,50 0 1 0 80,-22'],
  D: [76, 'M0,0V-100H28A47,50 0 0 1 28,0Z'],
  E: [52, 'M52,-100H0V0H52M0,-52H45'],
  F: [50, 'M50,-100H0V0M0,-50H43'],
  G: [86, 'M80,-80A44,50 0 1 0 86,-46H52'],
  H: [68, 'M0,0V-100M68,0V-100M0,-51H68'],
  I: [0, 'M0,0V-100'],
  J: [44, 'M44,-100V-28A22,28 0 0 1 0,-24'],
  K: [62, 'M0,0V-100M60,-100L0,-40M19,-58L62,0'],
  L: [48, 'M0,-100V0H48'],
  M: [88, 'M0,0V-100L44,-34L88,-100V0'],
  N: [70, 'M0,0V-100L70,0V-100'],
  O: [94, 'M47,-100A47,50 0 1 1 47,0A47,50 0 1 1 47,-100Z'],
  P: [60, 'M0,0V-100H33A28,28 0 0 1 33,-44H0'],
  Q: [94, 'M47,-100A47,50 0 1 1 47,0A47,50 0 1 1 47,-100ZM60,-26L90,6'],
  R: [62, 'M0,0V-100H33A27,27 0 0 1 33,-46H0M30,-46L62,0'],
  S: [60, 'M56,-82C50,-95 41,-100 30,-100C14,-100 4,-89 4,-76C4,-45 60,-59 60,-26C60,-10 47,0 30,0C16,0 6,-7 0,-19'],
  T: [68, 'M0,-100H68M34,-100V0'],
  U: [68, 'M0,-100V-36A34,36 0 0 0 68,-36V-100'],
  V: [74, 'M0,-100L37,0L74,-100'],
  W: [112, 'M0,-100L28,0L56,-94L84,0L112,-100'],
  X: [66, 'M0,0L66,-100M66,0L0,-100'],
  Y: [68, 'M0,-100L34,-48L68,-100M34,-48V0'],
  Z: [62, 'M0,-100H62L0,0H62'],
  '&': [80, 'M80,0L24,-66C12,-82 20,-100 36,-100C52,-100 60,-82 46,-70L18,-50C-8,-32 4,0 32,0C56,0 68,-20 74,-44'],
  '’': [4, 'M4,-100L0,-78'],
  0: [66, 'M33,-100A33,50 0 1 1 33,0A33,50 0 1 1 33,-100Z'],
  1: [22, 'M0,-82L22,-100V0'],
  2: [62, 'M2,-74C2,-92 16,-100 30,-100C48,-100 60,-88 58,-70C55,-48 20,-26 0,0H62'],
  3: [
    60,
    'M4,-88C12,-98 22,-100 30,-100C46,-100 56,-90 56,-77C56,-63 46,-55 28,-55C50,-55 60,-43 60,-28C60,-10 46,0 28,0C16,0 6,-4 0,-14',
  ],
  4: [64, 'M46,0V-100L0,-30H64'],
  5: [62, 'M56,-100H12L6,-54C14,-62 24,-65 32,-65C50,-65 62,-50 62,-32C62,-12 48,0 30,0C16,0 6,-6 0,-16'],
  6: [
    62,
    'M52,-92C46,-98 40,-100 34,-100C12,-100 2,-72 2,-38C2,-14 14,0 32,0C50,0 62,-14 62,-31C62,-48 50,-60 33,-60C16,-60 4,-48 2,-34',
  ],
  7: [60, 'M0,-100H60L22,0'],
  8: [
    62,
    'M31,-100C46,-100 56,-90 56,-77C56,-62 44,-55 31,-53C18,-55 6,-62 6,-77C6,-90 16,-100 31,-100ZM31,-53C48,-51 62,-42 62,-27C62,-11 48,0 31,0C14,0 0,-11 0,-27C0,-42 14,-51 31,-53Z',
  ],
  9: [
    62,
    'M10,-8C16,-2 22,0 28,0C50,0 60,-28 60,-62C60,-86 48,-100 30,-100C12,-100 0,-86 0,-69C0,-52 12,-40 29,-40C46,-40 58,-52 60,-66',
  ],
  ',': [4, 'M6,-4L0,18'],
  '.': [0, 'M0,-2V-1'],
  '-': [36, 'M0,-48H36'],
  '+': [56, 'M28,-78V-22M0,-50H56'],
}

export interface Lettering {
  /** Height of the capitals. */
  size: number
  /** Thickness of the strokes, in hundredths of the height. */
  weight: number
  /** Space between letters, in hundredths of the height. */
  tracking?: number
  colour: string
  /** How far to the right the letters lean, in degrees. */
  lean?: number
}

/** Returns how wide a text is, from the outer edge of its first stroke to that of its last. */
export function measure(text: string, { size, weight, tracking = 16 }: Omit<Lettering, 'colour'>): number {
  const letters = Array.from(text.toUpperCase())
  const widths = letters.reduce((sum, letter) => sum + widthOf(letter), 0)
  return ((widths + Math.max(0, letters.length - 1) * (tracking + weight) + weight) * size) / 100
}

/** A text with its middle, start or end at `x`, standing on `y`. */
export function letter(
  text: string,
  x: number,
  y: number,
  style: Lettering,
  anchor: 'start' | 'middle' | 'end' = 'middle',
): Svg {
  const { size, weight, tracking = 16, colour, lean = 0 } = style
  const wide = measure(text, style)
  const start = x - (anchor === 'middle' ? wide / 2 : anchor === 'end' ? wide : 0)
  let at = weight / 2
  let drawn = ''
  for (const sign of text.toUpperCase()) {
    const known = strokes[sign]
    if (known) drawn += `<path transform="translate(${n(at)} 0)" d="${known[1]}"/>`
    at += widthOf(sign) + tracking + weight
  }
  // Strokes reach beyond their skeleton, so the skeleton is drawn that much smaller.
  const scale = size / 100
  const skew = lean ? ` skewX(${n(-lean)})` : ''
  return group(
    `translate(${n(start)} ${n(y)}) scale(${scale.toFixed(4)})${skew}`,
    drawn,
    `fill="none" stroke="${colour}" stroke-width="${n(weight)}" stroke-linecap="round" stroke-linejoin="round"`,
  )
}

/** Returns the largest size, up to a most, at which a text fits a width. */
export function fitting(text: string, width: number, most: number, style: Omit<Lettering, 'size' | 'colour'>): number {
  return Math.min(most, (width / measure(text, { ...style, size: 100 })) * 100)
}

function widthOf(sign: string): number {
  return strokes[sign]?.[0] ?? 30
}
