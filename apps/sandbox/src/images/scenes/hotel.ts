import type { Canvas } from '../drawing/canvas.ts'
import { bush, cloud, hills, palm, roundTree, sky, sun } from '../drawing/nature.ts'
import { palettes, type Palette } from '../drawing/palettes.ts'
import { circle, fade, path, place, polygon, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'

export function hotel(canvas: Canvas): Svg {
  return canvas.random.pick([townHouse, poolside])(canvas)
}

function townHouse(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([
    palettes.dusk,
    palettes.lavender,
    palettes.rose,
    palettes.terracotta,
    palettes.night,
    palettes.mint,
    palettes.arctic,
  ])
  const lit = '#ffe6a3'
  const wall = random.pick(['#f7e3cf', '#f2cdb9', '#fff3e0', '#e9d9ee', '#d9e6e2'])
  const neighbour = (x: number, w: number, top: number, fill: string) =>
    rect(x, top, w, 420 - top, fill) +
    polygon(
      [
        [x - 6, top],
        [x + w / 2, top - 46],
        [x + w + 6, top],
      ],
      palette.near,
    ) +
    repeat(9, (index) =>
      rect(
        x + 16 + (index % 3) * ((w - 30) / 3 + 2),
        top + 28 + Math.floor(index / 3) * 66,
        20,
        36,
        random.chance(0.45) ? lit : palette.mid,
        3,
        fade(0.85),
      ),
    )
  const bay = (x: number, y: number, tall: number) =>
    rect(x - 4, y - 5, 52, tall + 12, '#fff', 4) +
    rect(x, y, 44, tall, random.chance(0.7) ? lit : palette.mid, 3) +
    rect(x + 20.5, y, 3, tall, '#fff') +
    rect(x, y + tall * 0.42, 44, 3, '#fff') +
    path(`M${x},${y}h44v8q-11,10 -22,0q-11,10 -22,0z`, palette.accent, fade(0.9))
  const box = (x: number, y: number) =>
    rect(x - 6, y, 56, 9, palette.dark, 3) +
    repeat(6, (index) =>
      circle(x + index * 9, y - 3, 6, random.pick([palette.accent, palette.second, '#5d9a5b', '#7ab26a'])),
    )
  return (
    sky(canvas, palette) +
    sun(canvas, palette, random.pick([110, 690]), 90, 34) +
    cloud(660, 70, 0.7, palette.light, 0.4) +
    neighbour(20, 170, 170, palette.far) +
    neighbour(610, 180, 150, palette.far) +
    rect(204, 92, 392, 340, canvas.gradient([wall, wall, '#e3bfa6'])) +
    rect(192, 82, 416, 16, '#fff', 3) +
    polygon(
      [
        [204, 82],
        [240, 36],
        [560, 36],
        [596, 82],
      ],
      palette.deep,
    ) +
    repeat(3, (index) => rect(266 + index * 112, 46, 40, 34, lit, 18) + rect(284 + index * 112, 46, 3, 34, '#fff')) +
    repeat(5, (index) => bay(226 + index * 76, 122, 62)) +
    repeat(5, (index) => box(226 + index * 76, 190)) +
    repeat(2, (index) => bay(226 + index * 76, 232, 66) + bay(454 + index * 76, 232, 66)) +
    rect(204, 210, 392, 7, '#fff', 0, fade(0.7)) +
    rect(368, 244, 64, 176, '#fff', 6) +
    rect(375, 252, 50, 168, palette.accent, 4) +
    rect(381, 260, 17, 60, lit, 2) +
    rect(402, 260, 17, 60, lit, 2) +
    circle(418, 348, 3.5, palette.second) +
    path('M346,246H454L468,218H332Z', palette.accent) +
    repeat(4, (index) =>
      polygon(
        [
          [336 + index * 34, 218],
          [353 + index * 34, 218],
          [352 + index * 30, 246],
          [340 + index * 30 + 4, 246],
        ],
        '#fff',
        fade(0.85),
      ),
    ) +
    rect(0, 416, 800, 40, palette.deep) +
    rect(330, 404, 140, 16, '#f6ece2', 3) +
    rect(344, 394, 112, 12, '#fff', 3) +
    repeat(
      2,
      (index) =>
        roundTree(index === 0 ? 322 : 478, 404, 0.72, '#4d8f5c', '#2f6b45', palette.dark) +
        rect((index === 0 ? 322 : 478) - 15, 392, 30, 24, palette.second, 4),
    ) +
    repeat(4, (index) => bush([216, 268, 536, 588][index] ?? 0, 418, 0.5, index % 2 ? '#3f7f52' : '#2f6b45'))
  )
}

function poolside(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([
    palettes.tropic,
    palettes.noon,
    palettes.terracotta,
    palettes.rose,
    palettes.dawn,
  ])
  const stripe = random.pick([palette.accent, palette.second, '#1f7f7d'])
  const lounger = (x: number) =>
    place(
      x,
      388,
      0.92,
      path('M-70,0L44,0L86,-46L96,-42L56,12H-70Z', '#fff') +
        path('M-70,0L44,0L86,-46L90,-44L50,6H-70Z', stripe) +
        rect(-60, 10, 6, 22, palette.dark) +
        rect(34, 10, 6, 22, palette.dark),
    )
  const parasol = (x: number) =>
    stroke(`M${x},398V236`, '#fff', 6) +
    path(`M${x - 104},252C${x - 84},196 ${x + 84},196 ${x + 104},252Z`, '#fff') +
    repeat(3, (index) =>
      path(
        `M${x - 104 + index * 76},252C${x - 70 + index * 44},210 ${x - 20 + index * 10},204 ${x},206C${x - 10 + index * 14},214 ${x - 48 + index * 50},230 ${x - 62 + index * 70},252Z`,
        stripe,
      ),
    )
  return (
    sky(canvas, palette) +
    sun(canvas, palette, random.between(120, 260), 100, 42) +
    cloud(600, 80, 0.9, palette.light, 0.6) +
    hills(canvas, 236, 24, palette.far, 3) +
    place(
      random.pick([560, 250]),
      300,
      1,
      rect(-150, -140, 300, 140, '#fffaf0') +
        rect(-150, -140, 300, 12, stripe) +
        repeat(6, (index) =>
          path(`M${-132 + index * 46},0V-74a16,16 0 0 1 32,0V0Z`, index % 2 ? palette.mid : palette.far),
        ) +
        repeat(6, (index) => rect(-130 + index * 46, -122, 28, 22, palette.far, 3)) +
        rect(-60, -200, 120, 62, '#fff4e2') +
        repeat(3, (index) => rect(-46 + index * 34, -184, 22, 30, palette.mid, 11)),
    ) +
    rect(0, 296, 800, 160, canvas.gradient(['#fff3dc', '#f2d9b4'])) +
    path(
      'M60,330C220,308 600,308 760,330C800,350 800,372 770,382C560,404 240,404 40,382C0,372 20,346 60,330Z',
      canvas.gradient(['#5fd6e0', '#1b95b8']),
    ) +
    repeat(12, () =>
      rect(random.between(90, 650), random.between(330, 386), random.between(26, 80), 3, '#fff', 2, fade(0.5)),
    ) +
    palm(90, 372, 1.35, palette.near, palette.deep, '#8a5a3a') +
    palm(724, 352, 1.15, palette.near, palette.deep, '#8a5a3a', true) +
    parasol(random.pick([300, 480])) +
    lounger(300) +
    lounger(480)
  )
}
