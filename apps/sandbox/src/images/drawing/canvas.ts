import type { Random } from './random.ts'
import { circle, n, type Svg } from './shapes.ts'

export interface Canvas {
  readonly width: number
  readonly height: number
  readonly random: Random
  gradient(stops: readonly Stop[], direction?: 'down' | 'across' | 'diagonal'): string
  /** A fill that runs out from the middle. */
  glow(stops: readonly Stop[]): string
  /** Cuts what is drawn to a shape. */
  clip(shape: Svg, content: Svg): Svg
  /** Light around a lamp or a sun: fades to nothing. */
  shine(x: number, y: number, radius: number, colour: string, strength?: number): Svg
  /** The whole picture, with all that its fills refer to. */
  finish(content: Svg): Svg
}

export type Stop = string | readonly [colour: string, opacity: number]

export function createCanvas(width: number, height: number, random: Random): Canvas {
  const definitions: string[] = []
  const define = (make: (id: string) => string) => {
    const id = `d${definitions.length}`
    definitions.push(make(id))
    return id
  }
  const stopsOf = (stops: readonly Stop[]) =>
    stops
      .map((stop, index) => {
        const [colour, opacity] = typeof stop === 'string' ? [stop, 1] : stop
        return `<stop offset="${n((index / Math.max(1, stops.length - 1)) * 100)}%" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`
      })
      .join('')
  const canvas: Canvas = {
    width,
    height,
    random,
    gradient(stops, direction = 'down') {
      const end = { down: 'x2="0" y2="1"', across: 'x2="1" y2="0"', diagonal: 'x2="1" y2="1"' }[direction]
      return `url(#${define((id) => `<linearGradient id="${id}" x1="0" y1="0" ${end}>${stopsOf(stops)}</linearGradient>`)})`
    },
    glow: (stops) => `url(#${define((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`)})`,
    clip: (shape, content) =>
      `<g clip-path="url(#${define((id) => `<clipPath id="${id}">${shape}</clipPath>`)})">${content}</g>`,
    shine: (x, y, radius, colour, strength = 0.8) =>
      circle(
        x,
        y,
        radius,
        canvas.glow([
          [colour, strength],
          [colour, strength * 0.35],
          [colour, 0],
        ]),
      ),
    finish: (content) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${definitions.length > 0 ? `<defs>${definitions.join('')}</defs>` : ''}${content}</svg>`,
  }
  return canvas
}
