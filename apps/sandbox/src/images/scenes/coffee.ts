import type { Canvas } from '../drawing/canvas.ts'
import { sprig } from '../drawing/nature.ts'
import { settings, type Setting } from '../drawing/palettes.ts'
import { circle, ellipse, fade, group, n, path, place, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'
import { room, shadow } from '../drawing/still-life.ts'

export function coffee(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick<Setting>([
    settings.blush,
    settings.sage,
    settings.sky,
    settings.sand,
    settings.lemon,
    settings.teal,
    settings.brick,
    settings.lilac,
  ])
  return random.pick([cupAndPastry, coffeeFromAbove, takeaway])(canvas, setting)
}

function steamFrom(x: number, y: number, colour: string): Svg {
  return repeat(3, (index) =>
    stroke(`M${x - 34 + index * 34},${y}c-16,-26 16,-42 0,-70c-10,-18 6,-30 4,-42`, colour, 6, fade(0.55)),
  )
}

function cupAndPastry(canvas: Canvas, setting: Setting): Svg {
  const { random } = canvas
  const cup = random.pick([setting.accent, setting.light, setting.third])
  const left = random.chance(0.5)
  const croissant =
    path(
      'M-84,26C-96,-6 -60,-46 0,-48C60,-46 96,-6 84,26C70,36 58,28 54,16C40,4 -40,4 -54,16C-58,28 -70,36 -84,26Z',
      '#e09a4a',
    ) +
    path(
      'M-40,-38C-30,-20 -34,-2 -44,8M-6,-48C-2,-24 -4,-8 -8,4M30,-42C34,-24 30,-8 24,4M62,-24C60,-10 54,4 48,12M-68,-20C-58,-8 -58,6 -62,18',
      'none',
      'stroke="#b86a24" stroke-width="6" stroke-linecap="round"',
    ) +
    path('M-60,-26C-40,-42 -20,-46 0,-46C-20,-36 -40,-28 -60,-26Z', '#f6c987')
  return (
    room(canvas, setting) +
    shadow(370, 372, 170, setting.dark, 15) +
    ellipse(370, 366, 176, 24, setting.light) +
    ellipse(370, 362, 150, 17, '#000', fade(0.06)) +
    place(
      370,
      356,
      1,
      path('M-112,-132H112C112,-58 84,-6 52,0H-52C-84,-6 -112,-58 -112,-132Z', cup) +
        path('M46,-132H112C112,-58 84,-6 52,0H20C60,-30 60,-90 46,-132Z', '#000', fade(0.1)) +
        stroke('M106,-108C166,-120 164,-40 84,-42', cup, 17) +
        ellipse(0, -132, 112, 22, setting.light) +
        ellipse(0, -130, 98, 17, '#6b3a20') +
        path(
          'M-50,-130C-30,-142 -10,-138 0,-130C10,-138 30,-142 50,-130C30,-118 10,-120 0,-116C-10,-120 -30,-118 -50,-130Z',
          '#f3dcc0',
        ),
      0,
      left,
    ) +
    steamFrom(370, 206, setting.light) +
    shadow(left ? 190 : 600, 396, 92, setting.dark) +
    place(left ? 170 : 590, 372, 1.05, croissant, left ? -6 : 6) +
    place(
      left ? 612 : 150,
      352,
      0.9,
      rect(-30, -66, 60, 66, setting.second, 10) +
        rect(-30, -66, 22, 66, '#fff', 10, fade(0.25)) +
        sprig(0, -60, 0.8, -12, setting.third, setting.dark) +
        sprig(6, -60, 0.7, 22, setting.third, setting.dark),
    )
  )
}

function coffeeFromAbove(canvas: Canvas, setting: Setting): Svg {
  const { random } = canvas
  const turn = random.between(-40, 40)
  const latte =
    repeat(3, (index) =>
      path(
        `M0,${-62 + index * 20}C${50 - index * 4},${-80 + index * 20} ${78 - index * 8},${-34 + index * 18} 0,${22 + index * 22}C${-78 + index * 8},${-34 + index * 18} ${-50 + index * 4},${-80 + index * 20} 0,${-62 + index * 20}Z`,
        index === 1 ? '#a9683a' : '#f8e6cd',
      ),
    ) + stroke('M0,60V84', '#f8e6cd', 5)
  const biscuit = (x: number, y: number) =>
    place(
      x,
      y,
      1,
      circle(4, 7, 50, '#000', fade(0.14)) +
        circle(0, 0, 50, '#d99a56') +
        circle(0, 0, 44, '#e5ac69') +
        repeat(9, () => circle(random.between(-28, 28), random.between(-28, 28), random.between(5, 9), '#5b2f1b')),
    )
  return (
    rect(0, 0, 800, 450, canvas.gradient(setting.table, 'diagonal')) +
    repeat(7, (index) => rect(0, index * 66, 800, 2, setting.dark, 0, fade(0.06))) +
    path('M-20,470L250,-20H470L160,470Z', '#fff', fade(0.22)) +
    group(
      `translate(400 226) rotate(${n(turn)})`,
      path(
        'M-190,-150C-60,-180 100,-176 190,-140C206,-30 204,70 186,150C60,176 -80,178 -184,146C-204,50 -206,-50 -190,-150Z',
        setting.arch,
        fade(0.85),
      ) + repeat(7, (index) => stroke(`M${-170 + index * 56},-158V158`, setting.light, 3, fade(0.35))),
    ) +
    ellipse(412, 244, 172, 168, '#000', fade(0.16)) +
    circle(400, 226, 166, setting.light) +
    circle(400, 226, 140, '#000', fade(0.05)) +
    circle(400, 226, 116, setting.accent) +
    circle(400, 226, 104, '#fff', fade(0.9)) +
    circle(400, 226, 98, '#8a4f2a') +
    place(400, 226, 1.02, latte, turn) +
    group('translate(400 226)', stroke('M112,20C150,24 178,30 196,34', setting.accent, 26)) +
    stroke('M210,110C250,150 262,190 268,232', '#c9ced6', 9) +
    ellipse(204, 98, 20, 28, '#dfe3e8', 'transform="rotate(-36 204 98)"') +
    biscuit(632, 330) +
    biscuit(700, 262) +
    repeat(12, () =>
      place(
        random.between(20, 190),
        random.between(270, 430),
        random.between(0.8, 1.2),
        ellipse(0, 0, 15, 10, '#5b2f1b') + stroke('M-12,-2C-4,4 4,-4 12,2', '#3a1c10', 2.4),
        random.between(0, 180),
      ),
    ) +
    sprig(90, 190, 1.1, 30, setting.third, setting.dark)
  )
}

function takeaway(canvas: Canvas, setting: Setting): Svg {
  const cup = (x: number, y: number, size: number, sleeve: string) =>
    place(
      x,
      y,
      size,
      path('M-62,-190H62L46,0H-46Z', setting.light) +
        path('M20,-190H62L46,0H18Z', '#000', fade(0.08)) +
        path('M-57,-128H57L48,-46H-50Z', sleeve) +
        circle(0, -88, 22, setting.light) +
        path('M-14,-84c8,-2 10,-6 14,-14c3,6 8,10 16,10c-5,4 -10,4 -14,3c1,4 0,8 -4,12c0,-5 -1,-7 -4,-9z', sleeve) +
        rect(-70, -206, 140, 20, setting.dark, 8) +
        rect(-58, -222, 116, 20, setting.dark, 8) +
        rect(-40, -224, 30, 6, setting.light, 3, fade(0.3)),
    )
  return (
    room(canvas, setting) +
    shadow(470, 382, 66, setting.dark) +
    cup(470, 378, 1.05, setting.third) +
    shadow(330, 402, 84, setting.dark, 14) +
    cup(330, 400, 1.3, setting.accent) +
    steamFrom(330, 104, setting.light) +
    shadow(610, 400, 60, setting.dark) +
    place(
      604,
      392,
      1,
      path('M-70,0C-76,-40 -40,-66 0,-66C40,-66 76,-40 70,0Z', '#8a5230') +
        path(
          'M-74,-34C-60,-76 60,-76 74,-34C60,-24 40,-40 20,-28C4,-20 -10,-36 -30,-28C-50,-22 -60,-26 -74,-34Z',
          setting.second,
        ) +
        repeat(8, (index) =>
          rect(-50 + index * 13, -56 + (index % 3) * 8, 8, 3.5, index % 2 ? setting.accent : setting.light, 2),
        ) +
        path('M-64,0L-54,24H54L64,0Z', setting.light) +
        repeat(6, (index) => stroke(`M${-48 + index * 19},2L${-42 + index * 17},24`, setting.dark, 1.4, fade(0.25))),
    )
  )
}
