import type { Canvas } from '../drawing/canvas.ts'
import { cloud, hills, roundTree, sky, sun } from '../drawing/nature.ts'
import { palettes, settings, type Palette, type Setting } from '../drawing/palettes.ts'
import { circle, ellipse, fade, path, place, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'

export function hearts(canvas: Canvas): Svg {
  return canvas.random.pick([helpingHands, heartTree, kiteDay])(canvas)
}

const heart = 'M0,34C-60,-6 -54,-52 -26,-52C-10,-52 -2,-40 0,-30C2,-40 10,-52 26,-52C54,-52 60,-6 0,34Z'

function helpingHands(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick<Setting>([
    settings.blush,
    settings.lemon,
    settings.sky,
    settings.lilac,
    settings.sage,
    settings.sand,
  ])
  const skins = random.shuffled(['#f3c9a5', '#c98a5b', '#8a5634', '#e6b08a', '#5f3a26'])
  const hand = (x: number, turn: number, sleeve: string, skin: string) =>
    place(
      x,
      470,
      1.2,
      rect(-36, -70, 72, 140, sleeve, 10) +
        rect(-38, -82, 76, 22, setting.light, 8) +
        path(
          'M-30,-80C-34,-120 -34,-140 -30,-156C-28,-168 -14,-168 -13,-156L-12,-128L-10,-176C-9,-190 6,-190 7,-176L8,-130L11,-170C12,-183 26,-182 26,-168L25,-124L30,-146C33,-158 46,-154 44,-140C42,-116 34,-98 30,-80Z',
          skin,
        ) +
        path('M-30,-100C-52,-112 -62,-134 -56,-142C-48,-150 -36,-130 -28,-122Z', skin),
      turn,
    )
  return (
    rect(0, 0, 800, 450, canvas.gradient(setting.wall, 'diagonal')) +
    circle(400, 190, 190, setting.arch, fade(0.6)) +
    canvas.shine(400, 180, 260, setting.light, 0.6) +
    place(
      400,
      186,
      2.5,
      path(heart, setting.accent) +
        path('M0,34C60,-6 54,-52 26,-52C40,-40 40,-10 0,34Z', '#000', fade(0.1)) +
        ellipse(-26, -34, 8, 12, '#fff', 'opacity="0.45" transform="rotate(30 -26 -34)"'),
    ) +
    repeat(11, () =>
      place(
        random.between(60, 740),
        random.between(30, 260),
        random.between(0.2, 0.5),
        path(heart, random.pick([setting.light, setting.second, setting.third])),
        random.between(-20, 20),
      ),
    ) +
    hand(170, 18, setting.third, skins[0] ?? '') +
    hand(290, 9, setting.second, skins[1] ?? '') +
    hand(400, 0, setting.dark, skins[2] ?? '') +
    hand(512, -9, setting.accent, skins[3] ?? '') +
    hand(632, -18, setting.third, skins[4] ?? '')
  )
}

function heartTree(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([
    palettes.rose,
    palettes.dawn,
    palettes.mint,
    palettes.golden,
    palettes.lavender,
  ])
  const leaves = repeat(58, (index) => {
    const t = index * 0.62
    const [x, y] = [
      16 * Math.sin(t) ** 3 * 8.4 * Math.sqrt((index + 4) / 60),
      -(13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) *
        8 *
        Math.sqrt((index + 4) / 60),
    ]
    return place(
      400 + x,
      158 + y,
      random.between(0.34, 0.58),
      path(heart, random.pick([palette.accent, palette.second, '#ff8fa3', palette.light, '#f25f5c'])),
      random.between(-30, 30),
    )
  })
  return (
    sky(canvas, palette) +
    sun(canvas, palette, random.pick([150, 650]), 110, 46) +
    cloud(620, 90, 0.8, palette.light, 0.6) +
    cloud(170, 150, 0.6, palette.light, 0.5) +
    hills(canvas, 320, 28, palette.far, 3) +
    hills(canvas, 360, 20, palette.mid, 3) +
    path('M-10,450C120,370 280,346 400,346C520,346 680,370 810,450Z', palette.near) +
    stroke(
      'M400,366C396,320 404,290 400,230M400,300C380,270 350,260 336,236M402,280C424,254 446,250 464,226',
      palette.dark,
      13,
    ) +
    leaves +
    place(300, 372, 0.62, person(palette.accent, palette.dark, '#c98a5b')) +
    place(498, 374, 0.62, person(palette.second, palette.dark, '#f3c9a5'), 0, true) +
    place(534, 378, 0.44, person('#2f8f83', palette.dark, '#f3c9a5'))
  )
}

function person(coat: string, dark: string, skin: string): Svg {
  return (
    rect(-16, -52, 13, 56, dark, 5) +
    rect(4, -52, 13, 56, dark, 5) +
    path('M-30,-44C-34,-110 -24,-132 0,-132C24,-132 34,-110 30,-44Z', coat) +
    stroke('M24,-116C40,-100 44,-80 40,-62', coat, 13) +
    circle(0, -154, 24, skin) +
    path('M-26,-152C-30,-186 30,-188 26,-150C14,-164 -10,-168 -26,-152Z', dark)
  )
}

function kiteDay(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([
    palettes.noon,
    palettes.mint,
    palettes.golden,
    palettes.lavender,
    palettes.tropic,
  ])
  return (
    sky(canvas, palette) +
    sun(canvas, palette, random.pick([140, 660]), 100, 46) +
    cloud(200, 190, 0.9, palette.light, 0.7) +
    cloud(640, 150, 1, palette.light, 0.7) +
    hills(canvas, 300, 30, palette.far, 3) +
    repeat(6, (index) =>
      roundTree(
        60 + index * 140 + random.between(-30, 30),
        346,
        random.between(0.6, 1),
        palette.mid,
        palette.near,
        palette.dark,
      ),
    ) +
    hills(canvas, 346, 16, palette.mid, 3) +
    hills(canvas, 396, 12, palette.near, 3) +
    stroke('M404,176C380,240 330,300 300,322', palette.light, 2.4) +
    place(
      412,
      118,
      1.5,
      path(heart, palette.accent) +
        path('M0,34C60,-6 54,-52 26,-52C40,-40 40,-10 0,34Z', '#000', fade(0.1)) +
        stroke('M0,34V-34M-40,-14H40', '#fff', 2.4, fade(0.7)) +
        stroke('M0,34C10,52 -12,62 0,80C10,94 -8,102 0,118', palette.second, 4),
    ) +
    place(270, 416, 0.94, person(palette.second, palette.dark, '#8a5634')) +
    place(206, 418, 0.66, person(palette.accent, palette.dark, '#8a5634')) +
    place(560, 420, 0.8, person('#2f8f83', palette.dark, '#f3c9a5')) +
    place(630, 418, 0.9, person(palette.light, palette.dark, '#e6b08a'), 0, true) +
    repeat(20, () =>
      circle(
        random.between(0, 800),
        random.between(424, 446),
        random.between(3, 5),
        random.pick([palette.second, palette.light, palette.accent]),
      ),
    )
  )
}
