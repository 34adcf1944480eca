import type { Canvas } from '../drawing/canvas.ts'
import { hills, mountains, pine, roundTree, sky, sprig, sun } from '../drawing/nature.ts'
import { palettes, type Palette } from '../drawing/palettes.ts'
import { circle, ellipse, n, path, place, repeat, stroke, type Svg } from '../drawing/shapes.ts'

export function wildlife(canvas: Canvas): Svg {
  const { random } = canvas
  return random.pick([owl, foxInTheGrass, deerAtDawn])(canvas)
}

export function owl(canvas: Canvas): Svg {
  const palette = canvas.random.pick<Palette>([palettes.night, palettes.dusk, palettes.lavender])
  const feather = '#e8c79c'
  const bird =
    path('M-74,96C-92,20 -82,-70 0,-84C82,-70 92,20 74,96C40,122 -40,122 -74,96Z', '#8a5a3a') +
    path('M-46,110C-60,40 -40,-4 0,-8C40,-4 60,40 46,110C20,120 -20,120 -46,110Z', feather) +
    repeat(15, (index) =>
      path(`M${-34 + (index % 5) * 17 - 6},${20 + Math.floor(index / 5) * 26}q6,12 12,0`, '#b98555'),
    ) +
    path('M-66,-56L-84,-112L-30,-78Z', '#8a5a3a') +
    path('M66,-56L84,-112L30,-78Z', '#8a5a3a') +
    circle(-33, -36, 38, '#f7e3c6') +
    circle(33, -36, 38, '#f7e3c6') +
    circle(-31, -35, 24, palette.second) +
    circle(31, -35, 24, palette.second) +
    circle(-30, -34, 14, '#1b1220') +
    circle(30, -34, 14, '#1b1220') +
    circle(-25, -40, 5, '#fff') +
    circle(35, -40, 5, '#fff') +
    path('M-9,-22H9L0,2Z', '#e8892e') +
    path('M-76,0C-104,40 -92,90 -62,104C-74,70 -74,30 -76,0Z', '#6b4329') +
    path('M76,0C104,40 92,90 62,104C74,70 74,30 76,0Z', '#6b4329') +
    repeat(2, (index) =>
      stroke(`M${index ? 18 : -34},112v14M${index ? 26 : -26},114v14M${index ? 34 : -18},112v14`, '#e8892e', 6),
    )
  return (
    sky(canvas, palette) +
    sun(canvas, { ...palette, isNight: true }, canvas.random.between(360, 480), 170, 118) +
    hills(canvas, 330, 26, palette.far, 3) +
    repeat(13, (index) =>
      pine(index * 66 + canvas.random.between(-16, 16), 420, canvas.random.between(1, 1.9), palette.mid, palette.near),
    ) +
    hills(canvas, 410, 12, palette.near, 3) +
    stroke('M-20,372C180,340 520,372 820,336', palette.dark, 24) +
    stroke('M600,356C660,320 680,300 720,290', palette.dark, 11) +
    sprig(690, 308, 0.8, 40, palette.near, palette.deep) +
    sprig(120, 350, 0.9, -20, palette.near, palette.deep) +
    place(400, 236, 1.06, bird)
  )
}

