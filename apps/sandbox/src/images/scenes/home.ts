import type { Canvas } from '../drawing/canvas.ts'
import { hills, sky, sprig, sun } from '../drawing/nature.ts'
import { brightSettings, palettes, type Palette, type Setting } from '../drawing/palettes.ts'
import {
  circle,
  ellipse,
  fade,
  group,
  path,
  place,
  polygon,
  rect,
  repeat,
  stroke,
  type Svg,
} from '../drawing/shapes.ts'
import { room, shadow } from '../drawing/still-life.ts'

type Draw = (canvas: Canvas, setting: Setting) => Svg

export function home(canvas: Canvas): Svg {
  return canvas.random.pick<Draw>([armchair, shelf, lampAndVase])(canvas, canvas.random.pick(brightSettings))
}

function armchair(canvas: Canvas, setting: Setting): Svg {
  const { random } = canvas
  const picture = random.pick<Palette>([palettes.dusk, palettes.mint, palettes.golden, palettes.rose])
  const fabric = random.pick([setting.accent, setting.third, setting.arch])
  return (
    rect(0, 0, 800, 450, canvas.gradient(setting.wall, 'diagonal')) +
    repeat(3, (index) =>
      polygon(
        [
          [random.between(380, 420) + index * 96, 0],
          [480 + index * 96, 0],
          [330 + index * 96, 370],
          [240 + index * 96, 370],
        ],
        '#fff',
        fade(0.12),
      ),
    ) +
    rect(0, 366, 800, 90, canvas.gradient(setting.table)) +
    rect(0, 352, 800, 15, setting.light) +
    rect(118, 58, 156, 118, setting.light, 4) +
    canvas.clip(
      rect(130, 70, 132, 94, '#000'),
      group(
        'translate(130 70) scale(0.165 0.21)',
        sky(canvas, picture) +
          sun(canvas, picture, 420, 190, 100) +
          hills(canvas, 300, 60, picture.mid, 3) +
          hills(canvas, 380, 40, picture.near, 3),
      ),
    ) +
    rect(576, 72, 96, 132, setting.dark, 4) +
    rect(586, 82, 76, 112, setting.light) +
    circle(624, 128, 26, setting.accent) +
    path('M592,186a32,32 0 0 1 64,0Z', setting.second) +
    ellipse(400, 410, 300, 28, setting.arch) +
    ellipse(400, 410, 262, 20, setting.light, fade(0.35)) +
    place(
      400,
      396,
      1.16,
      rect(-104, -22, 14, 34, '#7a4a2a', 4) +
        rect(90, -22, 14, 34, '#7a4a2a', 4) +
        path('M-96,-190C-96,-222 96,-222 96,-190L108,-60H-108Z', fabric) +
        path('M20,-213C70,-212 96,-206 96,-190L108,-60H40C56,-110 50,-170 20,-213Z', '#000', fade(0.1)) +
        rect(-106, -84, 212, 66, fabric, 16) +
        rect(-94, -98, 188, 42, fabric, 18) +
        rect(-94, -98, 188, 16, '#fff', 8, fade(0.18)) +
        rect(-136, -126, 46, 116, fabric, 22) +
        rect(90, -126, 46, 116, fabric, 22) +
        rect(-136, -126, 18, 116, '#fff', 9, fade(0.15)) +
        rect(90, -126, 46, 116, '#000', 22, fade(0.08)) +
        place(
          -18,
          -112,
          1,
          rect(-42, -42, 84, 78, setting.second, 12) +
            stroke('M-30,-30L30,26M30,-30L-30,26', setting.light, 5, fade(0.7)),
          -14,
        ),
    ) +
    place(
      636,
      404,
      1.1,
      ellipse(0, 2, 38, 8, setting.dark) +
        stroke('M0,0V-254', setting.dark, 6) +
        path('M-62,-236L-36,-312H36L62,-236Z', '#ffe09a') +
        path('M10,-312H36L62,-236H16Z', '#f5c25a'),
    ) +
    canvas.shine(636, 110, 150, '#fff0bf', 0.65) +
    place(
      164,
      404,
      1.15,
      path('M-42,-66H42L32,4H-32Z', setting.light) +
        path('M6,-66H42L32,4H8Z', '#000', fade(0.08)) +
        repeat(7, (index) =>
          path(
            'M0,-62C-34,-110 -28,-176 0,-204C28,-176 34,-110 0,-62Z',
            index % 2 ? '#3f8f5c' : '#2c6e4a',
            `transform="rotate(${-66 + index * 22} 0 -62)"`,
          ),
        ),
    )
  )
}

