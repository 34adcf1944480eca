import type { Canvas } from '../drawing/canvas.ts'
import { birds, bush, cloud, hills, mountains, pine, sea, sky, sun, sunPath } from '../drawing/nature.ts'
import { palettes, type Palette } from '../drawing/palettes.ts'
import { fade, path, place, repeat, stroke, type Svg } from '../drawing/shapes.ts'

export function trail(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([
    palettes.mint,
    palettes.noon,
    palettes.autumn,
    palettes.arctic,
    palettes.lavender,
    palettes.dusk,
    palettes.night,
    palettes.golden,
  ])
  const lake = random.chance(0.55)
  const tent = place(
    random.between(330, 470),
    404,
    1.15,
    path('M-78,0L-8,-88L70,0Z', palette.accent) +
      path('M-8,-88L70,0H24Z', '#000', fade(0.18)) +
      path('M-8,-88L-26,0H14Z', palette.isNight ? '#ffe6a3' : palette.dark) +
      stroke('M-8,-88L-104,4M-8,-88L98,4', palette.light, 1.8) +
      stroke('M-8,-88V-100', palette.dark, 3) +
      path('M-8,-100L16,-94L-8,-88Z', palette.second),
  )
  return (
    sky(canvas, palette) +
    sun(canvas, palette, random.between(160, 640), 110, 42) +
    cloud(140, 90, 0.7, palette.light, 0.55) +
    cloud(640, 70, 0.9, palette.light, 0.55) +
    birds(canvas, 420, 100, 4, palette.dark) +
    mountains(canvas, 310, 220, palette.far, palette.mid, palette.light) +
    hills(canvas, 296, 22, palette.mid, 4) +
    repeat(12, (index) =>
      pine(index * 70 + random.between(-20, 20), 330, random.between(0.45, 0.8), palette.near, palette.deep),
    ) +
    (lake
      ? sea(canvas, 322, palette, 24) + sunPath(canvas, 400, 322, palette.sun)
      : hills(canvas, 330, 12, palette.near, 3) +
        path(
          'M420,318C470,340 330,356 350,384C370,410 470,420 430,460H300C290,430 300,404 290,384C290,352 400,344 404,318Z',
          palette.light,
          fade(0.75),
        )) +
    hills(canvas, 404, 10, palette.deep, 3) +
    repeat(4, (index) =>
      pine([36, 118, 690, 768][index] ?? 0, 440, random.between(1.4, 2.1), palette.near, palette.deep),
    ) +
    tent +
    repeat(10, () => bush(random.between(0, 800), 450, random.between(0.25, 0.5), palette.dark))
  )
}
