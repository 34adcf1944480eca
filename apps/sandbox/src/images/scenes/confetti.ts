import type { Canvas } from '../drawing/canvas.ts'
import { settings, type Setting } from '../drawing/palettes.ts'
import { circle, ellipse, fade, n, path, place, polygon, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'
import { shadow } from '../drawing/still-life.ts'

export function confetti(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick<Setting>([
    settings.berry,
    settings.lemon,
    settings.ink,
    settings.brick,
    settings.lilac,
    settings.sky,
    settings.teal,
    settings.blush,
  ])
  const prize = random.pick<(setting: Setting) => Svg>([giftBox, trophy, tickets, puzzle])(setting)
  const colours = [setting.accent, setting.second, setting.third, setting.light, setting.arch]
  const rays = repeat(14, (index) =>
    polygon(
      [
        [400, 250],
        [400 + Math.cos(index * 0.449 - 0.1) * 700, 250 + Math.sin(index * 0.449 - 0.1) * 700],
        [400 + Math.cos(index * 0.449 + 0.1) * 700, 250 + Math.sin(index * 0.449 + 0.1) * 700],
      ],
      setting.light,
      fade(0.13),
    ),
  )
  const scraps = repeat(80, () => {
    const [x, y] = [random.between(0, 800), random.between(-10, 420)]
    return random.pick([
      () =>
        rect(
          0,
          0,
          random.between(8, 18),
          random.between(5, 10),
          random.pick(['#fff', setting.accent, setting.second, setting.third]),
          2,
          `transform="translate(${n(x)} ${n(y)}) rotate(${random.whole(0, 180)})"`,
        ),
      () => circle(x, y, random.between(3, 7), colours[random.whole(0, 4)] ?? ''),
      () => stroke(`M${n(x)},${n(y)}c6,-12 12,8 18,-4s12,8 16,-4`, colours[random.whole(0, 4)] ?? '', 4),
    ])()
  })
  return (
    rect(0, 0, 800, 450, canvas.gradient(setting.wall, 'diagonal')) +
    rays +
    canvas.shine(400, 240, 300, setting.light, 0.5) +
    scraps +
    path('M-10,396C200,370 600,370 810,396V460H-10Z', setting.table[1]) +
    path('M-10,406C200,380 600,380 810,406V460H-10Z', setting.table[0]) +
    shadow(400, 412, 130, setting.dark, 15) +
    place(400, 404, 1.14, prize)
  )
}

export function giftBox({ accent, second, light }: Setting): Svg {
  return (
    rect(-108, -140, 216, 144, accent, 8) +
    rect(30, -140, 78, 144, '#000', 8, fade(0.12)) +
    rect(-20, -140, 40, 144, second) +
    place(
      0,
      -150,
      1,
      rect(-124, -40, 248, 46, accent, 8) +
        rect(-124, -40, 248, 12, '#fff', 6, fade(0.25)) +
        rect(-22, -40, 44, 46, second) +
        path('M0,-42C-30,-110 -110,-100 -92,-62C-84,-44 -30,-40 0,-42Z', second) +
        path('M0,-42C30,-110 110,-100 92,-62C84,-44 30,-40 0,-42Z', second) +
        path('M-8,-46C-34,-84 -76,-84 -72,-66C-68,-52 -30,-46 -8,-46Z', light, fade(0.5)) +
        path('M8,-46C34,-84 76,-84 72,-66C68,-52 30,-46 8,-46Z', light, fade(0.5)) +
        circle(0, -46, 15, second),
      -4,
    )
  )
}

function trophy({ accent, light, dark }: Setting): Svg {
  const gold = '#f6b52e'
  return (
    rect(-70, -34, 140, 38, dark, 6) +
    rect(-50, -26, 100, 20, light, 4) +
    path('M-18,-34C-12,-60 -14,-86 -20,-100H20C14,-86 12,-60 18,-34Z', '#d99a1c') +
    stroke('M-88,-262C-150,-262 -140,-170 -64,-160M88,-262C150,-262 140,-170 64,-160', gold, 16) +
    path('M-96,-286H96C98,-190 70,-106 0,-100C-70,-106 -98,-190 -96,-286Z', gold) +
    path('M30,-286H96C98,-190 70,-106 0,-100C50,-130 50,-220 30,-286Z', '#d99a1c') +
    rect(-104, -296, 208, 18, '#ffd36b', 8) +
    path('M0,-256l15,31l34,4l-25,23l7,34l-31,-17l-31,17l7,-34l-25,-23l34,-4z', accent) +
    rect(-78, -270, 12, 90, '#fff', 6, fade(0.4))
  )
}

function tickets({ accent, second, third, light }: Setting): Svg {
  const one = (turn: number, fill: string) =>
    place(
      0,
      -130,
      1.3,
      path('M-130,-58H130V-20a20,20 0 0 0 0,40V58H-130V20a20,20 0 0 0 0,-40Z', fill) +
        stroke('M64,-48V48', light, 4, 'stroke-dasharray="2 11"') +
        path('M-44,-38l12,25l27,3l-20,18l5,27l-24,-13l-24,13l5,-27l-20,-18l27,-3z', light) +
        rect(14, -24, 34, 9, light, 4, fade(0.9)) +
        rect(14, -4, 34, 9, light, 4, fade(0.7)) +
        rect(14, 16, 24, 9, light, 4, fade(0.5)) +
        rect(80, -30, 34, 60, light, 4, fade(0.35)),
      turn,
    )
  return one(20, third) + one(4, second) + one(-12, accent)
}

function puzzle({ accent, second, third, light, dark }: Setting): Svg {
  const ball = (x: number, y: number, radius: number, fill: string, pips: number) =>
    circle(x, y, radius, fill) +
    circle(x, y, radius * 0.55, light) +
    repeat(pips, (index) =>
      rect(x - radius * 0.26 + index * radius * 0.3, y - radius * 0.25, radius * 0.16, radius * 0.5, dark, 2),
    ) +
    ellipse(x - radius * 0.4, y - radius * 0.5, radius * 0.22, radius * 0.14, '#fff', fade(0.6))
  return (
    ball(-110, -64, 66, accent, 2) +
    ball(112, -58, 60, third, 1) +
    ball(0, -82, 84, second, 2) +
    ball(-52, -200, 56, third, 1) +
    ball(66, -204, 58, accent, 2) +
    ball(6, -292, 44, light === '#ffffff' ? second : '#7fc9a8', 1)
  )
}
