/** SVG elements as text. Numbers are rounded, because a picture's source is hashed, stored and parsed. */
export type Svg = string

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0, more = ''): Svg {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius ? ` rx="${n(radius)}"` : ''} fill="${fill}"${spaced(more)}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): Svg {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${spaced(more)}/>`
}

export function group(transform: string, content: Svg, more = ''): Svg {
  return `<g transform="${transform}"${spaced(more)}>${content}</g>`
}

/** Places content drawn around the origin. */
export function place(x: number, y: number, scale: number, content: Svg): Svg {
  return group(`translate(${n(x)} ${n(y)}) scale(${n(scale)} ${n(scale)})`, content)
}

export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function spaced(more: string): string {
  return more === '' ? '' : ` ${more}`
}
