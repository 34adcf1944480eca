import type { Canvas } from '../drawing/canvas.ts'
import { birds, cloud, hills, mountains, sea, sky, sun, sunPath } from '../drawing/nature.ts'
import { palettes, type Palette } from '../drawing/palettes.ts'
import { circle, ellipse, fade, path, place, polygon, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'

export function ocean(canvas: Canvas): Svg {
  return canvas.random.pick([lighthouse, whale, underwater])(canvas)
}

export function lighthouse(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.dusk, palettes.night, palettes.dawn, palettes.arctic, palettes.tropic])
  const right = random.chance(0.5)
  const tower =
    rect(-60, -52, 46, 52, '#fff8ec', 2) +
    polygon(
      [
        [-66, -52],
        [-37, -78],
        [-8, -52],
      ],
      palette.accent,
    ) +
    rect(-44, -30, 14, 30, palette.dark, 2) +
    path('M-2,0L8,-190H52L62,0Z', '#fff8ec') +
    path('M6.5,-160H53.5L55,-132H5Z', palette.accent) +
    path('M3.5,-104H56.5L58,-76H2Z', palette.accent) +
    path('M0.5,-48H59.5L61,-20H-1Z', palette.accent) +
    path('M40,-190H52L62,0H46Z', '#000', fade(0.1)) +
    rect(0, -202, 60, 13, palette.dark, 4) +
    rect(14, -232, 32, 32, '#ffe9a3', 3) +
    path('M8,-232C10,-252 22,-260 30,-262C38,-260 50,-252 52,-232Z', palette.accent) +
    stroke('M30,-262v-14', palette.dark, 3)
  const beams =
    path(
      'M0,0L-560,-90V40Z',
      canvas.gradient(
        [
          ['#fff3b8', 0],
          ['#fff3b8', 0.75],
        ],
        'across',
      ),
    ) +
    path(
      'M0,0L560,-60V50Z',
      canvas.gradient(
        [
          ['#fff3b8', 0.75],
          ['#fff3b8', 0],
        ],
        'across',
      ),
    )
  const x = right ? 470 : 330
  return (
    sky(canvas, palette) +
    sun(canvas, palette, right ? 170 : 640, 110, 42) +
    cloud(right ? 640 : 150, 90, 0.8, palette.light, 0.4) +
    sea(canvas, 262, palette, 30) +
    sunPath(canvas, right ? 170 : 640, 264, palette.sun) +
    place(x + 30, 84, 1, beams, 0, !right) +
    path(
      right
        ? 'M250,450C290,350 330,336 400,308C470,290 560,296 640,290C720,288 780,300 830,310V450Z'
        : 'M550,450C510,350 470,336 400,308C330,290 240,296 160,290C80,288 20,300 -30,310V450Z',
      palette.near,
    ) +
    path(
      right
        ? 'M330,450C350,396 400,380 470,366C570,350 700,352 830,344V450Z'
        : 'M470,450C450,396 400,380 330,366C230,350 100,352 -30,344V450Z',
      palette.deep,
    ) +
    place(x, 302, 1, tower) +
    birds(canvas, right ? 250 : 560, 170, 6, palette.dark) +
    repeat(6, () =>
      ellipse(
        right ? random.between(60, 280) : random.between(520, 740),
        random.between(330, 430),
        random.between(30, 80),
        4,
        palette.light,
        fade(0.5),
      ),
    )
  )
}

