import type { Canvas } from '../drawing/canvas.ts'
import { brightSettings } from '../drawing/palettes.ts'
import { circle, ellipse, fade, n, path, place, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'
import { room, shadow } from '../drawing/still-life.ts'

export function flowers(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick(brightSettings)
  const petals = random.shuffled([
    setting.accent,
    setting.second,
    '#f48fb1',
    '#ffffff',
    '#8e6cc9',
    '#ff8a5c',
    '#ffd34d',
  ])
  const bloom = (x: number, y: number, size: number, fill: string, kind: number) =>
    place(
      x,
      y,
      size,
      kind === 0
        ? repeat(8, (index) => ellipse(0, -26, 13, 24, fill, `transform="rotate(${index * 45})"`)) +
            circle(0, 0, 15, '#f5b52e') +
            circle(-3, -3, 8, '#d98e1a')
        : kind === 1
          ? circle(0, 0, 40, fill) +
            circle(4, 4, 32, '#000', fade(0.08)) +
            path(
              'M-22,0C-22,-30 22,-30 22,0C22,20 -14,20 -14,0C-14,-14 12,-14 12,0',
              'none',
              'stroke="#000" stroke-width="4" stroke-linecap="round" opacity="0.22"',
            )
          : path(
              'M-30,16C-40,-20 -34,-46 -26,-52C-16,-40 -10,-36 0,-54C10,-36 16,-40 26,-52C34,-46 40,-20 30,16C16,34 -16,34 -30,16Z',
              fill,
            ) + path('M0,-54C10,-36 16,-40 26,-52C34,-46 40,-20 30,16C20,28 8,30 0,30Z', '#000', fade(0.1)),
    )
  const spots: readonly [number, number, number][] = [
    [400, 92, 1.2],
    [318, 116, 1.02],
    [482, 118, 1.04],
    [258, 170, 0.9],
    [544, 172, 0.9],
    [362, 168, 1.06],
    [446, 174, 1.02],
    [306, 214, 0.85],
    [500, 218, 0.85],
    [402, 226, 0.95],
  ]
  return (
    room(canvas, setting) +
    shadow(400, 412, 90, setting.dark, 14) +
    spots.map(([x, y]) => stroke(`M400,300C${n((x + 400) / 2)},270 ${x},${y + 60} ${x},${y}`, '#3f7f4a', 6)).join('') +
    repeat(8, (index) =>
      place(
        400,
        290,
        1.15,
        path('M0,0C-24,-50 -20,-120 0,-160C20,-120 24,-50 0,0Z', index % 2 ? '#3f8f5c' : '#57a86b'),
        -84 + index * 24,
      ),
    ) +
    spots
      .map(([x, y, size], index) =>
        bloom(
          x + random.between(-9, 9),
          y + random.between(-9, 9),
          size * random.between(0.9, 1.1),
          petals[index % 5] ?? '',
          (index + random.whole(0, 2)) % 3,
        ),
      )
      .join('') +
    place(
      400,
      408,
      1.1,
      random.pick([
        () =>
          path('M-56,-140H56C48,-100 78,-70 70,-20C66,4 -66,4 -70,-20C-78,-70 -48,-100 -56,-140Z', setting.light) +
          path('M10,-140H56C48,-100 78,-70 70,-20C68,-6 40,2 10,0C40,-50 30,-100 10,-140Z', '#000', fade(0.07)) +
          repeat(2, (index) => rect(-68 + index * 2, -62 + index * 20, 136, 8, setting.accent, 4, fade(0.8))),
        () =>
          path('M-92,-150L92,-150L46,4H-46Z', setting.second) +
          path('M-92,-150L0,-110L92,-150L46,4H20L0,-110Z', '#fff', fade(0.25)) +
          path('M-50,-44H50L40,-14H-40Z', setting.accent) +
          path(
            'M0,-30C-30,-60 -60,-40 -40,-24C-60,-10 -30,10 0,-24C30,10 60,-10 40,-24C60,-40 30,-60 0,-30Z',
            setting.accent,
          ),
      ])(),
    )
  )
}
