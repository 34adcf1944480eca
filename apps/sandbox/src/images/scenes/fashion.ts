import type { Canvas } from '../drawing/canvas.ts'
import { sprig } from '../drawing/nature.ts'
import { brightSettings } from '../drawing/palettes.ts'
import { circle, ellipse, fade, path, place, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'
import { room, shadow } from '../drawing/still-life.ts'

export function fashion(canvas: Canvas): Svg {
  return canvas.random.pick<(canvas: Canvas) => Svg>([clothesRail, shoes, bagAndHat])(canvas)
}

function clothesRail(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick(brightSettings)
  const hook =
    stroke('M0,-20C0,-34 14,-34 14,-44C14,-56 -8,-56 -8,-44', '#8a8f99', 4) + stroke('M-44,6L0,-20L44,6', '#b98245', 6)
  const coat = (fill: string) =>
    hook +
    path('M-22,-8L-62,12L-84,120L-56,128L-46,80V200H46V80L56,128L84,120L62,12L22,-8L0,20Z', fill) +
    path('M0,20L22,-8L62,12L84,120L56,128L46,80V200H4Z', '#000', fade(0.1)) +
    path('M-22,-8L0,20L22,-8L30,30L0,74L-30,30Z', setting.light, fade(0.5)) +
    stroke('M0,76V200', '#000', 2, fade(0.3)) +
    repeat(3, (index) => circle(-9, 96 + index * 30, 4, setting.dark))
  const dress = (fill: string) =>
    hook +
    path('M-18,-6L-34,8L-30,66C-40,110 -66,160 -78,206H78C66,160 40,110 30,66L34,8L18,-6C12,10 -12,10 -18,-6Z', fill) +
    rect(-31, 62, 62, 10, setting.dark, 3) +
    repeat(10, (index) =>
      circle(-44 + (index % 5) * 22, 110 + Math.floor(index / 5) * 46 + (index % 2) * 16, 6, setting.light, fade(0.7)),
    )
  const shirt = (fill: string) =>
    hook +
    path('M-20,-8L-58,8L-86,84L-58,96L-46,66V168H46V66L58,96L86,84L58,8L20,-8L0,14Z', fill) +
    repeat(6, (index) => rect(-46, 30 + index * 24, 92, 9, setting.light, 0, fade(0.75))) +
    path('M0,14L20,-8L58,8L86,84L58,96L46,66V168H10Z', '#000', fade(0.07))
  const garments = random.shuffled([
    coat(setting.accent),
    dress(setting.third),
    shirt(setting.second),
    coat(setting.arch),
    dress(setting.accent),
  ])
  return (
    room(canvas, setting) +
    place(
      400,
      60,
      1,
      stroke('M-270,330V0H270V330', setting.dark, 9) + stroke('M-320,338H-220M220,338H320', setting.dark, 9),
    ) +
    garments
      .slice(0, 4)
      .map((garment, index) => place(220 + index * 120, 112, 1.12, garment))
      .join('') +
    place(
      640,
      404,
      1,
      shadow(0, 6, 50, setting.dark, 8) +
        rect(-54, -56, 108, 60, setting.light, 6) +
        rect(-60, -72, 120, 22, setting.accent, 5),
    ) +
    place(160, 404, 0.62, shoe(setting.light, setting.accent, setting.dark))
  )
}

function shoe(upper: string, stripe: string, dark: string): Svg {
  return (
    path(
      'M-150,-6C-156,-70 -140,-110 -116,-118C-90,-124 -80,-96 -56,-88C0,-70 40,-56 90,-48C140,-40 156,-20 152,-6Z',
      upper,
    ) +
    path(
      'M-148,-30C-60,-20 60,-16 153,-18C153,-10 152,-8 152,-6H-150C-150,-14 -150,-22 -148,-30Z',
      '#000',
      fade(0.06),
    ) +
    path('M-158,-8H158C164,14 150,24 130,24H-130C-154,24 -164,10 -158,-8Z', '#fff') +
    rect(-156, 8, 312, 6, stripe, 3) +
    repeat(4, (index) => stroke(`M${-60 + index * 30},${-84 + index * 10}l22,26`, dark, 5)) +
    path('M-120,-40C-80,-30 -50,-60 -20,-20L-50,-18C-70,-40 -90,-20 -118,-22Z', stripe) +
    path('M90,-48C140,-40 156,-20 152,-6H112C112,-30 100,-42 90,-48Z', stripe)
  )
}

export function shoes(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick(brightSettings)
  const [upper, stripe] = random.pick<readonly [string, string]>([
    [setting.light, setting.accent],
    [setting.accent, setting.light],
    [setting.second, setting.third],
    [setting.third, setting.second],
  ])
  return (
    room(canvas, setting) +
    shadow(430, 348, 160, setting.dark, 12) +
    place(440, 322, 1.02, shoe(upper, stripe, setting.dark), -9) +
    shadow(370, 408, 190, setting.dark, 14) +
    place(370, 388, 1.3, shoe(upper, stripe, setting.dark)) +
    sprig(690, 404, 1.1, 14, '#3f8f5c', '#2c6e4a') +
    sprig(712, 404, 0.9, 40, '#4fa56c', '#2c6e4a')
  )
}

function bagAndHat(canvas: Canvas): Svg {
  const setting = canvas.random.pick(brightSettings)
  const leather = canvas.random.pick([setting.accent, '#b5703a', setting.third])
  return (
    room(canvas, setting) +
    shadow(350, 404, 140, setting.dark, 15) +
    place(
      350,
      396,
      1.12,
      stroke('M-62,-170C-62,-270 62,-270 62,-170', leather, 15) +
        path('M-124,-178H124L140,4H-140Z', leather) +
        path('M40,-178H124L140,4H60Z', '#000', fade(0.12)) +
        path('M-124,-178H124L128,-120C60,-84 -60,-84 -128,-120Z', '#000', fade(0.12)) +
        rect(-18, -116, 36, 44, setting.second, 8) +
        rect(-8, -102, 16, 22, leather, 4) +
        repeat(12, (index) => stroke(`M${-126 + index * 22},-8h12`, setting.light, 2.4, fade(0.6))),
    ) +
    shadow(580, 406, 116, setting.dark, 12) +
    place(
      580,
      396,
      1.05,
      ellipse(0, 0, 130, 18, '#e8c07a') +
        path('M-66,-2C-66,-70 -48,-84 0,-84C48,-84 66,-70 66,-2Z', '#f0cf92') +
        path('M20,-83C52,-80 66,-66 66,-2H34C40,-30 36,-64 20,-83Z', '#000', fade(0.08)) +
        path('M-67,-28H67L66,-4H-66Z', setting.accent),
    ) +
    place(
      180,
      392,
      1,
      shadow(0, 8, 60, setting.dark, 8) +
        circle(-32, -20, 30, 'none', `stroke="${setting.dark}" stroke-width="9"`) +
        circle(36, -20, 30, 'none', `stroke="${setting.dark}" stroke-width="9"`) +
        circle(-32, -20, 26, setting.third, fade(0.7)) +
        circle(36, -20, 26, setting.third, fade(0.7)) +
        stroke('M-4,-26q4,-6 8,0', setting.dark, 7),
    )
  )
}
