import type { Canvas } from '../drawing/canvas.ts'
import { hills, sky, sun } from '../drawing/nature.ts'
import { palettes, settings, type Palette, type Setting } from '../drawing/palettes.ts'
import { circle, ellipse, fade, group, n, path, place, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'
import { plinth, room, shadow } from '../drawing/still-life.ts'

export function tech(canvas: Canvas): Svg {
  const { random } = canvas
  return random.pick<(canvas: Canvas) => Svg>([headphones, phoneAndWatch, speaker])(canvas)
}

const modern: readonly [Setting, ...Setting[]] = [
  settings.ink,
  settings.lilac,
  settings.sky,
  settings.teal,
  settings.lemon,
  settings.blush,
  settings.brick,
]

export function headphones(canvas: Canvas): Svg {
  const setting = canvas.random.pick(modern)
  return (
    room(canvas, setting) +
    shadow(400, 420, 170, setting.dark, 14) +
    plinth(400, 336, 300, 80, setting) +
    place(
      400,
      312,
      1.36,
      stroke('M-92,-50C-104,-186 104,-186 92,-50', setting.dark, 20) +
        stroke('M-80,-96C-60,-160 60,-160 80,-96', setting.accent, 8) +
        rect(-120, -78, 54, 96, setting.accent, 25) +
        rect(-84, -70, 26, 82, setting.dark, 13) +
        rect(66, -78, 54, 96, setting.accent, 25) +
        rect(58, -70, 26, 82, setting.dark, 13) +
        rect(-112, -64, 11, 56, '#fff', 5, fade(0.45)) +
        rect(76, -64, 11, 56, '#fff', 5, fade(0.45)) +
        circle(-96, 4, 4, setting.light),
    ) +
    plinth(630, 386, 130, 40, setting) +
    place(
      630,
      380,
      1,
      rect(-36, -52, 72, 54, setting.light, 20) +
        circle(-13, -26, 13, setting.arch) +
        circle(13, -26, 13, setting.arch),
    ) +
    plinth(176, 372, 140, 50, setting) +
    circle(176, 330, 40, setting.second) +
    ellipse(162, 314, 9, 13, '#fff', fade(0.5))
  )
}

/** A page of a book, on a device no thicker than its cover. */
export function eReader(canvas: Canvas): Svg {
  const setting = canvas.random.pick(modern)
  const line = (index: number) => rect(-76, -112 + index * 24, index % 5 === 4 ? 96 : 152, 7, '#6d675f', 3, fade(0.8))
  return (
    room(canvas, setting) +
    shadow(400, 416, 130, setting.dark, 14) +
    plinth(400, 382, 330, 44, setting) +
    place(
      400,
      222,
      1.04,
      rect(-112, -158, 224, 312, setting.dark, 20) +
        rect(-92, -138, 184, 246, '#f4efe4', 4) +
        repeat(9, line) +
        circle(0, 130, 9, setting.light, fade(0.7)),
    ) +
    plinth(640, 386, 120, 40, setting) +
    place(
      640,
      382,
      1,
      rect(-58, -20, 116, 20, setting.accent, 4) +
        rect(-50, -38, 104, 18, setting.second, 4) +
        rect(-54, -56, 108, 18, setting.third, 4),
    )
  )
}

function phoneAndWatch(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick(modern)
  const view = random.pick<Palette>([palettes.dusk, palettes.tropic, palettes.rose, palettes.golden])
  const face = rect(-72, -136, 144, 272, '#000', 18)
  return (
    room(canvas, setting) +
    shadow(390, 416, 110, setting.dark, 14) +
    plinth(400, 372, 330, 48, setting) +
    place(
      386,
      226,
      1.02,
      rect(-82, -146, 164, 292, setting.dark, 28) +
        canvas.clip(
          face,
          group(
            'translate(-72 -136) scale(0.34 0.62)',
            sky(canvas, view) +
              sun(canvas, view, 210, 150, 60) +
              hills(canvas, 300, 40, view.mid, 2) +
              hills(canvas, 360, 30, view.near, 3),
          ),
        ) +
        rect(-26, -132, 52, 12, setting.dark, 6) +
        rect(-54, -96, 74, 14, '#fff', 6) +
        rect(-54, -74, 46, 9, '#fff', 4, fade(0.7)) +
        rect(-58, 62, 116, 54, '#fff', 14, fade(0.92)) +
        circle(-36, 89, 15, setting.accent) +
        rect(-12, 76, 58, 8, setting.dark, 4) +
        rect(-12, 92, 38, 7, setting.dark, 3, fade(0.4)),
      random.between(-9, 9),
    ) +
    place(
      556,
      350,
      1,
      rect(-30, -96, 60, 60, setting.third, 14) +
        rect(-30, -14, 60, 46, setting.third, 12) +
        rect(-44, -66, 88, 84, setting.dark, 24) +
        rect(-36, -58, 72, 68, '#fff', 18, fade(0.12)) +
        circle(
          0,
          -24,
          24,
          'none',
          `stroke="${setting.accent}" stroke-width="7" stroke-dasharray="110 60" stroke-linecap="round"`,
        ) +
        circle(
          0,
          -24,
          13,
          'none',
          `stroke="${setting.second}" stroke-width="6" stroke-dasharray="54 40" stroke-linecap="round"`,
        ),
    ) +
    plinth(190, 380, 150, 40, setting) +
    place(
      190,
      372,
      1,
      rect(-54, -74, 108, 76, setting.light, 18) +
        rect(-40, -60, 80, 16, setting.arch, 8) +
        stroke('M54,-30C100,-30 90,30 140,20', setting.light, 7) +
        circle(-30, -20, 6, setting.accent),
    )
  )
}

export function speaker(canvas: Canvas): Svg {
  const setting = canvas.random.pick(modern)
  const body = canvas.random.pick([setting.accent, setting.third, setting.second])
  return (
    room(canvas, setting) +
    repeat(4, (index) =>
      path(
        `M${400 - 150 - index * 40},${210 - index * 26}C${400 - 200 - index * 46},250 ${400 - 200 - index * 46},290 ${400 - 150 - index * 40},${330 + index * 20}M${550 + index * 40},${210 - index * 26}C${600 + index * 46},250 ${600 + index * 46},290 ${550 + index * 40},${330 + index * 20}`,
        'none',
        `stroke="${setting.light}" stroke-width="7" stroke-linecap="round" opacity="${n(0.7 - index * 0.15)}"`,
      ),
    ) +
    shadow(400, 408, 150, setting.dark, 15) +
    place(
      400,
      400,
      1.1,
      rect(-120, -226, 240, 232, body, 34) +
        rect(30, -226, 90, 232, '#000', 34, fade(0.1)) +
        circle(0, -86, 74, setting.dark) +
        circle(0, -86, 62, '#fff', fade(0.1)) +
        circle(0, -86, 30, setting.light, fade(0.85)) +
        circle(-8, -94, 10, '#fff') +
        circle(-58, -194, 15, setting.dark) +
        circle(-14, -194, 15, setting.dark) +
        rect(30, -202, 62, 16, setting.light, 8) +
        rect(-108, -212, 14, 120, '#fff', 7, fade(0.25)),
    ) +
    stroke('M300,178C300,120 500,120 500,178', setting.dark, 13)
  )
}
