import type { Canvas } from './canvas.ts'
import type { Palette } from './palettes.ts'
import {
  circle,
  ellipse,
  fade,
  group,
  n,
  path,
  place,
  polygon,
  rect,
  repeat,
  smooth,
  stroke,
  type Svg,
} from './shapes.ts'

export function sky(canvas: Canvas, palette: Palette): Svg {
  const stars = palette.isNight
    ? repeat(46, () =>
        circle(
          canvas.random.between(0, canvas.width),
          canvas.random.between(0, canvas.height * 0.5),
          canvas.random.between(0.8, 2),
          '#fff',
          fade(canvas.random.between(0.35, 0.9)),
        ),
      )
    : ''
  return rect(0, 0, canvas.width, canvas.height, canvas.gradient(palette.sky)) + stars
}

/** A sun, or by night a moon, with the light around it. */
export function sun(canvas: Canvas, palette: Palette, x: number, y: number, radius: number): Svg {
  if (palette.isNight)
    return (
      canvas.shine(x, y, radius * 3, palette.sun, 0.35) +
      circle(x, y, radius, palette.sun) +
      circle(x - radius * 0.3, y - radius * 0.2, radius * 0.16, '#e6dcbb') +
      circle(x + radius * 0.3, y + radius * 0.3, radius * 0.22, '#e6dcbb')
    )
  return (
    canvas.shine(x, y, radius * 3.4, palette.sun, 0.75) +
    circle(x, y, radius * 1.45, palette.sun, fade(0.28)) +
    circle(x, y, radius, palette.sun)
  )
}

/** A flat cloud of stacked pills. */
export function cloud(x: number, y: number, size: number, fill: string, opacity = 0.85): Svg {
  return group(
    `translate(${n(x)} ${n(y)}) scale(${n(size)})`,
    rect(-60, -14, 120, 28, fill, 14) +
      rect(-34, -34, 66, 40, fill, 20) +
      rect(4, -26, 50, 34, fill, 17) +
      rect(-84, 2, 70, 16, fill, 8),
    fade(opacity),
  )
}

/** Land that rolls from edge to edge: `y` is its middle height, `swing` how much it goes up and down. */
export function hills(canvas: Canvas, y: number, swing: number, fill: string, bumps = 4): Svg {
  const { width, height, random } = canvas
  const points = Array.from({ length: bumps + 3 }, (_, index): readonly [number, number] => [
    ((index - 1) / bumps) * width,
    y + random.between(-swing, swing),
  ])
  return path(`${smooth(points)}L${n(width * 1.5)},${n(height + 10)}L${n(-width * 0.5)},${n(height + 10)}Z`, fill)
}

/** A ridge of peaks, each with a lit side and, if it is high, snow. */
export function mountains(canvas: Canvas, base: number, tall: number, fill: string, shade: string, snow?: string): Svg {
  const { random, width } = canvas
  const count = random.whole(4, 6)
  return repeat(count, (index) => {
    const x = ((index + 0.5) / count) * width + random.between(-50, 50)
    const up = tall * random.between(0.62, 1.05)
    const reach = up * random.between(1, 1.35)
    const bend = random.between(-0.06, 0.1) * reach
    const cap = 0.3
    const whole = polygon(
      [
        [x - reach, base],
        [x, base - up],
        [x + reach, base],
      ],
      fill,
    )
    const side = polygon(
      [
        [x, base - up],
        [x + reach, base],
        [x + bend, base],
        [x + bend * 0.4 - 12, base - up * 0.5],
      ],
      shade,
    )
    const white = snow
      ? polygon(
          [
            [x, base - up],
            [x - reach * cap, base - up * (1 - cap)],
            [x - reach * cap * 0.45, base - up * (1 - cap) - up * 0.06],
            [x, base - up * (1 - cap) + up * 0.05],
            [x + reach * cap * 0.4, base - up * (1 - cap) - up * 0.07],
            [x + reach * cap, base - up * (1 - cap)],
          ],
          snow,
        )
      : ''
    return whole + side + white
  })
}

export function sea(canvas: Canvas, y: number, palette: Palette, glints = 16): Svg {
  const { width, height, random } = canvas
  return (
    rect(0, y, width, height - y, canvas.gradient(palette.water)) +
    repeat(glints, () => {
      const down = random.next() ** 1.4
      const length = 20 + down * 90
      return rect(
        random.between(-20, width),
        y + 6 + down * (height - y - 10),
        length,
        1.5 + down * 3,
        palette.light,
        2,
        fade(0.12 + 0.28 * random.next()),
      )
    })
  )
}

