import type { Canvas } from '../drawing/canvas.ts'
import { hills, mountains, sky, sun } from '../drawing/nature.ts'
import { halls, palettes, settings, type Palette, type Setting } from '../drawing/palettes.ts'
import { circle, ellipse, fade, group, path, place, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'
import { room, shadow } from '../drawing/still-life.ts'

export function screen(canvas: Canvas): Svg {
  return canvas.random.pick([nightIn, headphonesAndBook])(canvas)
}

function nightIn(canvas: Canvas): Svg {
  const { random } = canvas
  const film = random.pick<Palette>([palettes.tropic, palettes.dusk, palettes.arctic, palettes.golden, palettes.rose])
  const [wall, dark, sofa] = random.pick(halls)
  return (
    rect(0, 0, 800, 450, canvas.gradient([wall, dark])) +
    canvas.shine(400, 170, 400, film.sky[1], 0.5) +
    rect(208, 44, 384, 226, '#0b0a12', 12) +
    canvas.clip(
      rect(220, 56, 360, 202, '#000', 4),
      group(
        'translate(220 56) scale(0.45)',
        sky(canvas, film) +
          sun(canvas, film, random.between(200, 600), 180, 86) +
          mountains(canvas, 350, 230, film.far, film.mid, film.light) +
          hills(canvas, 360, 30, film.near, 3),
      ),
    ) +
    circle(400, 157, 32, '#fff', fade(0.92)) +
    path('M391,140L419,157L391,174Z', film.accent) +
    rect(258, 246, 284, 5, '#fff', 2, fade(0.4)) +
    rect(258, 246, random.between(70, 210), 5, film.accent, 2) +
    rect(170, 292, 460, 16, '#3a2418', 5) +
    rect(196, 308, 12, 60, '#3a2418') +
    rect(592, 308, 12, 60, '#3a2418') +
    place(
      118,
      366,
      1,
      stroke('M0,0V-210', '#f0d9b4', 6) +
        ellipse(0, 2, 34, 7, '#f0d9b4') +
        path('M-50,-196L-30,-262H30L50,-196Z', '#ffd98a'),
    ) +
    canvas.shine(118, 150, 130, '#ffd98a', 0.5) +
    place(
      690,
      366,
      1.1,
      path('M-36,-60H36L28,0H-28Z', '#e8e0d6') +
        repeat(5, (index) =>
          path(
            'M0,-60C-30,-100 -26,-150 0,-176C26,-150 30,-100 0,-60Z',
            index % 2 ? '#2f8f6b' : '#46ad82',
            `transform="rotate(${-56 + index * 28} 0 -60)"`,
          ),
        ),
    ) +
    rect(0, 378, 800, 80, dark) +
    path('M120,470V392C120,352 180,350 190,384H610C620,350 680,352 680,392V470Z', sofa) +
    path('M190,384C190,350 220,336 260,336H540C580,336 610,350 610,384V410H190Z', sofa) +
    path('M190,384C190,350 220,336 260,336H540C580,336 610,350 610,384L600,400H200Z', '#fff', fade(0.1)) +
    stroke('M400,340V420', '#000', 3, fade(0.25)) +
    place(250, 386, 1, rect(-40, -40, 80, 70, film.second, 14), -12) +
    place(548, 388, 1, rect(-38, -38, 76, 68, film.accent, 14), 10) +
    repeat(
      2,
      (index) =>
        circle(350 + index * 96, 330, 31, '#1a0f14') +
        path(
          `M${300 + index * 96},400C${300 + index * 96},352 ${400 + index * 96},352 ${400 + index * 96},400Z`,
          index ? film.mid : film.near,
        ),
    )
  )
}

function headphonesAndBook(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick<Setting>([
    settings.lilac,
    settings.sky,
    settings.lemon,
    settings.blush,
    settings.teal,
    settings.ink,
    settings.sage,
  ])
  const bars = repeat(31, (index) => {
    const tall = 14 + Math.abs(Math.sin(index * 0.8) * Math.cos(index * 0.33)) * 120
    return rect(104 + index * 19.5, 150 - tall / 2, 8, tall, setting.light, 4, fade(0.6))
  })
  const book = (y: number, w: number, fill: string, shift: number) =>
    rect(400 - w / 2 + shift, y, w, 34, fill, 5) +
    rect(400 - w / 2 + shift + 8, y + 6, w - 8, 22, setting.light, 3) +
    repeat(3, (index) =>
      stroke(
        `M${400 - w / 2 + shift + 16},${y + 11 + index * 6}H${400 + w / 2 + shift - 2}`,
        setting.dark,
        1,
        fade(0.25),
      ),
    ) +
    rect(400 - w / 2 + shift, y, 16, 34, fill, 5)
  return (
    room(canvas, setting) +
    bars +
    shadow(400, 402, 170, setting.dark, 14) +
    book(366, 320, setting.accent, 0) +
    book(332, 280, setting.third, 14) +
    book(298, 300, setting.second, -10) +
    place(
      400,
      296,
      1.12,
      stroke('M-98,-30C-108,-190 108,-190 98,-30', setting.dark, 20) +
        stroke('M-98,-40C-104,-170 104,-170 98,-40', setting.accent, 7) +
        rect(-124, -62, 48, 92, setting.accent, 22) +
        rect(-90, -54, 24, 78, setting.dark, 12) +
        rect(76, -62, 48, 92, setting.accent, 22) +
        rect(66, -54, 24, 78, setting.dark, 12) +
        rect(-116, -50, 10, 50, '#fff', 5, fade(0.4)) +
        rect(84, -50, 10, 50, '#fff', 5, fade(0.4)),
    ) +
    place(
      640,
      396,
      1,
      shadow(0, 6, 44, setting.dark) +
        path('M-44,-80H44C44,-30 34,0 22,4H-22C-34,0 -44,-30 -44,-80Z', setting.light) +
        stroke('M42,-66C70,-70 70,-26 32,-28', setting.light, 10) +
        ellipse(0, -80, 44, 9, setting.second),
    ) +
    place(
      160,
      398,
      1,
      shadow(0, 4, 46, setting.dark) +
        rect(-40, -56, 80, 60, setting.second, 12) +
        repeat(5, (index) =>
          path(
            'M0,-50C-22,-84 -20,-122 0,-146C20,-122 22,-84 0,-50Z',
            index % 2 ? '#2f8f6b' : '#46ad82',
            `transform="rotate(${-50 + index * 25} 0 -50)"`,
          ),
        ),
    )
  )
}
