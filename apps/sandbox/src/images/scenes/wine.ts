import type { Canvas } from '../drawing/canvas.ts'
import { bush, cloud, cypress, hills, sky, sun } from '../drawing/nature.ts'
import { palettes, settings, type Palette, type Setting } from '../drawing/palettes.ts'
import { circle, ellipse, fade, path, place, polygon, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'
import { room, shadow } from '../drawing/still-life.ts'

export function wine(canvas: Canvas): Svg {
  return canvas.random.pick([vineyard, bottleAndGlass, vineyard])(canvas)
}

export function wineBottle(glassColour: string, label: string, mark: string, foil: string): Svg {
  return (
    path(
      'M-34,0V-150C-34,-184 -14,-194 -13,-226V-282H13V-226C14,-194 34,-184 34,-150V0C34,8 28,10 20,10H-20C-28,10 -34,8 -34,0Z',
      glassColour,
    ) +
    path('M14,-196C26,-186 34,-176 34,-150V0C34,8 28,10 20,10H8C20,-40 20,-150 14,-196Z', '#000', fade(0.2)) +
    rect(-15, -290, 30, 58, foil, 4) +
    rect(-34, -120, 68, 84, label) +
    rect(-34, -120, 68, 6, foil) +
    circle(0, -84, 15, mark) +
    rect(-20, -58, 40, 4, '#3a2a20', 2, fade(0.5)) +
    rect(-14, -50, 28, 3, '#3a2a20', 2, fade(0.4)) +
    rect(-26, -176, 7, 150, '#fff', 3.5, fade(0.22))
  )
}

export function wineGlass(drink: string): Svg {
  return (
    ellipse(0, 4, 46, 8, '#fff', fade(0.65)) +
    rect(-3.5, -96, 7, 98, '#fff', 3, fade(0.75)) +
    path('M-40,-212C-64,-160 -56,-104 0,-94C56,-104 64,-160 40,-212C24,-207 -24,-207 -40,-212Z', '#fff', fade(0.34)) +
    path('M-53,-158C-54,-124 -38,-100 0,-97C38,-100 54,-124 53,-158C30,-163 -30,-153 -53,-158Z', drink) +
    ellipse(0, -158, 52, 6, '#fff', fade(0.18)) +
    path(
      'M-36,-196C-48,-164 -46,-136 -34,-118',
      'none',
      'stroke="#fff" stroke-width="5" stroke-linecap="round" opacity="0.6"',
    )
  )
}

const drinks = ['#8c1232', '#f1cf6b', '#f39aa0', '#a3163a'] as const

function vineyard(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([
    palettes.golden,
    palettes.autumn,
    palettes.terracotta,
    palettes.dawn,
    palettes.mint,
    palettes.rose,
    palettes.lavender,
  ])
  const drink = random.pick(drinks)
  const left = random.chance(0.5)
  const row = (index: number) => {
    const x = index * 112 - 520
    return (
      stroke(`M${400 + x * 0.16},300L${400 + x * 1.6},470`, palette.deep, 17) +
      repeat(7, (spot) => {
        const t = 0.12 + spot * 0.145
        return circle(400 + x * (0.16 + 1.44 * t), 300 + 170 * t, 6 + t * 17, spot % 2 ? palette.near : palette.mid)
      })
    )
  }
  return (
    sky(canvas, palette) +
    sun(canvas, palette, left ? 600 : 210, 130, 54) +
    cloud(left ? 300 : 560, 80, 0.8, palette.light, 0.5) +
    hills(canvas, 236, 34, palette.far, 3) +
    repeat(6, (index) =>
      cypress(60 + index * 140 + random.between(-30, 30), 276, random.between(0.4, 0.75), palette.near, palette.deep),
    ) +
    place(
      left ? 640 : 190,
      272,
      0.8,
      rect(-60, -50, 120, 52, '#fff3df') +
        polygon(
          [
            [-70, -50],
            [0, -84],
            [70, -50],
          ],
          palette.accent,
        ) +
        rect(-12, -28, 24, 30, palette.dark, 4) +
        repeat(2, (index) => rect(-46 + index * 72, -34, 18, 18, palette.mid, 2)) +
        rect(60, -86, 34, 88, '#fff3df') +
        polygon(
          [
            [54, -86],
            [77, -112],
            [100, -86],
          ],
          palette.accent,
        ),
    ) +
    hills(canvas, 286, 10, palette.mid, 3) +
    rect(0, 292, 800, 170, canvas.gradient([palette.mid, palette.second])) +
    repeat(11, row) +
    bush(80, 456, 0.9, palette.deep) +
    bush(730, 456, 1, palette.deep) +
    place(
      left ? 330 : 450,
      428,
      1.2,
      wineBottle(random.pick(['#1f3d2b', '#2b1a24', '#3b4a1c']), '#fff6e6', palette.accent, palette.accent),
    ) +
    place(left ? 450 : 330, 430, 1.18, wineGlass(drink))
  )
}

function bottleAndGlass(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick<Setting>([
    settings.berry,
    settings.blush,
    settings.sand,
    settings.sage,
    settings.teal,
    settings.lilac,
  ])
  const grape = (x: number, y: number, fill: string) =>
    place(
      x,
      y,
      1,
      repeat(15, (index) => {
        const line = index < 5 ? 0 : index < 9 ? 1 : index < 12 ? 2 : index < 14 ? 3 : 4
        const at = index - ([0, 5, 9, 12, 14][line] ?? 0)
        return (
          circle(-46 + at * 23 + line * 11.5, line * 19, 13, fill) +
          circle(-50 + at * 23 + line * 11.5, line * 19 - 4, 4, '#fff', fade(0.35))
        )
      }) +
        path('M-6,-14c0,-20 10,-26 20,-30l4,8c-10,4 -14,12 -14,24z', '#6b4329') +
        path('M10,-26c20,-26 50,-22 58,-10c-6,22 -36,30 -58,10z', '#5b9a4f'),
    )
  return (
    room(canvas, setting) +
    shadow(340, 400, 62, setting.dark) +
    place(
      340,
      392,
      1.22,
      wineBottle(random.pick(['#1f3d2b', '#2b1a24', '#4a1226']), setting.light, setting.accent, setting.second),
    ) +
    shadow(480, 400, 58, setting.dark) +
    place(480, 396, 1.2, wineGlass(random.pick(drinks))) +
    shadow(616, 400, 66, setting.dark) +
    grape(616, 320, random.pick(['#5b2a78', '#7fae3f', '#8c1c4a'])) +
    place(
      200,
      376,
      1,
      shadow(0, 22, 70, setting.dark, 10) +
        path('M-70,16L40,-46L82,16Z', '#f6c94f') +
        path('M-70,16H82V34H-70Z', '#e3a92e') +
        circle(0, 4, 9, '#d99a20') +
        circle(36, -10, 7, '#d99a20') +
        circle(-28, 12, 5, '#d99a20'),
    )
  )
}
