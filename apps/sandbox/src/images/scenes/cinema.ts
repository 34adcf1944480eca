import type { Canvas } from '../drawing/canvas.ts'
import { hills, mountains, sky, sun } from '../drawing/nature.ts'
import { halls, palettes, settings, type Palette, type Setting } from '../drawing/palettes.ts'
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

export function cinema(canvas: Canvas): Svg {
  return canvas.random.pick([auditorium, popcorn, popcorn])(canvas)
}

function auditorium(canvas: Canvas): Svg {
  const { random } = canvas
  const [wall, dark, curtain] = random.pick(halls)
  const film = random.pick<Palette>([
    palettes.dusk,
    palettes.tropic,
    palettes.golden,
    palettes.arctic,
    palettes.rose,
    palettes.night,
  ])
  const screen = rect(170, 52, 460, 236, '#000', 6)
  const shown = group(
    'translate(170 52) scale(0.575 0.525)',
    sky(canvas, film) +
      sun(canvas, film, random.between(250, 550), 210, 92) +
      mountains(canvas, 350, 220, film.far, film.mid, film.light) +
      hills(canvas, 360, 30, film.near, 3) +
      hills(canvas, 410, 20, film.deep, 4),
  )
  const drape = (flip: boolean) =>
    place(
      flip ? 800 : 0,
      0,
      1,
      repeat(
        5,
        (index) =>
          path(
            `M${index * 36 - 6},0H${index * 36 + 38}C${index * 34 + 26},150 ${index * 33 + 24},260 ${index * 30 + 16},346H${index * 30 - 16}C${index * 33 - 6},240 ${index * 34},120 ${index * 36 - 6},0Z`,
            curtain,
          ) +
          path(
            `M${index * 36 + 18},0H${index * 36 + 38}C${index * 34 + 26},150 ${index * 33 + 24},260 ${index * 30 + 16},346H${index * 30 + 2}C${index * 33 + 16},240 ${index * 34 + 20},120 ${index * 36 + 18},0Z`,
            '#000',
            fade(0.25),
          ),
      ),
      0,
      flip,
    )
  const seats = (y: number, size: number, shift: number, fill: string) =>
    repeat(9, (index) =>
      place(
        shift + index * 104 * size,
        y,
        size,
        rect(-44, -78, 88, 120, fill, 26) +
          rect(-44, -78, 30, 120, '#fff', 26, fade(0.07)) +
          (random.chance(0.42) ? circle(0, -92, 27, dark) + path('M-40,-50C-40,-76 40,-76 40,-50Z', dark) : ''),
      ),
    )
  return (
    rect(0, 0, 800, 450, canvas.gradient([wall, dark])) +
    canvas.shine(400, 180, 430, film.sky[2], 0.42) +
    rect(162, 44, 476, 252, '#0b0710', 10) +
    canvas.clip(screen, shown) +
    polygon(
      [
        [170, 52],
        [400, 52],
        [250, 288],
        [170, 288],
      ],
      '#fff',
      fade(0.05),
    ) +
    drape(false) +
    drape(true) +
    path('M0,0H800V30C700,62 640,30 560,44C480,58 430,34 400,48C370,34 320,58 240,44C160,30 100,62 0,30Z', curtain) +
    path(
      'M0,22C100,54 160,22 240,36C320,50 370,26 400,40C430,26 480,50 560,36C640,22 700,54 800,22V32C700,64 640,32 560,46C480,60 430,36 400,50C370,36 320,60 240,46C160,32 100,64 0,32Z',
      '#f5c04a',
    ) +
    seats(366, 0.78, 40, wall) +
    seats(412, 0.95, -10, curtain) +
    seats(476, 1.12, 30, wall)
  )
}

export function popcorn(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick<Setting>([
    settings.berry,
    settings.ink,
    settings.teal,
    settings.lemon,
    settings.brick,
    settings.sky,
    settings.blush,
  ])
  const bucket = popcornBucket(canvas, setting)
  const ticket = (x: number, y: number, turn: number, fill: string) =>
    place(
      x,
      y,
      1,
      path('M-92,-44H92V-16a16,16 0 0 0 0,32V44H-92V16a16,16 0 0 0 0,-32Z', fill) +
        stroke('M44,-36V36', '#fff', 3, 'stroke-dasharray="2 9"') +
        path('M-40,-24l7,15l16,2l-12,11l3,16l-14,-8l-14,8l3,-16l-12,-11l16,-2z', '#fff', fade(0.9)) +
        rect(-6, -14, 34, 7, '#fff', 3, fade(0.8)) +
        rect(-6, 2, 26, 7, '#fff', 3, fade(0.6)),
      turn,
    )
  const reel = place(
    random.pick([150, 640]),
    170,
    1,
    circle(0, 0, 84, setting.dark) +
      circle(0, 0, 14, setting.light) +
      repeat(5, (index) => circle(Math.cos(index * 1.257) * 48, Math.sin(index * 1.257) * 48, 21, setting.wall[0])),
  )
  return (
    room(canvas, setting) +
    reel +
    shadow(400, 404, 110, setting.dark, 15) +
    place(400, 290, 1, bucket) +
    ticket(604, 366, -14, setting.second) +
    ticket(628, 386, 9, setting.third) +
    place(
      200,
      398,
      1,
      shadow(0, 4, 44, setting.dark) +
        path('M-48,-170H48L36,0H-36Z', setting.second) +
        path('M10,-170H48L36,0H14Z', '#000', fade(0.1)) +
        rect(-56, -184, 112, 18, '#fff', 8) +
        stroke('M8,-184L22,-250H48', setting.accent, 9) +
        circle(0, -90, 24, '#fff'),
    ) +
    repeat(7, () => popped(canvas, random.between(250, 560), random.between(396, 432), 0.8))
  )
}

export function popcornBucket(canvas: Canvas, setting: Setting): Svg {
  return (
    repeat(26, (index) =>
      popped(
        canvas,
        -92 + (index % 9) * 23,
        -150 - Math.floor(index / 9) * 26 + ((index % 9) - 4) ** 2 * 1.6,
        canvas.random.between(0.95, 1.2),
      ),
    ) +
    path('M-118,-140H118L88,110H-88Z', '#fff') +
    repeat(4, (index) =>
      path(
        `M${-118 + index * 67.4},-140h33.7L${-71 + index * 50.3 + (index > 1 ? 0 : 0)},110h-${index === 0 ? 17 : 25}L${-118 + index * 67.4},-140Z`,
        setting.accent,
      ),
    ) +
    path('M50,-140H118L88,110H46Z', '#000', fade(0.12)) +
    ellipse(0, -16, 62, 40, '#fff') +
    circle(0, -16, 28, setting.accent) +
    path('M-18,-12c10,-2 13,-8 18,-18c3,8 10,12 20,12c-7,6 -13,5 -18,3c2,5 0,10 -5,15c0,-7 -2,-10 -5,-12z', '#fff')
  )
}

function popped({ random }: Canvas, x: number, y: number, size = 1): Svg {
  return place(
    x,
    y,
    size,
    circle(-12, 2, 16, '#fff3cf') +
      circle(12, 4, 15, '#ffe7a8') +
      circle(0, -12, 17, '#fffaf0') +
      circle(2, 8, 12, '#ffdf8f') +
      circle(-3, -2, 5, '#e8b64a', fade(0.6)),
    random.between(0, 180),
  )
}
