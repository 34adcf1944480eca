const place = '{plan}'

/**
 * Returns an editor's headline with the place of the plan's name in it; at the end when the editor left it out (HOM-09).
 */
export function planHeadline(headline: string): { before: string; after: string } {
  const at = headline.indexOf(place)
  return at < 0
    ? { before: `${headline} `, after: '' }
    : { before: headline.slice(0, at), after: headline.slice(at + place.length) }
}

/**
 * Returns a plan's colours, when they can be used: as the server writes them, and with words that can be read (WCAG
 * 1.4.3).
 */
export function planColours(plan: {
  primaryColor: string
  nameTextPrimaryColor: string
}): { ground: string; text: string } | undefined {
  const { primaryColor: ground, nameTextPrimaryColor: wanted } = plan
  if (!isColour(ground)) return undefined
  const text = [wanted, '#ffffff', '#000000'].find((colour) => isColour(colour) && contrast(colour, ground) >= 4.5)
  return text === undefined ? undefined : { ground, text }
}

function isColour(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text)
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance, as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