function foxInTheGrass(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.autumn, palettes.golden, palettes.mint, palettes.rose])
  const fur = '#e2682c'
  const fox =
    path('M150,96C230,80 262,10 226,-46C214,-4 176,18 130,40Z', fur) +
    path('M226,-46C236,-24 236,0 228,20C214,12 208,0 206,-14Z', '#fff6ea') +
    path('M-60,110C-78,40 -40,0 40,2C120,4 168,46 164,110Z', fur) +
    path('M-58,110C-64,70 -46,40 -20,30C-6,60 0,90 0,110Z', '#fff6ea') +
    path('M-128,-96L-104,-20L-60,-58Z', fur) +
    path('M28,-96L4,-20L-40,-58Z', fur) +
    path('M-118,-76L-102,-32L-78,-54Z', '#3a1c14') +
    path('M18,-76L2,-32L-22,-54Z', '#3a1c14') +
    path('M-50,-66C10,-66 38,-20 30,14C10,54 -24,70 -50,74C-76,70 -110,54 -130,14C-138,-20 -110,-66 -50,-66Z', fur) +
    path('M30,14C10,54 -24,70 -50,74C-76,70 -110,54 -130,14C-100,10 -76,20 -50,44C-24,20 0,10 30,14Z', '#fff6ea') +
    ellipse(-84, -4, 8, 10, '#2a1410') +
    ellipse(-16, -4, 8, 10, '#2a1410') +
    circle(-81, -8, 3, '#fff') +
    circle(-13, -8, 3, '#fff') +
    ellipse(-50, 62, 12, 9, '#2a1410')
  return (
    sky(canvas, palette) +
    sun(canvas, palette, random.between(500, 660), 130, 62) +
    hills(canvas, 270, 26, palette.far, 3) +
    repeat(9, (index) =>
      roundTree(
        index * 100 + random.between(-20, 20),
        326,
        random.between(0.9, 1.5),
        palette.mid,
        palette.near,
        palette.dark,
      ),
    ) +
    hills(canvas, 330, 14, palette.near, 3) +
    place(400, 290, 1.08, fox, 0, random.chance(0.5)) +
    hills(canvas, 418, 10, palette.deep, 4) +
    grass(canvas, palette)
  )
}

function deerAtDawn(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.dawn, palettes.mint, palettes.autumn, palettes.lavender])
  const coat = palette.dark
  const deer =
    stroke(
      'M-96,-150C-130,-180 -136,-214 -128,-250M-124,-196C-150,-204 -160,-222 -160,-244M-116,-176C-96,-196 -92,-220 -98,-240M-84,-152C-60,-184 -52,-214 -56,-250M-60,-198C-38,-208 -28,-224 -26,-246',
      coat,
      8,
    ) +
    path(
      'M-112,-146C-132,-140 -150,-120 -152,-106C-140,-96 -118,-98 -104,-104C-92,-60 -84,-40 -70,-16C-66,40 -66,80 -70,130H-54C-48,84 -44,50 -36,24C10,34 60,34 96,20C104,60 104,90 98,130H114C124,90 130,50 128,8C136,-16 132,-42 112,-50C60,-66 0,-52 -40,-66C-56,-90 -64,-130 -80,-150Z',
      coat,
    ) +
    path('M-82,-150C-66,-166 -50,-168 -40,-162C-48,-146 -62,-138 -78,-138Z', coat) +
    path('M128,-40C144,-44 146,-24 134,-18Z', palette.light) +
    circle(-122, -126, 3.6, palette.light)
  return (
    sky(canvas, palette) +
    sun(canvas, palette, 400, 200, 96) +
    mountains(canvas, 330, 150, palette.far, palette.mid) +
    repeat(14, (index) =>
      pine(index * 60 + random.between(-14, 14), 352, random.between(0.7, 1.1), palette.mid, palette.near),
    ) +
    hills(canvas, 352, 14, palette.near, 3) +
    place(420, 276, 0.98, deer, 0, random.chance(0.5)) +
    hills(canvas, 412, 10, palette.deep, 3) +
    grass(canvas, palette)
  )
}

function grass(canvas: Canvas, palette: Palette): Svg {
  const { random } = canvas
  return repeat(60, () => {
    const x = random.between(-10, 810)
    return (
      stroke(
        `M${n(x)},456q${n(random.between(-6, 6))},-24 ${n(random.between(-16, 16))},-${n(random.between(26, 66))}`,
        random.pick([palette.deep, palette.near, palette.mid]),
        3.4,
      ) +
      (random.chance(0.2)
        ? circle(x, 400 + random.between(-6, 30), 4.5, random.pick([palette.second, palette.light, palette.accent]))
        : '')
    )
  })
}
