import type { Canvas } from '../drawing/canvas.ts'
import { bush, cloud, cypress, hills, mountains, pine, roundTree, sky, sun } from '../drawing/nature.ts'
import { palettes, type Palette } from '../drawing/palettes.ts'
import {
  circle,
  ellipse,
  fade,
  group,
  n,
  path,
  place,
  polygon,
  rect,
  repeat,
  stroke,
  type Svg,
} from '../drawing/shapes.ts'

const railLight: readonly [Palette, ...Palette[]] = [
  palettes.noon,
  palettes.autumn,
  palettes.lavender,
  palettes.mint,
  palettes.dawn,
  palettes.arctic,
  palettes.rose,
  palettes.dusk,
]

export function rail(canvas: Canvas): Svg {
  return canvas.random.pick([viaduct, alongTheLine])(canvas, canvas.random.pick(railLight))
}

export function steamTrain(canvas: Canvas): Svg {
  return steam(canvas, canvas.random.pick(railLight))
}

function viaduct(canvas: Canvas, palette: Palette): Svg {
  const { random } = canvas
  const stone = canvas.gradient([palette.light, palette.far])
  return (
    sky(canvas, palette) +
    sun(canvas, palette, random.between(140, 660), 110, 44) +
    cloud(random.between(100, 260), 70, 0.9, palette.light, 0.6) +
    cloud(640, 110, 0.6, palette.light, 0.5) +
    mountains(canvas, 300, 170, palette.far, palette.mid, palette.light) +
    hills(canvas, 290, 30, palette.mid, 3) +
    repeat(8, (index) =>
      pine(index * 108 + random.between(-30, 30), 330, random.between(0.4, 0.7), palette.near, palette.deep),
    ) +
    group(
      'translate(0 18)',
      repeat(7, (index) =>
        path(
          `M${-40 + index * 130},420V232H${90 + index * 130}V420H${72 + index * 130}V300a47,47 0 0 0 -94,0V420Z`,
          stone,
        ),
      ) +
        rect(-10, 216, 820, 20, palette.light) +
        rect(-10, 232, 820, 5, palette.mid, 0, fade(0.5)) +
        place(395, 216, 0.62, modernTrain(palette), 0, random.chance(0.5)),
    ) +
    hills(canvas, 404, 14, palette.near, 4) +
    repeat(9, (index) =>
      random.pick([
        () => bush(index * 100, 424, 0.7, palette.deep),
        () => roundTree(index * 100, 430, 0.8, palette.near, palette.deep, palette.dark),
      ])(),
    ) +
    hills(canvas, 440, 6, palette.deep, 3)
  )
}

function alongTheLine(canvas: Canvas, palette: Palette): Svg {
  const { random } = canvas
  return (
    sky(canvas, palette) +
    sun(canvas, palette, random.between(200, 600), 120, 52) +
    cloud(150, 80, 0.8, palette.light, 0.6) +
    cloud(660, 100, 0.7, palette.light, 0.5) +
    hills(canvas, 210, 34, palette.far, 3) +
    hills(canvas, 252, 26, palette.mid, 3) +
    repeat(7, (index) =>
      cypress(50 + index * 120 + random.between(-40, 40), 278, random.between(0.5, 0.8), palette.near, palette.deep),
    ) +
    hills(canvas, 292, 12, palette.near, 4) +
    place(400, 346, 1.02, modernTrain(palette), 0, random.chance(0.5)) +
    rect(0, 350, 800, 110, canvas.gradient([palette.deep, palette.dark])) +
    repeat(22, (index) => rect(index * 38, 356, 20, 7, palette.far, 2, fade(0.55))) +
    rect(0, 349, 800, 5, palette.light, 0, fade(0.8)) +
    repeat(26, () => {
      const x = random.between(0, 800)
      return (
        stroke(
          `M${n(x)},440q${n(random.between(-8, 8))},-16 ${n(random.between(-10, 10))},-${n(random.between(22, 44))}`,
          random.pick([palette.near, palette.mid]),
          3,
        ) +
        circle(
          x + random.between(-8, 8),
          440 - random.between(20, 46),
          random.between(3, 6),
          random.pick([palette.accent, palette.second, palette.light]),
        )
      )
    })
  )
}

