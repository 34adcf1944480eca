import type { Canvas } from '../drawing/canvas.ts'
import { cloud, cypress, hills, sky, sun } from '../drawing/nature.ts'
import { palettes, type Palette } from '../drawing/palettes.ts'
import { ellipse, fade, path, place, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'

export function balloon(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([
    palettes.dawn,
    palettes.rose,
    palettes.golden,
    palettes.lavender,
    palettes.mint,
    palettes.dusk,
  ])
  const colours = random.shuffled([palette.accent, palette.second, palette.light, '#2a7f86', '#f4785a'])
  const small = (x: number, y: number, size: number, turn: number) =>
    place(
      x,
      y,
      size,
      hotAirBalloon([colours[turn % 5] ?? '', colours[(turn + 1) % 5] ?? '', colours[(turn + 2) % 5] ?? '']),
    )
  return (
    sky(canvas, palette) +
    sun(canvas, palette, random.between(150, 650), 250, random.between(46, 64)) +
    cloud(120, 100, 0.9, palette.light, 0.6) +
    cloud(690, 160, 0.8, palette.light, 0.5) +
    small(random.between(90, 200), random.between(120, 200), 0.34, 1) +
    small(random.between(600, 700), random.between(80, 140), 0.44, 2) +
    small(random.between(560, 640), random.between(220, 250), 0.2, 3) +
    hills(canvas, 318, 34, palette.far, 3) +
    hills(canvas, 356, 26, palette.mid, 4) +
    fields(canvas, palette) +
    hills(canvas, 418, 14, palette.deep, 3) +
    repeat(7, (index) =>
      cypress(40 + index * 120 + random.between(-30, 30), 430, random.between(0.35, 0.6), palette.near, palette.deep),
    ) +
    small(random.between(350, 450), 176, 1.18, 0)
  )
}

function fields(canvas: Canvas, palette: Palette): Svg {
  return (
    hills(canvas, 388, 16, palette.near, 3) +
    repeat(9, (index) =>
      stroke(
        `M${index * 100 - 40},460C${index * 96},420 ${index * 92 + 30},400 ${index * 88 + 80},386`,
        palette.mid,
        5,
        fade(0.5),
      ),
    )
  )
}

export function hotAirBalloon([first, second, third]: readonly [string, string, string]): Svg {
  return (
    stroke('M-34,78L-17,132M34,78L17,132M-12,84L-7,132M12,84L7,132', '#5b3a2a', 1.8) +
    path(
      'M0,-130C78,-130 118,-74 114,-22C110,30 62,66 36,88H-36C-62,66 -110,30 -114,-22C-118,-74 -78,-130 0,-130Z',
      first,
    ) +
    path('M0,-130C44,-130 68,-74 66,-20C64,34 40,66 22,88H-22C-40,66 -64,34 -66,-20C-68,-74 -44,-130 0,-130Z', second) +
    path('M0,-130C16,-130 26,-74 25,-20C24,34 15,66 9,88H-9C-15,66 -24,34 -25,-20C-26,-74 -16,-130 0,-130Z', third) +
    path(
      'M0,-130C78,-130 118,-74 114,-22C110,30 62,66 36,88H8C60,50 84,0 76,-52C70,-96 44,-122 0,-130Z',
      '#000',
      fade(0.12),
    ) +
    ellipse(-52, -64, 16, 34, '#fff', 'opacity="0.22" transform="rotate(24 -52 -64)"') +
    path('M-36,88H36L31,98H-31Z', third) +
    rect(-21, 130, 42, 30, '#8a5a3a', 6) +
    rect(-23, 128, 46, 8, '#5b3a2a', 4) +
    stroke('M-19,144H19', '#5b3a2a', 2)
  )
}
