import type { Canvas } from '../drawing/canvas.ts'
import { sprig } from '../drawing/nature.ts'
import { settings, type Setting } from '../drawing/palettes.ts'
import { circle, ellipse, fade, path, place, rect, repeat, type Svg } from '../drawing/shapes.ts'
import { plinth, room, shadow } from '../drawing/still-life.ts'

export function beauty(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick<Setting>([
    settings.blush,
    settings.sage,
    settings.lilac,
    settings.sand,
    settings.sky,
    settings.lemon,
  ])
  const pump = (fill: string) =>
    rect(-44, -170, 88, 172, fill, 16) +
    rect(14, -170, 30, 172, '#000', 14, fade(0.09)) +
    rect(-32, -150, 10, 120, '#fff', 5, fade(0.4)) +
    rect(-20, -196, 40, 28, setting.light, 5) +
    rect(-7, -226, 14, 34, setting.light) +
    path('M-50,-240H16C26,-240 26,-222 16,-222H-40C-52,-222 -54,-230 -50,-240Z', setting.light) +
    rect(-28, -110, 56, 56, setting.light, 6) +
    circle(0, -84, 12, setting.accent)
  const jar = (fill: string) =>
    rect(-64, -76, 128, 78, '#fff', 16) +
    rect(-64, -76, 128, 78, fill, 16, fade(0.7)) +
    rect(-68, -108, 136, 38, setting.light, 8) +
    rect(-68, -80, 136, 8, '#000', 0, fade(0.06)) +
    rect(-34, -52, 68, 30, setting.light, 4)
  const dropper = (fill: string) =>
    rect(-32, -104, 64, 106, fill, 12) +
    rect(8, -104, 24, 106, '#000', 10, fade(0.1)) +
    rect(-18, -132, 36, 30, setting.dark, 5) +
    rect(-12, -176, 24, 48, setting.second, 12) +
    rect(-24, -70, 48, 42, setting.light, 4) +
    circle(0, -50, 9, setting.third)
  const tube = (fill: string) =>
    path('M-40,-190H40L30,-20H-30Z', fill) +
    rect(-26, -22, 52, 24, setting.light, 5) +
    rect(-44, -200, 88, 14, fill, 3) +
    circle(0, -110, 20, setting.light) +
    path('M8,-190H40L30,-20H14Z', '#000', fade(0.08))
  const items = random.shuffled([
    pump(setting.accent),
    jar(setting.arch),
    dropper(setting.third),
    tube(setting.second),
    pump(setting.third),
  ])
  return (
    room(canvas, setting) +
    sprig(150, 410, 1.6, -16, '#5a9a6b', '#38734f') +
    sprig(180, 410, 1.2, 18, '#6fb07f', '#38734f') +
    plinth(300, 352, 150, 66, setting) +
    plinth(430, 316, 150, 104, setting) +
    plinth(560, 372, 150, 46, setting) +
    place(300, 350, 0.92, items[0] ?? '') +
    place(430, 314, 1, items[1] ?? '') +
    place(560, 370, 0.92, items[2] ?? '') +
    place(
      680,
      404,
      0.9,
      shadow(0, 4, 44, setting.dark, 8) +
        ellipse(0, -12, 50, 17, setting.light) +
        ellipse(0, -20, 44, 14, setting.arch),
    ) +
    repeat(6, () =>
      circle(
        random.between(210, 660),
        random.between(400, 436),
        random.between(5, 10),
        random.pick([setting.accent, setting.light, setting.second]),
      ),
    )
  )
}