export function modernTrain({ accent, dark, second, isNight }: Palette): Svg {
  const coach = (x: number) =>
    rect(x, -84, 208, 72, '#ffffff', 8) +
    rect(x, -34, 208, 22, accent, 4) +
    rect(x + 8, -70, 192, 28, dark, 8) +
    repeat(6, (index) => rect(x + 16 + index * 31, -66, 24, 20, isNight ? second : '#8fb9d8', 4, fade(0.9))) +
    rect(x + 20, -12, 46, 14, dark, 6) +
    rect(x + 142, -12, 46, 14, dark, 6)
  return (
    coach(-620) +
    coach(-408) +
    coach(-196) +
    path('M16,-84H150C214,-84 262,-50 290,-24C296,-16 292,-8 282,-8L16,-12Z', '#ffffff') +
    path('M16,-34H274L290,-24C296,-16 292,-8 282,-8L16,-12Z', accent) +
    path('M176,-76C210,-70 234,-56 250,-42H186C178,-50 176,-62 176,-76Z', dark) +
    rect(26, -70, 130, 28, dark, 8) +
    repeat(4, (index) => rect(34 + index * 31, -66, 24, 20, isNight ? second : '#8fb9d8', 4, fade(0.9))) +
    rect(40, -12, 46, 14, dark, 6) +
    rect(178, -12, 50, 14, dark, 6) +
    ellipse(278, -20, 7, 4, '#fff3c4') +
    rect(-620, -84, 770, 7, second, 3)
  )
}

function steam(canvas: Canvas, palette: Palette): Svg {
  const { random } = canvas
  const paint = random.pick([palette.accent, '#1f5a3d', '#21406e'])
  const carriage = (x: number) =>
    rect(x, -92, 170, 80, '#7a2431', 6) +
    rect(x - 4, -104, 178, 16, '#f3e7d3', 8) +
    repeat(4, (index) => rect(x + 14 + index * 39, -78, 28, 30, '#ffe6a3', 4)) +
    rect(x, -36, 170, 5, palette.second) +
    repeat(
      2,
      (index) => circle(x + 36 + index * 98, -4, 15, palette.dark) + circle(x + 36 + index * 98, -4, 6, '#cfc5bb'),
    )
  const bigWheel = (x: number) =>
    circle(x, -12, 26, palette.dark) +
    circle(x, -12, 19, paint) +
    circle(x, -12, 6, '#e7dccb') +
    repeat(4, (index) => group(`translate(${x} -12) rotate(${index * 45})`, rect(-19, -1.5, 38, 3, palette.dark)))
  const engine =
    carriage(-560) +
    carriage(-380) +
    rect(-200, -76, 86, 64, palette.dark, 5) +
    path('M-192,-76q38,-26 70,0Z', '#2b2320') +
    rect(-104, -120, 84, 106, paint, 6) +
    rect(-112, -132, 100, 16, palette.dark, 6) +
    rect(-92, -106, 54, 40, '#ffe6a3', 5) +
    rect(-30, -92, 210, 62, paint, 22) +
    rect(-30, -92, 210, 18, '#fff', 10, fade(0.18)) +
    repeat(4, (index) => rect(6 + index * 46, -92, 6, 62, palette.second)) +
    path('M128,-90L122,-140H164L158,-90Z', palette.dark) +
    rect(116, -148, 54, 12, palette.dark, 5) +
    path('M44,-90a16,18 0 0 1 32,0Z', palette.second) +
    circle(180, -61, 30, palette.dark) +
    circle(180, -61, 8, palette.second) +
    rect(-110, -34, 320, 12, palette.dark, 4) +
    bigWheel(-62) +
    bigWheel(2) +
    bigWheel(66) +
    circle(138, -2, 16, palette.dark) +
    circle(180, -2, 16, palette.dark) +
    stroke('M-62,-8H66', '#d9cfc2', 6) +
    polygon(
      [
        [200, -24],
        [240, 12],
        [190, 12],
      ],
      palette.accent,
    )
  const smoke = repeat(9, (index) =>
    circle(
      540 - index * 52 + random.between(-12, 12),
      190 - index * 13 + random.between(-14, 14),
      22 + index * 6,
      palette.light,
      fade(0.8 - index * 0.06),
    ),
  )
  return (
    sky(canvas, palette) +
    sun(canvas, palette, 640, 100, 44) +
    hills(canvas, 230, 34, palette.far, 3) +
    hills(canvas, 270, 26, palette.mid, 3) +
    repeat(8, (index) =>
      roundTree(
        30 + index * 108 + random.between(-30, 30),
        316,
        random.between(0.5, 0.9),
        palette.near,
        palette.deep,
        palette.dark,
      ),
    ) +
    hills(canvas, 318, 10, palette.near, 3) +
    smoke +
    place(400, 364, 1, engine) +
    rect(0, 372, 800, 90, palette.deep) +
    rect(0, 368, 800, 5, '#d9cfc2') +
    repeat(22, (index) => rect(index * 38, 375, 20, 9, palette.dark, 2)) +
    repeat(8, (index) =>
      bush(
        index * 112 + random.between(-20, 20),
        438,
        random.between(0.5, 0.9),
        random.pick([palette.near, palette.mid]),
      ),
    )
  )
}
