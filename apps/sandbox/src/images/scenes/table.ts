import type { Canvas } from '../drawing/canvas.ts'
import { sprig } from '../drawing/nature.ts'
import { settings, type Setting } from '../drawing/palettes.ts'
import { circle, ellipse, fade, group, path, place, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'

type Dish = (canvas: Canvas, setting: Setting) => Svg

export function table(canvas: Canvas): Svg {
  return laid(canvas, canvas.random.pick<Dish>([saladDish, saladDish, saladDish, roastDish, pizzaDish]))
}

export function pizza(canvas: Canvas): Svg {
  return laid(canvas, pizzaDish)
}

export function roast(canvas: Canvas): Svg {
  return laid(canvas, roastDish)
}

export function tacos(canvas: Canvas): Svg {
  return laid(canvas, tacosDish)
}

function laid(canvas: Canvas, serve: Dish): Svg {
  const { random } = canvas
  const setting = random.pick<Setting>([
    settings.blush,
    settings.sage,
    settings.sand,
    settings.teal,
    settings.berry,
    settings.lemon,
    settings.sky,
    settings.brick,
  ])
  const cloth = random.pick([setting.wall[0], setting.arch, setting.table[0], setting.wall[1]])
  const dish = serve(canvas, setting)
  const plate = (x: number, y: number, radius: number, content: Svg) =>
    ellipse(x + 12, y + 18, radius, radius * 0.98, '#000', fade(0.17)) +
    circle(x, y, radius, setting.light) +
    circle(x, y, radius * 0.97, '#000', fade(0.04)) +
    circle(x, y, radius * 0.76, '#fff') +
    place(x, y, radius / 165, content)
  const glass = (x: number, y: number, drink: string) =>
    ellipse(x + 8, y + 12, 50, 50, '#000', fade(0.15)) +
    circle(x, y, 50, '#fff', fade(0.75)) +
    circle(x, y, 42, drink) +
    circle(x, y, 30, '#fff', fade(0.16)) +
    path(
      `M${x - 26},${y - 22}a36,36 0 0 1 34,-13`,
      'none',
      'stroke="#fff" stroke-width="6" stroke-linecap="round" opacity="0.8"',
    )
  const linen = (x: number, turn: number) =>
    place(
      x,
      230,
      1,
      rect(-36, -120, 72, 240, setting.accent, 6) + rect(-36, -120, 26, 240, '#fff', 6, fade(0.14)),
      turn,
    )
  const fork = (x: number) =>
    stroke(`M${x},340V210`, '#b9bec8', 9) +
    path(`M${x - 17},118v60q0,30 17,34q17,-4 17,-34v-60h-7v54h-6v-54h-8v54h-6v-54z`, '#c9ced6')
  const knife = (x: number) =>
    stroke(`M${x},340V232`, '#b9bec8', 10) + path(`M${x - 8},232V122c16,6 22,40 18,110z`, '#d5d9e0')
  return (
    rect(0, 0, 800, 450, canvas.gradient([cloth, cloth])) +
    random.pick([
      () =>
        repeat(14, (index) => rect(index * 60 - 10, 0, 30, 450, setting.light, 0, fade(0.22))) +
        repeat(8, (index) => rect(0, index * 60 - 10, 800, 30, setting.light, 0, fade(0.22))),
      () => repeat(9, (index) => rect(0, index * 52, 800, 2.5, setting.dark, 0, fade(0.09))),
      () =>
        repeat(70, (index) =>
          circle(
            (index % 14) * 60 + (Math.floor(index / 14) % 2 ? 30 : 0),
            Math.floor(index / 14) * 100 + 20,
            5,
            setting.light,
            fade(0.5),
          ),
        ),
    ])() +
    path('M-20,470L280,-20H540L220,470Z', '#fff', fade(0.16)) +
    linen(190, random.between(-8, 4)) +
    fork(176) +
    fork(212) +
    knife(616) +
    plate(400, 228, 178, dish) +
    glass(640, 84, random.pick([setting.second, '#a3163a', '#f6d489', '#cfe8ef'])) +
    place(
      118,
      84,
      1,
      ellipse(8, 12, 58, 58, '#000', fade(0.15)) +
        circle(0, 0, 58, setting.third) +
        circle(0, 0, 46, setting.second, fade(0.9)) +
        repeat(7, () =>
          circle(
            random.between(-26, 26),
            random.between(-26, 26),
            7,
            random.pick([setting.accent, '#5b8f3f', setting.light]),
          ),
        ),
    ) +
    place(
      700,
      352,
      1,
      ellipse(8, 12, 76, 60, '#000', fade(0.14)) +
        ellipse(0, 0, 76, 60, '#c98b4e') +
        ellipse(-4, -5, 68, 52, '#e3ab6b') +
        repeat(3, (index) => stroke(`M${-30 + index * 28},-24l14,40`, '#f6d7a6', 8)),
    ) +
    sprig(60, 428, 0.9, 50, setting.third, setting.dark)
  )
}

function pizzaDish({ random }: Canvas): Svg {
  const slices = repeat(8, (index) => group(`rotate(${index * 45})`, stroke('M0,0V-128', '#c77a2e', 3, fade(0.7))))
  const leaf = () =>
    place(
      random.between(-70, 70),
      random.between(-70, 70),
      random.between(0.8, 1.2),
      path('M-16,0C-8,-16 10,-16 18,0C10,14 -8,14 -16,0Z', '#3f8f4a') + stroke('M-12,0H14', '#276a35', 2),
      random.between(0, 360),
    )
  const spots = (count: number, draw: (x: number, y: number) => Svg) =>
    repeat(count, (index) => {
      const [turn, far] = [index * 2.4 + random.between(-0.3, 0.3), 26 + Math.sqrt(index / count) * 84]
      return draw(Math.cos(turn) * far, Math.sin(turn) * far)
    })
  return (
    circle(0, 0, 140, '#d6893c') +
    circle(0, 0, 138, '#e8a658') +
    circle(0, 0, 120, '#d9412c') +
    circle(0, 0, 116, '#f3c04f') +
    spots(9, (x, y) => ellipse(x, y, 24, 20, '#fff3d4')) +
    spots(11, (x, y) => circle(x, y, 15, '#c22c2c') + circle(x - 3, y - 3, 11, '#d94a3c')) +
    repeat(7, leaf) +
    slices +
    repeat(9, () => circle(random.between(-100, 100), random.between(-100, 100), 2.6, '#2b1b12'))
  )
}

function saladDish({ random }: Canvas, setting: Setting): Svg {
  const leaves = repeat(26, () =>
    place(
      random.between(-76, 76),
      random.between(-76, 76),
      random.between(0.8, 1.5),
      path(
        'M-26,0C-16,-26 14,-26 28,0C14,22 -16,22 -26,0Z',
        random.pick(['#4d9a4f', '#6fb85b', '#2f7d4a', '#8ccb68']),
      ) + stroke('M-20,0H24', '#fff', 1.8, fade(0.4)),
      random.between(0, 360),
    ),
  )
  const tomato = () =>
    place(
      random.between(-74, 74),
      random.between(-74, 74),
      1,
      circle(0, 0, 19, '#d83a2e') +
        circle(0, 0, 14, '#f0624a') +
        repeat(4, (index) => ellipse(Math.cos(index * 1.57) * 7, Math.sin(index * 1.57) * 7, 3, 4, '#ffd9a0')),
    )
  const egg = (x: number, y: number) => ellipse(x, y, 28, 34, '#fff') + circle(x + 2, y + 4, 15, '#f6b52e')
  return (
    circle(0, 0, 132, setting.third) +
    circle(0, 0, 120, '#2f6b45') +
    leaves +
    repeat(6, tomato) +
    egg(-34, 26) +
    egg(40, -22) +
    repeat(8, () => ellipse(random.between(-80, 80), random.between(-80, 80), 9, 7, '#2b2438')) +
    repeat(14, () =>
      rect(
        random.between(-80, 80),
        random.between(-80, 80),
        16,
        4,
        '#f3dfb4',
        2,
        `transform="rotate(${random.whole(-40, 40)})"`,
      ),
    )
  )
}

function roastDish({ random }: Canvas): Svg {
  const potato = () =>
    place(
      random.between(-96, -20),
      random.between(20, 92),
      1,
      ellipse(0, 0, 28, 22, '#d9962f') + ellipse(-4, -5, 20, 13, '#f0b954'),
      random.between(0, 90),
    )
  const carrot = (index: number) =>
    place(
      44 + index * 19,
      58 + index * 4,
      1,
      path('M-9,-50H9L3,36H-3Z', '#ee7a2d') + stroke('M0,-50v-18M-4,-50l-7,-14M4,-50l7,-14', '#4d9a4f', 5),
      18,
    )
  return (
    path('M-110,-20C-110,-90 -50,-116 10,-108C74,-100 104,-62 88,-20C70,6 -90,14 -110,-20Z', '#a5562c') +
    path('M-96,-34C-92,-84 -44,-104 8,-98C-20,-80 -60,-64 -96,-34Z', '#c97a44') +
    repeat(3, (index) =>
      path(
        `M${-30 + index * 40},-100C${-10 + index * 40},-70 ${-14 + index * 40},-30 ${-24 + index * 40},0l26,0C${18 + index * 40},-40 ${14 + index * 40},-80 ${-4 + index * 40},-102Z`,
        '#e9b48a',
      ),
    ) +
    repeat(7, potato) +
    repeat(4, carrot) +
    repeat(15, () => circle(random.between(-50, 20), random.between(74, 116), 8, '#5ba843')) +
    path('M-118,10C-60,40 60,30 112,4C110,30 60,48 0,46C-60,48 -110,36 -118,10Z', '#6b3a20', fade(0.35)) +
    place(
      96,
      -60,
      0.9,
      path('M-34,-6C-34,-34 34,-34 34,-6C44,4 30,16 0,16C-30,16 -44,4 -34,-6Z', '#e8b04e') +
        ellipse(0, -6, 22, 9, '#b87424'),
    )
  )
}

function tacosDish({ random }: Canvas): Svg {
  const taco = (x: number, turn: number) =>
    place(
      x,
      0,
      1,
      repeat(9, () =>
        circle(
          random.between(-58, 58),
          random.between(-70, -44),
          13,
          random.pick(['#5fae4c', '#d8402f', '#fff1d0', '#7b3f98', '#8a4b2a']),
        ),
      ) +
        path('M-84,10C-84,-50 -40,-62 0,-62C40,-62 84,-50 84,10C84,26 -84,26 -84,10Z', '#eab54e') +
        path('M-84,10C-84,-50 -40,-62 0,-62C40,-62 84,-50 84,10C60,-30 -60,-30 -84,10Z', '#f7d083') +
        repeat(8, () => circle(random.between(-60, 60), random.between(-30, 14), 4, '#c98a2a', fade(0.7))),
      turn,
    )
  return (
    group('translate(0 -26)', taco(0, 0)) +
    group('translate(-16 34)', taco(0, -5)) +
    group('translate(14 92)', taco(0, 4)) +
    place(
      -96,
      -86,
      1,
      path('M0,0L54,14A56,56 0 0 1 -20,52Z', '#9bd05a') + path('M4,6L44,17A46,46 0 0 1 -14,44Z', '#d4ee9a'),
    ) +
    place(
      70,
      -92,
      0.8,
      path('M0,0L54,14A56,56 0 0 1 -20,52Z', '#9bd05a') + path('M4,6L44,17A46,46 0 0 1 -14,44Z', '#d4ee9a'),
    )
  )
}
