import type { Canvas } from '../drawing/canvas.ts'
import { birds, cloud, hills, mountains, sea, sky, sun, sunPath } from '../drawing/nature.ts'
import { palettes, type Palette } from '../drawing/palettes.ts'
import { circle, fade, n, path, place, polygon, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'

export function cruise(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([
    palettes.dusk,
    palettes.dawn,
    palettes.tropic,
    palettes.noon,
    palettes.golden,
    palettes.night,
    palettes.rose,
  ])
  const left = random.chance(0.5)
  const x = left ? 180 : 620
  return (
    sky(canvas, palette) +
    sun(canvas, palette, x, 168, random.between(44, 58)) +
    cloud(left ? 590 : 190, 80, 0.9, palette.light, 0.55) +
    cloud(left ? 420 : 400, 130, 0.5, palette.light, 0.4) +
    random.pick([
      () => mountains(canvas, 292, 120, palette.far, palette.mid),
      () => hills(canvas, 262, 34, palette.far, 3),
      () => cliffs(canvas, palette),
    ])() +
    sea(canvas, 288, palette, 22) +
    sunPath(canvas, x, 290, palette.sun) +
    place(405, 322, random.between(1.05, 1.2), ship(palette), 0, left) +
    birds(canvas, left ? 300 : 500, 130, 5, palette.dark) +
    wave(canvas, 372, palette.water[1], 0.75) +
    wave(canvas, 408, palette.deep, 0.85)
  )
}

function cliffs(canvas: Canvas, palette: Palette): Svg {
  const houses = repeat(14, (index) => {
    const [x, y] = [490 + index * 24 + canvas.random.between(-6, 6), 232 - index * 5 + canvas.random.between(-10, 14)]
    return (
      rect(x, y, 20, 22, canvas.random.pick(['#fff6ea', '#ffe2c4', palette.second, '#ffffff']), 2) +
      polygon(
        [
          [x - 2, y],
          [x + 10, y - 9],
          [x + 22, y],
        ],
        palette.accent,
      )
    )
  })
  return (
    path('M430,292C470,240 520,246 560,206C620,176 700,182 830,120V292Z', palette.mid) +
    houses +
    path('M430,292C470,262 560,262 620,244C700,232 760,236 830,214V292Z', palette.near)
  )
}

function wave(canvas: Canvas, y: number, fill: string, opacity: number): Svg {
  const start = canvas.random.between(-80, 0)
  const crest = repeat(12, (index) => `${index === 0 ? `M${n(start)},${y}` : ''}q20,-13 40,0t40,0`)
  return path(`${crest}V460H-90Z`, fill, fade(opacity))
}

export function ship({ accent, dark, isNight, second }: Palette): Svg {
  const glass = isNight ? second : dark
  const deck = (y: number, from: number, to: number) =>
    rect(from, y, to - from, 19, '#ffffff', 5) +
    rect(from, y + 14, to - from, 5, '#d9dfe9', 2) +
    repeat((to - from - 14) / 17, (index) => rect(from + 9 + index * 17, y + 5, 9, 7, glass, 2, fade(0.8)))
  return (
    deck(-104, -86, 84) +
    deck(-84, -124, 128) +
    deck(-64, -156, 156) +
    deck(-44, -186, 182) +
    path('M-52,-104L-40,-152H-2L4,-104Z', accent) +
    rect(-43, -152, 44, 9, dark) +
    path('M-49,-116L-46,-128H1L3,-116Z', '#fff', fade(0.9)) +
    stroke('M84,-104V-158', '#d9dfe9', 4) +
    stroke('M-120,-84L84,-156L150,-64', '#ffffff', 1.4, fade(0.7)) +
    path('M-222,-24H236C226,-2 208,28 186,42H-176C-202,28 -218,4 -222,-24Z', '#ffffff') +
    path('M-213,0H225C216,16 202,32 186,42H-176C-196,32 -207,16 -213,0Z', accent) +
    path('M-222,-24H236L231,-13H-220Z', '#dfe5ee') +
    repeat(21, (index) => circle(-186 + index * 19, -6, 3.4, glass, fade(0.8)))
  )
}
