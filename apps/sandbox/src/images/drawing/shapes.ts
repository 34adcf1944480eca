/** SVG elements as text. Numbers are rounded, because a picture's source is hashed, stored and parsed. */
export type Svg = string

export function path(d: string, fill: string, more = ''): Svg {
  return `<path d="${d}" fill="${fill}"${spaced(more)}/>`
}

export function stroke(d: string, colour: string, width: number, more = ''): Svg {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${spaced(more)}/>`
}

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0, more = ''): Svg {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius ? ` rx="${n(radius)}"` : ''} fill="${fill}"${spaced(more)}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): Svg {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${spaced(more)}/>`
}

export function ellipse(x: number, y: number, across: number, down: number, fill: string, more = ''): Svg {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(across)}" ry="${n(down)}" fill="${fill}"${spaced(more)}/>`
}

export function polygon(points: readonly (readonly [number, number])[], fill: string, more = ''): Svg {
  return path(`M${points.map(([x, y]) => `${n(x)},${n(y)}`).join('L')}Z`, fill, more)
}

export function group(transform: string, content: Svg, more = ''): Svg {
  return `<g transform="${transform}"${spaced(more)}>${content}</g>`
}

/** Places content drawn around the origin. */
export function place(x: number, y: number, scale: number, content: Svg, turn = 0, flip = false): Svg {
  return group(
    `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''} scale(${n(flip ? -scale : scale)} ${n(scale)})`,
    content,
  )
}

export function repeat(count: number, draw: (index: number) => Svg): Svg {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => draw(index)).join('')
}

export function fade(opacity: number): string {
  return `opacity="${n(opacity)}"`
}

/** Returns a smooth line through points, as a path that begins with M. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  let d = `M${n(first[0])},${n(first[1])}`
  let previous = first
  for (const point of rest) {
    const middle = (previous[0] + point[0]) / 2
    d += `C${n(middle)},${n(previous[1])} ${n(middle)},${n(point[1])} ${n(point[0])},${n(point[1])}`
    previous = point
  }
  return d
}

export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function spaced(more: string): string {
  return more === '' ? '' : ` ${more}`
}