export function whale(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([
    palettes.arctic,
    palettes.dawn,
    palettes.tropic,
    palettes.dusk,
    palettes.lavender,
  ])
  const tail =
    path(
      'M-26,190C-30,110 -22,50 -8,6C-60,22 -130,4 -176,-58C-110,-66 -40,-52 0,-12C40,-52 110,-66 176,-58C130,4 60,22 8,6C22,50 30,110 26,190Z',
      palette.dark,
    ) + path('M8,6C60,22 130,4 176,-58C130,-30 60,-20 0,-12C0,60 4,130 4,190H26C30,110 22,50 8,6Z', '#fff', fade(0.1))
  return (
    sky(canvas, palette) +
    sun(canvas, palette, random.between(540, 660), 150, 60) +
    cloud(160, 90, 0.9, palette.light, 0.6) +
    mountains(canvas, 268, 120, palette.far, palette.mid, palette.light) +
    sea(canvas, 262, palette, 34) +
    place(390, 190, 1.05, tail, random.between(-5, 5)) +
    repeat(7, (index) => ellipse(390, 366 + index * 8, 60 + index * 46, 9, palette.light, fade(0.42 - index * 0.05))) +
    repeat(16, () =>
      circle(390 + random.between(-110, 110), random.between(290, 350), random.between(2, 6), palette.light, fade(0.8)),
    ) +
    place(
      150,
      300,
      0.5,
      path('M-60,0H60L44,22H-46Z', palette.accent) +
        path('M0,-8V-100L54,-8Z', palette.light) +
        path('M-6,-8V-80L-40,-8Z', palette.light),
    ) +
    birds(canvas, 300, 110, 5, palette.dark)
  )
}

export function underwater(canvas: Canvas): Svg {
  const { random } = canvas
  const deep = random.pick<readonly [string, string, string]>([
    ['#7fe3dc', '#1d93b8', '#0c3f78'],
    ['#8fd0f2', '#3a6fc4', '#1c2c6e'],
    ['#b8f0d0', '#2ca58d', '#0b4a57'],
  ])
  const fish = (x: number, y: number, size: number, body: string, stripe: string, flip: boolean) =>
    place(
      x,
      y,
      size,
      path('M-52,0C-30,-38 28,-38 54,0C28,38 -30,38 -52,0Z', body) +
        path('M-44,0L-86,-30C-78,-8 -78,8 -86,30Z', body) +
        path('M0,-29C12,-12 12,12 0,29C-8,29 -14,27 -18,26C-8,10 -8,-10 -18,-26Z', stripe) +
        path('M-14,-26C0,-52 24,-44 30,-22Z', stripe) +
        circle(32, -6, 7, '#fff') +
        circle(34, -6, 3.6, '#142033'),
      0,
      flip,
    )
  const coral = (x: number, fill: string, size: number) =>
    place(
      x,
      450,
      size,
      stroke(
        'M0,0V-70M0,-30C-30,-40 -34,-60 -34,-84M0,-44C28,-50 34,-70 32,-100M-34,-66C-50,-74 -54,-84 -54,-96M32,-80C48,-86 52,-98 52,-110M0,-60V-112',
        fill,
        13,
      ),
    )
  const weed = (x: number, fill: string) =>
    stroke(`M${x},460C${x - 30},400 ${x + 30},370 ${x},320C${x - 20},290 ${x + 16},262 ${x},236`, fill, 12)
  return (
    rect(0, 0, 800, 450, canvas.gradient(deep)) +
    repeat(6, (index) =>
      polygon(
        [
          [60 + index * 130, -10],
          [130 + index * 130, -10],
          [40 + index * 150, 460],
          [-80 + index * 150, 460],
        ],
        '#fff',
        fade(0.07),
      ),
    ) +
    hills(canvas, 396, 24, deep[2], 3) +
    path('M0,420C160,392 300,430 460,410C600,396 700,424 800,404V450H0Z', '#f0d9a8') +
    weed(90, '#1f8a6c') +
    weed(130, '#2fae7f') +
    weed(700, '#1f8a6c') +
    weed(744, '#39b98a') +
    coral(220, '#ff6f61', 0.9) +
    coral(600, '#ffb84d', 0.8) +
    coral(540, '#e64a8a', 0.6) +
    fish(400, 210, 1.5, '#ff8a3d', '#ffffff', random.chance(0.5)) +
    fish(190, 150, 0.7, '#ffd34d', '#22577a', false) +
    fish(620, 130, 0.6, '#ff5c7a', '#fff', true) +
    fish(590, 300, 0.75, '#ffd34d', '#22577a', true) +
    fish(250, 320, 0.55, '#f7f3ff', '#7d5fd3', false) +
    repeat(22, () =>
      circle(
        random.between(60, 740),
        random.between(20, 380),
        random.between(2.5, 9),
        '#fff',
        fade(random.between(0.2, 0.5)),
      ),
    )
  )
}
