import type { Canvas } from '../drawing/canvas.ts'
import { cloud, hills, sky, sun } from '../drawing/nature.ts'
import { palettes, type Palette } from '../drawing/palettes.ts'
import { circle, group, n, path, place, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'

export function thrills(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([
    palettes.dusk,
    palettes.tropic,
    palettes.lavender,
    palettes.rose,
    palettes.night,
    palettes.noon,
  ])
  const wheelX = random.pick([190, 600])
  const colours = [palette.accent, palette.second, palette.light, '#35b6a8', '#f48fb1']
  const wheel =
    stroke('M0,0L-70,190M0,0L70,190', palette.dark, 9) +
    circle(0, 0, 128, 'none', `stroke="${palette.light}" stroke-width="7"`) +
    circle(0, 0, 104, 'none', `stroke="${palette.light}" stroke-width="3"`) +
    repeat(12, (index) => group(`rotate(${index * 30})`, stroke('M0,0V-128', palette.light, 2.5))) +
    repeat(12, (index) => {
      const turn = (index * Math.PI) / 6
      return place(
        Math.sin(turn) * 128,
        -Math.cos(turn) * 128,
        1,
        circle(0, 10, 14, colours[index % 5] ?? '') + rect(-14, 3, 28, 7, '#fff', 3),
      )
    }) +
    circle(0, 0, 16, palette.accent)
  const track =
    'M-20,396C70,396 90,300 150,240C220,168 280,330 350,330C440,330 470,120 400,120C330,120 350,330 450,330C560,330 580,150 660,150C740,150 760,300 820,330'
  const at = (x: number, y: number, turn: number, fill: string) =>
    place(
      x,
      y,
      1,
      rect(-25, -30, 48, 26, fill, 8) +
        circle(-8, -38, 8, '#ffd9b8') +
        circle(12, -38, 8, '#8a5a3a') +
        stroke('M-12,-44l-6,-14M16,-44l6,-14', '#ffd9b8', 4),
      turn,
    )
  return (
    sky(canvas, palette) +
    sun(canvas, palette, 800 - wheelX, 100, 40) +
    cloud(330, 70, 0.7, palette.light, 0.5) +
    hills(canvas, 340, 20, palette.far, 3) +
    place(wheelX, 196, 1.06, wheel) +
    hills(canvas, 384, 10, palette.mid, 4) +
    repeat(17, (index) => stroke(`M${20 + index * 50},450V${n(330 + 40 * Math.sin(index * 1.4))}`, palette.near, 4)) +
    stroke(track, palette.dark, 13) +
    stroke(track, palette.accent, 7) +
    stroke(track, palette.light, 2, 'stroke-dasharray="2 12"') +
    at(352, 322, 3, palette.second) +
    at(404, 322, -3, '#35b6a8') +
    at(300, 306, 26, palette.light) +
    rect(0, 420, 800, 40, palette.deep) +
    repeat(5, (index) => tentTop(80 + index * 170, 424, colours[index] ?? '', palette.light)) +
    repeat(28, (index) =>
      circle(index * 30, 404 + 10 * Math.sin(index), 3.4, index % 2 ? palette.second : palette.light),
    )
  )
}

function tentTop(x: number, y: number, fill: string, stripe: string): Svg {
  return place(
    x,
    y,
    0.72,
    rect(-64, -44, 128, 74, stripe) +
      repeat(4, (index) => rect(-64 + index * 32, -44, 16, 74, fill)) +
      path('M-80,-42L0,-100L80,-42Z', fill) +
      path('M-40,-42L0,-100L40,-42Z', stripe) +
      path('M-14,-42L0,-100L14,-42Z', fill) +
      stroke('M0,-100v-20', '#5b3a2a', 3) +
      path('M0,-120l26,7l-26,8z', fill),
  )
}
