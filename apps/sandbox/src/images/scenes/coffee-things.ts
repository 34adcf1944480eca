import type { Canvas } from '../drawing/canvas.ts'
import { brightSettings } from '../drawing/palettes.ts'
import { circle, ellipse, fade, path, place, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'
import { room, shadow } from '../drawing/still-life.ts'

const roast = '#5b2f1b'

/** A bag of beans, and some of them beside it. */
export function coffeeBeans(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick(brightSettings)
  return (
    room(canvas, setting) +
    shadow(390, 410, 130, setting.dark, 14) +
    place(
      390,
      402,
      1,
      path('M-118,-270H118L132,0H-132Z', '#c79a68') +
        path('M44,-270H118L132,0H64Z', '#000', fade(0.09)) +
        rect(-122, -318, 244, 56, '#b58552', 6) +
        stroke('M-122,-290H122', '#7a4a2a', 4, fade(0.6)) +
        circle(0, -128, 68, setting.light) +
        bean(0, -128, 1.5, 24),
    ) +
    repeat(11, (index) =>
      bean(560 + (index % 4) * 42 + random.between(-8, 8), 372 + (index % 3) * 22, 0.42, random.between(0, 180)),
    )
  )
}

/** A stove-top pot with two cups. */
export function mokaPot(canvas: Canvas): Svg {
  const setting = canvas.random.pick(brightSettings)
  const [metal, shade] = ['#c9cdd2', '#9aa1a9']
  return (
    room(canvas, setting) +
    shadow(390, 412, 120, setting.dark, 14) +
    place(
      390,
      404,
      1.06,
      path('M-88,-130H88L112,0H-112Z', metal) +
        path('M20,-130H88L112,0H30Z', shade) +
        rect(-92, -150, 184, 24, shade, 6) +
        path('M-78,-150L-96,-286H96L78,-150Z', metal) +
        path('M18,-150L22,-286H96L78,-150Z', shade) +
        path('M-96,-286L-132,-262L-88,-236Z', metal) +
        path('M-92,-286L-60,-320H60L92,-286Z', shade) +
        circle(0, -330, 14, setting.dark) +
        stroke('M92,-262C168,-268 172,-176 118,-150', setting.dark, 20),
    ) +
    cup(600, setting.accent) +
    cup(706, setting.second)
  )

  function cup(x: number, fill: string): Svg {
    return (
      shadow(x, 408, 42, setting.dark, 8) +
      place(
        x,
        402,
        1,
        path('M-38,-66H38L30,0H-30Z', fill) +
          ellipse(0, -66, 38, 9, roast) +
          stroke('M36,-54C64,-56 60,-20 32,-22', fill, 8),
      )
    )
  }
}

function bean(x: number, y: number, size: number, turn: number): Svg {
  return place(x, y, size, ellipse(0, 0, 22, 31, roast) + stroke('M0,-30C-10,-10 10,10 0,30', '#c79a68', 4), turn)
}
