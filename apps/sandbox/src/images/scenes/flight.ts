import type { Canvas } from '../drawing/canvas.ts'
import { cloud, cypress, hills, mountains, sea, sky, sun } from '../drawing/nature.ts'
import { palettes, type Palette } from '../drawing/palettes.ts'
import { circle, fade, group, path, place, polygon, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'

export function flight(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([
    palettes.dawn,
    palettes.noon,
    palettes.dusk,
    palettes.lavender,
    palettes.tropic,
    palettes.rose,
    palettes.arctic,
    palettes.night,
  ])
  return random.pick([aboveTheClouds, throughTheWindow, overTheCoast])(canvas, palette)
}

function aboveTheClouds(canvas: Canvas, palette: Palette): Svg {
  const { random } = canvas
  const flip = random.chance(0.4)
  const bank = (y: number, size: number, fill: string, opacity: number) =>
    group(
      'translate(0 0)',
      repeat(9, (index) =>
        circle(
          index * 105 - 30 + random.between(-24, 24),
          y + random.between(-14, 14),
          size * random.between(0.75, 1.2),
          fill,
        ),
      ) + rect(0, y, 800, 300, fill),
      fade(opacity),
    )
  return (
    sky(canvas, palette) +
    sun(canvas, palette, flip ? 610 : 190, random.between(110, 170), random.between(34, 52)) +
    cloud(random.between(560, 720), random.between(60, 110), 0.8, palette.light, 0.55) +
    cloud(random.between(80, 220), random.between(60, 220), 0.6, palette.light, 0.45) +
    bank(372, 62, palette.far, 0.55) +
    place(410, random.between(196, 222), random.between(1.06, 1.22), airliner(palette), flip ? 7 : -7, flip) +
    bank(418, 58, palette.light, 0.75) +
    bank(455, 50, palette.light, 0.95)
  )
}

function overTheCoast(canvas: Canvas, palette: Palette): Svg {
  const { random } = canvas
  return (
    sky(canvas, palette) +
    sun(canvas, palette, random.between(520, 660), 150, 44) +
    cloud(180, 90, 0.9, palette.light, 0.7) +
    mountains(canvas, 320, 110, palette.far, palette.mid) +
    sea(canvas, 312, palette) +
    hills(canvas, 392, 22, palette.mid, 3) +
    hills(canvas, 428, 16, palette.near, 4) +
    repeat(6, (index) =>
      cypress(60 + index * 130 + random.between(-40, 40), 436, random.between(0.5, 0.9), palette.near, palette.deep),
    ) +
    stroke('M-20,300C160,180 280,165 395,160', palette.light, 5, 'stroke-dasharray="1 13" opacity="0.9"') +
    place(420, 160, 0.74, airliner(palette), -10)
  )
}

function throughTheWindow(canvas: Canvas, palette: Palette): Svg {
  const { random } = canvas
  const pane = rect(262, 28, 276, 384, '#000', 122)
  const view =
    sky(canvas, palette) +
    sun(canvas, palette, random.between(330, 460), 130, 38) +
    cloud(300, 100, 0.7, palette.light, 0.6) +
    mountains(canvas, 320, 100, palette.far, palette.mid, palette.light) +
    hills(canvas, 330, 16, palette.mid) +
    hills(canvas, 380, 18, palette.near) +
    path('M180,470L560,262L575,268L520,380L400,470Z', '#eef1f5') +
    path('M575,268L520,380L400,470L470,470Z', '#c9d0dc') +
    path('M556,264L575,268L580,212L566,206Z', palette.accent)
  const shell = canvas.gradient(['#f7f1ea', '#e4dad2'])
  return (
    rect(0, 0, 800, 450, shell) +
    repeat(
      2,
      (index) =>
        rect(index === 0 ? -168 : 692, 28, 276, 384, '#d3c7be', 122) +
        rect(index === 0 ? -156 : 704, 40, 252, 360, canvas.gradient([palette.sky[0], palette.sky[1]]), 112),
    ) +
    rect(244, 10, 312, 420, '#d8ccc3', 138) +
    rect(250, 14, 300, 412, '#fbf7f3', 134) +
    canvas.clip(pane, view) +
    canvas.clip(pane, rect(262, 28, 276, random.between(26, 84), '#f3ece6') + rect(262, 26, 276, 4, '#cfc4bb'))
  )
}

export function airliner({ accent, dark }: Palette): Svg {
  const windows = repeat(19, (index) => rect(-122 + index * 13.5, -12, 6.5, 9, dark, 3, fade(0.75)))
  return (
    polygon(
      [
        [14, -24],
        [-62, -82],
        [-34, -82],
        [66, -26],
      ],
      '#b9c3d3',
    ) +
    path(
      'M-200,2C-204,-16 -170,-32 -120,-32L126,-32C168,-32 196,-16 210,2C196,18 164,26 126,26L-110,26C-160,26 -196,16 -200,2Z',
      '#ffffff',
    ) +
    path(
      'M-199,6C-190,17 -158,26 -110,26L126,26C164,26 196,18 210,2C180,10 150,12 120,12L-120,12C-160,12 -186,10 -199,6Z',
      '#d5dce8',
    ) +
    path('M-186,-12L-236,-104L-194,-104C-178,-84 -156,-52 -118,-32L-140,-31Z', accent) +
    path('M-214,-64L-166,-64C-160,-56 -152,-48 -144,-42L-202,-42Z', '#fff', fade(0.28)) +
    polygon(
      [
        [-182, -4],
        [-238, 26],
        [-212, 28],
        [-132, 4],
      ],
      '#9aa8bd',
    ) +
    windows +
    path('M168,-24C180,-20 190,-14 198,-7L166,-9Z', dark, fade(0.8)) +
    path('M-6,10L-104,104L-62,104L86,14Z', '#c4cddb') +
    path('M-6,10L-104,104L-90,104L10,12Z', '#eef2f7') +
    rect(-34, 34, 66, 26, '#ffffff', 13) +
    path('M20,34A13,13 0 0 1 20,60Z', accent) +
    rect(-34, 48, 60, 12, '#c4cddb', 6) +
    stroke('M-150,18H150', accent, 3, fade(0.85))
  )
}
