import type { Canvas } from '../drawing/canvas.ts'
import { cloud, hills, roundTree, sky, sun } from '../drawing/nature.ts'
import { palettes, type Palette } from '../drawing/palettes.ts'
import { circle, ellipse, fade, path, place, polygon, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'

export function gardens(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([
    palettes.noon,
    palettes.mint,
    palettes.rose,
    palettes.golden,
    palettes.lavender,
    palettes.dawn,
  ])
  const stone = random.pick(['#f6e6cf', '#f3d6c3', '#ece3f0', '#fdf3e0'])
  const house = random.pick([() => manor(stone, palette), () => castle(stone, palette)])()
  const flowerBed = (side: number) =>
    repeat(46, () => {
      const down = random.next()
      const x = 400 + side * (70 + down * 60 + random.between(0, 250))
      return circle(
        x,
        352 + down * 96,
        3 + down * 6,
        random.pick([palette.accent, palette.second, '#fff', '#f48fb1', '#8e6cc9']),
      )
    })
  return (
    sky(canvas, palette) +
    sun(canvas, palette, random.pick([130, 670]), 90, 38) +
    cloud(250, 80, 0.8, palette.light, 0.7) +
    cloud(590, 60, 0.7, palette.light, 0.6) +
    hills(canvas, 262, 26, palette.far, 3) +
    repeat(10, (index) =>
      roundTree(
        index * 90 + random.between(-20, 20),
        306,
        random.between(0.7, 1.1),
        palette.mid,
        palette.near,
        palette.deep,
      ),
    ) +
    place(400, 316, 1, house) +
    rect(0, 314, 800, 140, canvas.gradient(['#8cc474', '#4d9453'])) +
    polygon(
      [
        [372, 314],
        [428, 314],
        [560, 452],
        [240, 452],
      ],
      '#f7e7c8',
    ) +
    polygon(
      [
        [400, 314],
        [428, 314],
        [560, 452],
        [400, 452],
      ],
      '#e9d2a6',
    ) +
    repeat(2, (index) => rect(index === 0 ? 60 : 470, 326, 270, 16, '#3f7f48', 6)) +
    flowerBed(1) +
    flowerBed(-1) +
    repeat(
      3,
      (index) =>
        topiary(310 - index * 74, 352 + index * 34, 0.62 + index * 0.2) +
        topiary(490 + index * 74, 352 + index * 34, 0.62 + index * 0.2),
    ) +
    place(
      400,
      372,
      0.9,
      ellipse(0, 10, 62, 14, '#d9c7a6') +
        ellipse(0, 6, 52, 10, '#7fc9d6') +
        rect(-6, -34, 12, 40, stone) +
        ellipse(0, -34, 26, 7, stone) +
        stroke('M0,-40C-4,-64 -26,-60 -28,-32M0,-40C4,-64 26,-60 28,-32M0,-40V-66', '#e9fbff', 3),
    )
  )
}

function topiary(x: number, y: number, size: number): Svg {
  return place(
    x,
    y,
    size,
    rect(-13, -16, 26, 18, '#c4643f', 3) +
      rect(-3, -40, 6, 26, '#6b4a30') +
      circle(0, -52, 22, '#3f8a4d') +
      path('M0,-74a22,22 0 0 1 0,44a30,30 0 0 0 0,-44Z', '#2c6a3b') +
      circle(0, -88, 14, '#3f8a4d') +
      path('M0,-102a14,14 0 0 1 0,28a18,18 0 0 0 0,-28Z', '#2c6a3b'),
  )
}

function manor(stone: string, { near, accent }: Palette): Svg {
  const window = (x: number, y: number) =>
    rect(x, y, 20, 34, '#5c7fa0', 2) + rect(x + 9, y, 2, 34, '#fff') + rect(x, y + 16, 20, 2, '#fff')
  return (
    rect(-210, -110, 420, 112, stone) +
    polygon(
      [
        [-220, -110],
        [-190, -146],
        [190, -146],
        [220, -110],
      ],
      near,
    ) +
    rect(-74, -150, 148, 152, stone) +
    polygon(
      [
        [-86, -150],
        [0, -198],
        [86, -150],
      ],
      stone,
    ) +
    polygon(
      [
        [-86, -150],
        [0, -198],
        [86, -150],
        [74, -150],
        [0, -188],
        [-74, -150],
      ],
      accent,
      fade(0.8),
    ) +
    repeat(4, (index) => rect(-66 + index * 40, -140, 12, 140, '#fff', 3, fade(0.75))) +
    repeat(
      3,
      (index) =>
        window(-200 + index * 42, -96) +
        window(-200 + index * 42, -46) +
        window(96 + index * 42, -96) +
        window(96 + index * 42, -46),
    ) +
    path('M-14,2V-52a14,14 0 0 1 28,0V2Z', accent) +
    circle(0, -164, 9, '#5c7fa0') +
    rect(-170, -172, 22, 40, stone) +
    rect(150, -172, 22, 40, stone) +
    rect(0, -110, 210, 112, '#000', 0, fade(0.05))
  )
}

function castle(stone: string, { near, accent }: Palette): Svg {
  const tower = (x: number, w: number, h: number) =>
    rect(x, -h, w, h + 2, stone) +
    rect(x + w * 0.6, -h, w * 0.4, h + 2, '#000', 0, fade(0.1)) +
    repeat(w / 18, (index) => rect(x - 4 + index * 19, -h - 14, 12, 16, stone)) +
    path(`M${x + w / 2 - 6},${-h + 44}v-16a6,6 0 0 1 12,0v16z`, near)
  return (
    tower(-200, 64, 150) +
    rect(-140, -92, 280, 94, stone) +
    repeat(15, (index) => rect(-138 + index * 19, -104, 11, 14, stone)) +
    tower(136, 64, 130) +
    tower(-56, 112, 178) +
    path('M-24,2V-46a24,24 0 0 1 48,0V2Z', near) +
    stroke('M0,-192V-238', '#6b4a30', 3) +
    path('M0,-238L44,-226L0,-214Z', accent) +
    repeat(4, (index) => path(`M${-122 + index * 22 + (index > 1 ? 150 : 0)},-40v-14a6,6 0 0 1 12,0v14z`, near))
  )
}