/** Light of the sun on the water below it. */
export function sunPath(canvas: Canvas, x: number, y: number, colour: string): Svg {
  return repeat(9, (index) => {
    const width = 26 + index * 15 + canvas.random.between(-8, 8)
    return rect(
      x - width / 2 + canvas.random.between(-8, 8),
      y + 5 + index * 13,
      width,
      3.5 + index * 0.4,
      colour,
      2.5,
      fade(0.7 - index * 0.055),
    )
  })
}

export function pine(x: number, y: number, size: number, fill: string, shade: string): Svg {
  const tier = (top: number, bottom: number, half: number) =>
    polygon(
      [
        [0, top],
        [half, bottom],
        [-half, bottom],
      ],
      fill,
    ) +
    polygon(
      [
        [0, top],
        [half, bottom],
        [half * 0.1, bottom],
      ],
      shade,
    )
  return place(x, y, size, rect(-4, -10, 8, 12, shade) + tier(-58, -8, 27) + tier(-80, -36, 21) + tier(-98, -62, 15))
}

export function roundTree(x: number, y: number, size: number, fill: string, shade: string, trunk: string): Svg {
  return place(
    x,
    y,
    size,
    path('M-4,2L-2,-44H2L4,2Z', trunk) +
      circle(0, -62, 32, fill) +
      path('M0,-94A32,32 0 0 1 0,-30A42,42 0 0 0 0,-94Z', shade) +
      circle(-11, -72, 7, '#fff', fade(0.16)),
  )
}

export function cypress(x: number, y: number, size: number, fill: string, shade: string): Svg {
  return place(
    x,
    y,
    size,
    rect(-2.5, -8, 5, 10, shade) +
      path('M0,-110C16,-70 18,-24 0,-6C-18,-24 -16,-70 0,-110Z', fill) +
      path('M0,-110C16,-70 18,-24 0,-6C6,-40 6,-76 0,-110Z', shade),
  )
}

export function palm(
  x: number,
  y: number,
  size: number,
  leaf: string,
  shade: string,
  trunk: string,
  flip = false,
): Svg {
  const frond = (turn: number, fill: string) =>
    group(`translate(22 -108) rotate(${turn})`, path('M0,0C20,-22 52,-20 72,6C50,-4 26,-2 0,0Z', fill))
  return place(
    x,
    y,
    size,
    stroke('M0,0C4,-40 10,-76 22,-106', trunk, 8) +
      frond(200, shade) +
      frond(160, shade) +
      frond(232, leaf) +
      frond(285, leaf) +
      frond(-10, shade) +
      frond(30, leaf) +
      frond(120, leaf) +
      frond(-50, leaf) +
      circle(22, -104, 6, trunk),
    0,
    flip,
  )
}

export function bush(x: number, y: number, size: number, fill: string): Svg {
  return place(x, y, size, path('M-60,4C-66,-22 -40,-34 -28,-26C-22,-48 14,-50 20,-30C38,-38 64,-22 58,4Z', fill))
}

/** Gulls, far off. */
export function birds(canvas: Canvas, x: number, y: number, count: number, colour: string): Svg {
  return repeat(count, () => {
    const size = canvas.random.between(5, 11)
    const [left, top] = [x + canvas.random.between(-70, 70), y + canvas.random.between(-34, 34)]
    return stroke(
      `M${n(left - size)},${n(top - size * 0.35)}Q${n(left - size * 0.3)},${n(top - size * 0.55)} ${n(left)},${n(top)}Q${n(left + size * 0.3)},${n(top - size * 0.55)} ${n(left + size)},${n(top - size * 0.35)}`,
      colour,
      1.8,
    )
  })
}

/** A sprig: a stalk with leaves on both sides. */
export function sprig(x: number, y: number, size: number, turn: number, leaf: string, shade: string): Svg {
  const leaves = repeat(6, (index) => {
    const up = -18 - index * 15
    const length = 26 - index * 2.4
    return (
      path(
        `M0,${up}C${n(length * 0.4)},${n(up - 16)} ${n(length)},${n(up - 16)} ${n(length * 1.15)},${n(up - 20)}C${n(length)},${n(up - 2)} ${n(length * 0.5)},${n(up + 2)} 0,${up}Z`,
        leaf,
      ) +
      path(
        `M0,${up - 7}C${n(-length * 0.4)},${n(up - 23)} ${n(-length)},${n(up - 23)} ${n(-length * 1.15)},${n(up - 27)}C${n(-length)},${n(up - 9)} ${n(-length * 0.5)},${n(up - 5)} 0,${up - 7}Z`,
        shade,
      )
    )
  })
  return place(x, y, size, stroke('M0,0C2,-40 -2,-80 0,-116', shade, 3) + leaves + ellipse(0, -122, 6, 12, leaf), turn)
}
