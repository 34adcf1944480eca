import type { Canvas } from '../drawing/canvas.ts'
import { settings, type Setting } from '../drawing/palettes.ts'
import { circle, ellipse, fade, path, place, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'
import { room, shadow } from '../drawing/still-life.ts'

const kitchens: readonly [Setting, ...Setting[]] = [
  settings.blush,
  settings.sage,
  settings.sand,
  settings.lemon,
  settings.sky,
  settings.lilac,
  settings.teal,
  settings.berry,
]

export function pantry(canvas: Canvas): Svg {
  return canvas.random.pick([groceries, cakeStand])(canvas)
}

export function groceries(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick(kitchens)
  const bag =
    path('M-120,-170L112,-170L124,110H-128Z', '#d9a66a') +
    path('M40,-170H112L124,110H60Z', '#b98245') +
    path('M-120,-170l14,-16l16,16l18,-16l18,16l18,-16l18,16l18,-16l18,16l18,-16l18,16l18,-16l16,16z', '#d9a66a') +
    circle(-10, -30, 50, setting.accent) +
    path(
      'M-42,-22c18,-4 24,-14 32,-32c6,14 18,22 36,22c-12,10 -24,9 -33,6c3,9 0,18 -9,27c0,-12 -3,-18 -9,-21c-6,0 -12,0 -17,-2z',
      '#fff',
    )
  const baguette = (x: number, turn: number) =>
    place(
      x,
      -150,
      1,
      path('M-24,60C-34,-40 -30,-120 0,-140C30,-120 34,-40 24,60Z', '#d98f3e') +
        repeat(4, (index) => stroke(`M-16,${-90 + index * 34}l32,-20`, '#f7d49a', 9)),
      turn,
    )
  const leek = (x: number, turn: number) =>
    place(
      x,
      -150,
      1,
      rect(-13, -40, 26, 100, '#f3f7e4', 10) +
        path(
          'M-13,-20C-40,-80 -44,-120 -34,-148C-18,-120 -8,-100 0,-70C4,-110 18,-140 36,-154C42,-120 34,-70 13,-20Z',
          '#5ba352',
        ) +
        path('M-4,-20C-12,-80 -8,-130 4,-166C16,-120 14,-70 6,-20Z', '#7fc06a'),
      turn,
    )
  const bottle = (x: number) =>
    place(
      x,
      -150,
      1,
      rect(-20, -60, 40, 120, '#f7fbff', 12) +
        rect(-12, -96, 24, 40, '#f7fbff', 8) +
        rect(-15, -104, 30, 16, setting.accent, 5) +
        rect(-20, -16, 40, 40, setting.arch),
    )
  const apple = (x: number, y: number, fill: string) =>
    shadow(x, y + 34, 32, setting.dark, 8) +
    place(
      x,
      y,
      1,
      path('M0,-28C22,-44 46,-24 40,6C36,30 16,42 0,34C-16,42 -36,30 -40,6C-46,-24 -22,-44 0,-28Z', fill) +
        ellipse(-18, -8, 7, 12, '#fff', fade(0.35)) +
        stroke('M0,-28c0,-12 4,-18 10,-24', '#6b4329', 5) +
        path('M4,-36c12,-14 26,-12 30,-8c-8,12 -20,14 -30,8z', '#5ba352'),
    )
  const tops = random.shuffled([baguette(-64, -14), leek(58, 12), bottle(0), baguette(20, 8)]).join('')
  return (
    room(canvas, setting) +
    shadow(400, 390, 140, setting.dark, 16) +
    place(400, 300, 0.84, tops + bag) +
    apple(220, 362, setting.accent) +
    apple(164, 384, '#7fb84a') +
    apple(590, 376, setting.second) +
    place(
      650,
      370,
      1,
      shadow(0, 30, 40, setting.dark, 8) +
        path('M-46,24C-60,-10 -30,-44 0,-44C34,-44 60,-10 46,24C30,36 -30,36 -46,24Z', '#8e4a9e') +
        path('M-14,-40C-30,-70 0,-80 0,-80C0,-80 30,-70 14,-40Z', '#5ba352') +
        ellipse(-18, -10, 7, 14, '#fff', fade(0.3)),
    ) +
    place(
      250,
      396,
      0.8,
      repeat(
        3,
        (index) =>
          circle(-30 + index * 40, (index % 2) * -14, 24, '#e8a23c') +
          circle(-36 + index * 40, (index % 2) * -14 - 7, 8, '#fff', fade(0.35)),
      ),
    )
  )
}

export function cakeStand(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick(kitchens)
  const sponge = random.pick(['#f3d08a', '#7a4326', '#e8b46c', '#f7c9c0'])
  const icing = random.pick([setting.light, '#ffd3dc', setting.accent, '#fff1c9'])
  const topping = random.pick<() => Svg>([
    () =>
      repeat(7, (index) =>
        place(
          -96 + index * 32,
          -152,
          1,
          circle(0, 0, 15, '#d81e3c') +
            circle(-5, -5, 4, '#fff', fade(0.6)) +
            stroke('M0,-14c2,-10 8,-14 12,-16', '#4d7a3a', 3),
        ),
      ),
    () =>
      repeat(
        9,
        (index) =>
          rect(-82 + index * 20, -196, 5, 46, [setting.accent, setting.second, setting.third][index % 3] ?? '', 2) +
          path(`M${-80 + index * 20},-214q9,12 0,18q-9,-6 0,-18z`, '#ffb02e'),
      ),
    () =>
      repeat(6, (index) =>
        place(
          -90 + index * 36,
          -150,
          1,
          path('M-18,4C-18,-18 -6,-26 0,-34C6,-26 18,-18 18,4Z', setting.light) + circle(0, -14, 6, setting.accent),
        ),
      ),
  ])()
  return (
    room(canvas, setting) +
    shadow(400, 400, 130, setting.dark, 14) +
    place(
      400,
      376,
      1.06,
      rect(-16, -36, 32, 40, setting.light) +
        path('M-86,18C-80,0 80,0 86,18Z', setting.light) +
        ellipse(0, -38, 174, 18, setting.light) +
        ellipse(0, -42, 166, 13, '#000', fade(0.06)) +
        topping +
        rect(-120, -138, 240, 98, sponge, 12) +
        rect(-120, -98, 240, 14, setting.light) +
        rect(-120, -88, 240, 6, setting.accent) +
        path(
          'M-126,-128C-126,-154 -100,-156 0,-156C100,-156 126,-154 126,-128C126,-104 104,-110 100,-124C94,-92 70,-92 66,-120C58,-104 40,-104 34,-122C26,-84 -2,-84 -10,-120C-18,-106 -36,-106 -42,-122C-50,-90 -74,-94 -78,-122C-88,-104 -126,-102 -126,-128Z',
          icing,
        ) +
        path(
          'M20,-156C100,-156 126,-154 126,-128C126,-116 120,-112 114,-112C112,-140 80,-150 20,-156Z',
          '#000',
          fade(0.06),
        ) +
        repeat(20, () =>
          rect(
            random.between(-104, 100),
            random.between(-150, -132),
            9,
            3.4,
            random.pick([setting.second, setting.third, setting.accent]),
            2,
            `transform="rotate(${random.whole(-20, 20)})"`,
          ),
        ),
    ) +
    place(
      random.pick([150, 656]),
      392,
      1,
      shadow(0, 6, 44, setting.dark, 8) +
        path('M-44,-34H44L34,6H-34Z', setting.accent) +
        path('M-50,-34C-50,-64 -20,-76 0,-78C20,-76 50,-64 50,-34Z', sponge) +
        path('M-46,-46C-40,-74 -16,-92 0,-100C16,-92 40,-74 46,-46C30,-36 -30,-36 -46,-46Z', icing) +
        circle(0, -100, 9, '#d81e3c'),
    )
  )
}
