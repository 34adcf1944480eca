import type { Canvas } from '../drawing/canvas.ts'
import { cloud, hills, roundTree, sky, sprig, sun } from '../drawing/nature.ts'
import { palettes, type Palette } from '../drawing/palettes.ts'
import { circle, ellipse, fade, path, place, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'

export function spa(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([
    palettes.mint,
    palettes.lavender,
    palettes.dawn,
    palettes.tropic,
    palettes.rose,
    palettes.dusk,
  ])
  const stones = random.pick(['#6d7780', '#7d6f86', '#8a7a6b'])
  const stone = (y: number, across: number, down: number, light: number) =>
    ellipse(0, y, across, down, stones) +
    ellipse(-across * 0.18, y - down * 0.3, across * 0.62, down * 0.42, '#fff', fade(light))
  const candle = (x: number, y: number, tall: number) =>
    canvas.shine(x, y - tall - 12, 60, '#ffd98a', 0.7) +
    rect(x - 15, y - tall, 30, tall, '#fff6e4', 5) +
    rect(x + 3, y - tall, 12, tall, '#000', 4, fade(0.06)) +
    path(`M${x},${y - tall - 30}q13,18 0,28q-13,-10 0,-28z`, '#ffb02e')
  const lotus = (x: number, y: number, size: number) =>
    place(
      x,
      y,
      size,
      repeat(5, (index) =>
        path(
          'M0,0C-22,-26 -16,-60 0,-74C16,-60 22,-26 0,0Z',
          index % 2 ? '#ff9db5' : '#ffc4d0',
          `transform="rotate(${-64 + index * 32})"`,
        ),
      ) +
        path('M0,0C-16,-22 -12,-44 0,-56C12,-44 16,-22 0,0Z', '#fff0f2') +
        ellipse(0, 4, 62, 10, '#3f8f6b'),
    )
  return (
    sky(canvas, palette) +
    sun(canvas, palette, random.between(500, 640), 130, 50) +
    cloud(200, 80, 0.8, palette.light, 0.5) +
    hills(canvas, 214, 34, palette.far, 3) +
    hills(canvas, 246, 22, palette.mid, 3) +
    repeat(2, (index) => roundTree(index ? 650 : 730, 284, 1.1, palette.mid, palette.near, palette.deep)) +
    rect(0, 276, 800, 200, canvas.gradient(palette.water)) +
    repeat(22, () => {
      const y = random.between(290, 440)
      return ellipse(random.between(0, 800), y, random.between(20, 70), 2.4, '#fff', fade(0.35))
    }) +
    repeat(6, (index) =>
      path(
        `M${120 + index * 110},290C${90 + index * 110},250 ${150 + index * 110},220 ${120 + index * 110},176`,
        'none',
        `stroke="#fff" stroke-width="14" stroke-linecap="round" opacity="0.16"`,
      ),
    ) +
    place(
      92,
      300,
      1,
      repeat(
        3,
        (index) =>
          stroke(`M${-40 + index * 34},160V-330`, index % 2 ? '#5b9a5f' : '#437f4f', 15) +
          repeat(5, (spot) => rect(-50 + index * 34, 100 - spot * 92, 20, 5, '#2f5f3b', 2)),
      ) +
        sprig(20, -120, 1, 50, '#5b9a5f', '#437f4f') +
        sprig(-10, -40, 0.9, 62, '#6fb07f', '#437f4f'),
    ) +
    path('M240,420C300,386 560,386 640,420C680,446 660,470 640,470H230C210,460 210,440 240,420Z', '#efe0cf') +
    path('M240,420C300,386 560,386 640,420C560,404 320,404 240,420Z', '#fff', fade(0.6)) +
    place(
      400,
      402,
      1.2,
      stone(0, 84, 24, 0.22) +
        stone(-38, 64, 20, 0.24) +
        stone(-71, 46, 16, 0.26) +
        stone(-97, 30, 12, 0.3) +
        sprig(6, -104, 0.5, 14, '#5b9a5f', '#437f4f'),
    ) +
    place(
      556,
      410,
      1,
      repeat(
        3,
        (index) =>
          rect(-62, -24 - index * 26, 124, 26, ['#fff', palette.accent, '#fff3e4'][index] ?? '', 13) +
          circle(-49, -11 - index * 26, 8, '#000', fade(0.08)),
      ),
    ) +
    candle(290, 416, 54) +
    candle(254, 424, 36) +
    lotus(694, 400, 0.9) +
    lotus(180, 430, 0.7)
  )
}
