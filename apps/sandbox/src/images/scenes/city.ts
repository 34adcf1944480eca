import type { Canvas } from '../drawing/canvas.ts'
import { cloud, cypress, hills, roundTree, sea, sky, sun } from '../drawing/nature.ts'
import { palettes, type Palette } from '../drawing/palettes.ts'
import { circle, fade, n, path, polygon, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'

export function city(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([
    palettes.dusk,
    palettes.golden,
    palettes.rose,
    palettes.lavender,
    palettes.terracotta,
    palettes.night,
    palettes.autumn,
  ])
  const blocks = (base: number, tall: number, fill: string, lights: number) =>
    repeat(14, (index) => {
      const w = random.between(44, 84)
      const h = tall * random.between(0.45, 1)
      const x = index * 62 - 40 + random.between(-8, 8)
      const top = random.pick([
        () => '',
        () =>
          polygon(
            [
              [x, base - h],
              [x + w / 2, base - h - 34],
              [x + w, base - h],
            ],
            fill,
          ),
        () =>
          path(`M${n(x)},${n(base - h)}a${n(w / 2)},${n(w / 2)} 0 0 1 ${n(w)},0Z`, fill) +
          stroke(`M${n(x + w / 2)},${n(base - h - w / 2)}v-22`, fill, 4),
        () =>
          rect(x + w * 0.2, base - h - 22, w * 0.6, 24, fill) +
          stroke(`M${n(x + w / 2)},${n(base - h - 20)}v-40`, fill, 3),
      ])()
      const windows = repeat(lights * 3, (spot) =>
        random.chance(0.6)
          ? rect(
              x + 9 + (spot % 3) * ((w - 14) / 3),
              base - h + 14 + Math.floor(spot / 3) * 22,
              8,
              11,
              random.chance(0.75) ? palette.second : palette.light,
              1.5,
              fade(0.8),
            )
          : '',
      )
      return rect(x, base - h, w, h + 4, fill) + top + windows
    })
  return (
    sky(canvas, palette) +
    sun(canvas, palette, random.between(220, 580), 150, random.between(54, 72)) +
    cloud(130, 86, 0.8, palette.light, 0.4) +
    cloud(660, 120, 0.7, palette.light, 0.4) +
    blocks(300, 150, palette.far, 0) +
    blocks(312, 150, palette.mid, 3) +
    sea(canvas, 308, palette, 26) +
    repeat(14, () =>
      rect(
        random.between(20, 760),
        random.between(318, 372),
        5,
        random.between(16, 44),
        palette.second,
        2.5,
        fade(0.3),
      ),
    ) +
    bridge(canvas, palette) +
    hills(canvas, 438, 8, palette.deep, 3) +
    repeat(5, (index) =>
      random.pick([
        () => roundTree(60 + index * 170, 436, 0.7, palette.near, palette.deep, palette.dark),
        () => cypress(60 + index * 170, 438, 0.8, palette.near, palette.deep),
      ])(),
    )
  )
}

function bridge(canvas: Canvas, { deep, dark, second }: Palette): Svg {
  if (canvas.random.chance(0.5))
    return (
      stroke('M-20,352H820', dark, 9) +
      repeat(2, (index) => rect(index === 0 ? 206 : 576, 232, 15, 160, dark, 3)) +
      stroke('M-40,340C60,330 160,290 214,236C300,372 500,372 584,236C640,290 740,330 840,340', dark, 3.5) +
      repeat(32, (index) =>
        stroke(`M${230 + index * 11},352V${n(300 + 48 * Math.sin((index / 31) * Math.PI))}`, dark, 1.3),
      ) +
      repeat(16, (index) => circle(20 + index * 52, 347, 2.6, second))
    )
  return (
    repeat(6, (index) =>
      path(`M${-60 + index * 160},392V346H${100 + index * 160}V392H${82 + index * 160}a62,36 0 0 0 -124,0Z`, deep),
    ) +
    rect(-10, 336, 820, 14, dark) +
    repeat(14, (index) => stroke(`M${20 + index * 60},336v-20`, dark, 3) + circle(20 + index * 60, 313, 4.5, second))
  )
}