function shelf(canvas: Canvas, setting: Setting): Svg {
  const { random } = canvas
  const mug = (x: number, fill: string) =>
    place(
      x,
      0,
      1,
      rect(-26, -54, 52, 54, fill, 8) +
        stroke('M24,-42C48,-44 48,-14 24,-14', fill, 8) +
        rect(-26, -38, 52, 8, setting.light, 0, fade(0.55)),
    )
  const bowl = (x: number, fill: string) =>
    place(
      x,
      0,
      1,
      path('M-54,-40H54C54,-14 30,0 0,0C-30,0 -54,-14 -54,-40Z', fill) + ellipse(0, -40, 54, 9, setting.light),
    )
  const jar = (x: number, fill: string) =>
    place(
      x,
      0,
      1,
      rect(-32, -84, 64, 84, '#fff', 12, fade(0.65)) +
        rect(-28, -60, 56, 56, fill, 9) +
        rect(-28, -100, 56, 20, '#b9824a', 6),
    )
  const pot = (x: number, fill: string) =>
    place(
      x,
      0,
      1,
      rect(-64, -70, 128, 70, fill, 16) +
        rect(-76, -62, 20, 12, setting.dark, 6) +
        rect(56, -62, 20, 12, setting.dark, 6) +
        path('M-66,-72C-60,-100 60,-100 66,-72Z', fill) +
        circle(0, -98, 9, setting.dark) +
        rect(-52, -58, 14, 44, '#fff', 7, fade(0.25)),
    )
  const plant = (x: number) =>
    place(
      x,
      0,
      1,
      rect(-28, -48, 56, 48, setting.second, 8) +
        sprig(-8, -44, 0.8, -24, '#3f8f5c', '#2c6e4a') +
        sprig(4, -44, 0.95, 4, '#4fa56c', '#2c6e4a') +
        sprig(12, -44, 0.75, 34, '#3f8f5c', '#2c6e4a'),
    )
  const books = (x: number) =>
    place(
      x,
      0,
      1,
      repeat(
        4,
        (index) =>
          rect(
            -50 + index * 24,
            -92 + (index % 3) * 12,
            21,
            92 - (index % 3) * 12,
            [setting.accent, setting.third, setting.second, setting.dark][index] ?? '',
            3,
          ) + rect(-50 + index * 24, -74 + (index % 3) * 12, 21, 5, setting.light, 0, fade(0.7)),
      ),
    )
  const row = (y: number) =>
    group(
      `translate(0 ${y})`,
      random
        .shuffled([mug, bowl, jar, pot, plant, books])
        .slice(0, 5)
        .map((draw, index) =>
          draw(
            146 + index * 127 + random.between(-8, 8),
            random.pick([setting.accent, setting.third, setting.second, setting.light, setting.arch]),
          ),
        )
        .join(''),
    ) +
    rect(60, y, 680, 15, '#a8703f', 4) +
    rect(60, y + 11, 680, 4, '#7a4a2a') +
    rect(80, y + 15, 640, 8, '#000', 0, fade(0.08))
  return (
    rect(0, 0, 800, 450, canvas.gradient(setting.wall, 'diagonal')) +
    repeat(3, (index) =>
      polygon(
        [
          [260 + index * 110, 0],
          [340 + index * 110, 0],
          [140 + index * 110, 450],
          [60 + index * 110, 450],
        ],
        '#fff',
        fade(0.12),
      ),
    ) +
    circle(random.between(250, 550), 226, 210, setting.arch, fade(0.5)) +
    row(186) +
    row(366)
  )
}

function lampAndVase(canvas: Canvas, setting: Setting): Svg {
  return (
    room(canvas, setting) +
    canvas.shine(290, 170, 240, '#fff2c4', 0.8) +
    shadow(290, 392, 66, setting.dark) +
    place(
      290,
      388,
      1.2,
      ellipse(0, 0, 54, 9, setting.dark) +
        path('M-22,-2C-52,-40 -36,-90 -10,-112V-150H10V-112C36,-90 52,-40 22,-2Z', setting.accent) +
        path('M6,-112C36,-90 52,-40 22,-2H8C30,-40 26,-80 6,-112Z', '#000', fade(0.14)) +
        path('M-86,-142L-50,-252H50L86,-142Z', '#fff1cc') +
        path('M16,-252H50L86,-142H26Z', '#f6dca0') +
        ellipse(-24, -60, 6, 20, '#fff', fade(0.35)),
    ) +
    shadow(500, 398, 60, setting.dark) +
    place(
      500,
      394,
      1.15,
      sprig(-8, -96, 1, -16, '#3f8f5c', '#2c6e4a') +
        sprig(6, -96, 1.15, 8, '#4fa56c', '#2c6e4a') +
        sprig(10, -96, 0.9, 34, '#3f8f5c', '#2c6e4a') +
        path('M-24,-106H24C20,-84 54,-70 52,-30C50,0 -50,0 -52,-30C-54,-70 -20,-84 -24,-106Z', setting.second) +
        repeat(3, (index) =>
          stroke(
            `M${-46 + index * 3},${-52 + index * 16}C-16,${-42 + index * 16} 16,${-42 + index * 16} ${46 - index * 3},${-52 + index * 16}`,
            setting.light,
            4,
            fade(0.7),
          ),
        ),
    ) +
    shadow(634, 404, 70, setting.dark) +
    place(
      634,
      398,
      1,
      rect(-76, -22, 152, 24, setting.third, 4) +
        rect(-66, -42, 132, 22, setting.accent, 4) +
        rect(-70, -60, 128, 20, setting.light, 4) +
        path('M-30,-62H30C30,-86 20,-96 0,-96C-20,-96 -30,-86 -30,-62Z', setting.second),
    ) +
    place(
      160,
      404,
      1,
      shadow(0, 2, 40, setting.dark) +
        rect(-30, -70, 60, 72, setting.light, 8) +
        path('M0,-118q18,24 0,40q-18,-16 0,-40z', '#ffb02e') +
        stroke('M0,-82v14', setting.dark, 3) +
        rect(-30, -44, 60, 22, setting.third, 0, fade(0.8)),
    )
  )
}
