import type { Canvas } from '../drawing/canvas.ts'
import { cloud, hills, mountains, pine, sky, sun } from '../drawing/nature.ts'
import { palettes, type Palette } from '../drawing/palettes.ts'
import { circle, ellipse, fade, n, path, place, rect, repeat, smooth, stroke, type Svg } from '../drawing/shapes.ts'

export function road(canvas: Canvas): Svg {
  return onTheRoad(canvas, canvas.random.pick([convertible, camper]))
}

export function camperVan(canvas: Canvas): Svg {
  return onTheRoad(canvas, camper)
}

function onTheRoad(canvas: Canvas, vehicle: (paint: string, palette: Palette) => Svg): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([
    palettes.terracotta,
    palettes.noon,
    palettes.autumn,
    palettes.dusk,
    palettes.mint,
    palettes.golden,
    palettes.lavender,
  ])
  const paint = random.pick([palette.accent, '#f4b52e', '#1f7f7d', '#f4efe6', '#3b6fc4'])
  const desert = palette.name === 'terracotta' || palette.name === 'dusk'
  return (
    sky(canvas, palette) +
    sun(canvas, palette, random.between(180, 620), 140, random.between(40, 60)) +
    cloud(random.between(100, 300), 80, 0.8, palette.light, 0.6) +
    cloud(random.between(500, 700), 110, 0.6, palette.light, 0.5) +
    (desert ? mesas(canvas, palette) : mountains(canvas, 290, 150, palette.far, palette.mid, palette.light)) +
    hills(canvas, 288, 16, palette.mid, 4) +
    path(
      smooth([
        [430, 290],
        [520, 306],
        [360, 330],
        [330, 350],
      ]) + 'L560,350L430,330L600,306L446,290Z',
      palette.dark,
      fade(0.3),
    ) +
    hills(canvas, 330, 12, palette.near, 3) +
    repeat(7, (index) =>
      desert
        ? cactus(40 + index * 125 + random.between(-30, 30), 340, random.between(0.4, 0.7), palette)
        : pine(40 + index * 120 + random.between(-30, 30), 340, random.between(0.4, 0.75), palette.near, palette.deep),
    ) +
    rect(0, 352, 800, 100, canvas.gradient([palette.deep, palette.dark])) +
    rect(0, 350, 800, 5, palette.light, 0, fade(0.6)) +
    repeat(9, (index) => rect(index * 100 - 20, 414, 56, 7, palette.light, 3, fade(0.85))) +
    place(400, 386, random.between(1.15, 1.3), vehicle(paint, palette), 0, random.chance(0.4))
  )
}

function mesas(canvas: Canvas, palette: Palette): Svg {
  return repeat(4, (index) => {
    const [x, w, h] = [
      index * 220 - 60 + canvas.random.between(-30, 30),
      canvas.random.between(120, 190),
      canvas.random.between(70, 150),
    ]
    return (
      path(`M${n(x)},300L${n(x + 22)},${n(300 - h)}H${n(x + w - 22)}L${n(x + w)},300Z`, palette.far) +
      path(`M${n(x + w * 0.6)},300L${n(x + w * 0.62)},${n(300 - h)}H${n(x + w - 22)}L${n(x + w)},300Z`, palette.mid) +
      rect(x + 16, 300 - h * 0.66, w - 34, 6, palette.light, 0, fade(0.22))
    )
  })
}

function cactus(x: number, y: number, size: number, palette: Palette): Svg {
  return place(
    x,
    y,
    size,
    stroke('M0,0V-86', palette.deep, 18) +
      stroke('M0,-30H-30V-60', palette.deep, 13) +
      stroke('M0,-44H28V-76', palette.deep, 13),
  )
}

const wheel = (x: number, dark: string) =>
  circle(x, 24, 22, dark) + circle(x, 24, 11, '#e7e3df') + circle(x, 24, 4, dark)

function convertible(paint: string, { dark, light }: Palette): Svg {
  return (
    ellipse(0, 46, 170, 8, '#000', fade(0.25)) +
    path('M56,-24L24,-64L32,-66L74,-22Z', light, fade(0.85)) +
    stroke('M60,-24L26,-65', dark, 4) +
    path('M-60,-26C-62,-46 -40,-50 -36,-28Z', '#8a3b2a') +
    path('M-8,-26C-10,-48 14,-50 16,-28Z', '#8a3b2a') +
    path(
      'M-158,18C-166,-8 -150,-24 -110,-28L-60,-26H40C90,-24 136,-16 154,2C162,14 160,26 150,28H-146C-154,28 -156,24 -158,18Z',
      paint,
    ) +
    path('M-158,8C-100,2 60,0 157,8C162,16 160,26 150,28H-146C-156,28 -158,20 -158,8Z', '#000', fade(0.14)) +
    stroke('M-20,-24C-16,-6 -16,10 -20,24M44,-24C50,-6 50,10 46,24', '#000', 1.6, fade(0.3)) +
    rect(-8, -10, 20, 4, light, 2) +
    ellipse(148, 4, 8, 6, '#fff3c4') +
    rect(-160, -4, 12, 10, '#ff6a5e', 4) +
    wheel(-96, dark) +
    wheel(96, dark) +
    stroke('M-150,-8C-60,-18 60,-18 140,-4', '#fff', 2.5, fade(0.5))
  )
}

function camper(paint: string, { dark, light, sky: [, high] }: Palette): Svg {
  return (
    ellipse(0, 46, 170, 8, '#000', fade(0.25)) +
    rect(-124, -112, 190, 20, '#c99b66', 6) +
    rect(-100, -126, 60, 16, '#8a5a3a', 5) +
    rect(-30, -122, 70, 12, paint, 5) +
    path('M-150,26V-70C-150,-88 -140,-94 -122,-94H84C118,-94 136,-60 150,-22C154,-8 154,16 150,26Z', light) +
    path('M-150,26V-22H150C154,-8 154,16 150,26Z', paint) +
    rect(-150, -26, 300, 6, '#fff') +
    repeat(
      3,
      (index) =>
        rect(-134 + index * 62, -76, 50, 38, high, 8) +
        path(`M${-134 + index * 62},-50L${-100 + index * 62},-76h12L${-134 + index * 62},-40Z`, '#fff', fade(0.5)),
    ) +
    path('M60,-76H86C106,-76 116,-60 124,-38H60Z', high) +
    ellipse(140, -6, 9, 9, '#fff3c4') +
    rect(-156, 14, 312, 12, '#e9e2da', 5) +
    wheel(-92, dark) +
    wheel(96, dark)
  )
}
