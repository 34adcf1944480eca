import type { Canvas } from '../drawing/canvas.ts'
import { halls, palettes, type Palette } from '../drawing/palettes.ts'
import { circle, ellipse, fade, n, path, place, polygon, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'

export function stage(canvas: Canvas): Svg {
  return canvas.random.pick([spotlight, gig])(canvas)
}

function spotlight(canvas: Canvas): Svg {
  return onStage(canvas, canvas.random.pick<() => Svg>([grandPiano, cello, microphone, masks])())
}

export function grandPianoOnStage(canvas: Canvas): Svg {
  return onStage(canvas, canvas.random.pick<() => Svg>([grandPiano, cello])())
}

function onStage(canvas: Canvas, thing: Svg): Svg {
  const [wall, dark, curtain] = canvas.random.pick(halls)
  const fold = (x: number, w: number, index: number) =>
    rect(x, -10, w, 376, canvas.gradient([index % 2 ? curtain : wall, wall])) +
    rect(x + w * 0.66, -10, w * 0.34, 376, '#000', 0, fade(0.22))
  return (
    rect(0, 0, 800, 450, dark) +
    repeat(14, (index) => fold(index * 58 - 4, 58, index)) +
    path(
      'M0,-4H800V64C740,120 690,72 640,68C560,120 510,72 460,68C430,100 370,100 340,68C290,72 240,120 160,68C110,72 60,120 0,64Z',
      curtain,
    ) +
    path(
      'M0,54C60,110 110,62 160,58C240,110 290,62 340,58C370,90 430,90 460,58C510,62 560,110 640,58C690,62 740,110 800,54V66C740,122 690,74 640,70C560,122 510,74 460,70C430,102 370,102 340,70C290,74 240,122 160,70C110,74 60,122 0,66Z',
      '#f5c04a',
    ) +
    path('M0,352H800V460H0Z', canvas.gradient(['#c98a4e', '#7a4522'])) +
    repeat(9, (index) =>
      stroke(`M${400 + (index - 4) * 60},352L${400 + (index - 4) * 130},460`, '#5b3018', 2, fade(0.45)),
    ) +
    polygon(
      [
        [360, -10],
        [440, -10],
        [610, 396],
        [190, 396],
      ],
      canvas.gradient([
        ['#fff6d8', 0.62],
        ['#fff6d8', 0.12],
      ]),
    ) +
    polygon(
      [
        [90, -10],
        [140, -10],
        [470, 396],
        [300, 396],
      ],
      '#fff6d8',
      fade(0.12),
    ) +
    polygon(
      [
        [660, -10],
        [710, -10],
        [500, 396],
        [330, 396],
      ],
      '#fff6d8',
      fade(0.12),
    ) +
    ellipse(400, 398, 216, 30, '#fff1c4', fade(0.75)) +
    place(400, 398, 1, thing) +
    repeat(
      11,
      (index) =>
        path(`M${30 + index * 74},452a22,20 0 0 1 44,0z`, '#2b1710') + circle(52 + index * 74, 438, 8, '#ffe08a'),
    )
  )
}

function grandPiano(): Svg {
  return (
    path('M-150,-104C-150,-196 -60,-252 60,-238L150,-128Z', '#1a1418') +
    path('M-140,-108C-134,-184 -54,-234 52,-226L132,-130Z', '#7a4522') +
    stroke('M110,-130L40,-226', '#1a1418', 6) +
    path('M-170,-120H160C176,-120 176,-72 160,-72H-170C-186,-72 -186,-120 -170,-120Z', '#2a2026') +
    rect(-190, -82, 120, 22, '#1a1418', 5) +
    rect(-186, -94, 100, 14, '#fff', 3) +
    repeat(9, (index) => rect(-178 + index * 11, -94, 5, 9, '#1a1418')) +
    repeat(3, (index) => rect([-150, 20, 130][index] ?? 0, -72, 16, 70, '#1a1418', 4)) +
    rect(-276, -52, 70, 14, '#8c1232', 6) +
    rect(-268, -40, 8, 40, '#1a1418') +
    rect(-222, -40, 8, 40, '#1a1418')
  )
}

function cello(): Svg {
  return (
    stroke('M6,-292L0,-40', '#3a2116', 12) +
    path(
      'M0,-190C44,-194 62,-170 52,-146C44,-128 42,-118 56,-104C76,-80 66,-20 0,-18C-66,-20 -76,-80 -56,-104C-42,-118 -44,-128 -52,-146C-62,-170 -44,-194 0,-190Z',
      '#b5622a',
    ) +
    path(
      'M0,-190C44,-194 62,-170 52,-146C44,-128 42,-118 56,-104C76,-80 66,-20 0,-18C30,-60 30,-140 0,-190Z',
      '#8a4318',
    ) +
    path('M-9,-270H9V-60H-9Z', '#2a1a14') +
    stroke('M-22,-124c-10,12 6,24 -4,38M22,-124c10,12 -6,24 4,38', '#3a1c0c', 4) +
    rect(-18, -74, 36, 8, '#2a1a14', 3) +
    stroke('M0,-18V4', '#3a2116', 5) +
    circle(0, -300, 12, '#3a2116') +
    place(190, -4, 1, rect(-46, -74, 92, 12, '#8c1232', 6) + stroke('M-36,-62L-44,0M36,-62L44,0', '#2a1a14', 8)) +
    stroke('M-150,-30L96,-170', '#e8d3b0', 5)
  )
}

function microphone(): Svg {
  return (
    ellipse(0, 0, 70, 12, '#1a1418') +
    rect(-5, -240, 10, 240, '#3a3238', 4) +
    place(
      0,
      -262,
      1,
      rect(-34, -66, 68, 96, '#c9ced6', 32) +
        repeat(5, (index) => stroke(`M-30,${-46 + index * 15}H30`, '#6b7280', 4)) +
        rect(-36, -22, 72, 14, '#d6001f', 4) +
        stroke('M-46,-30V4C-46,40 46,40 46,4V-30', '#e7eaf0', 8),
      12,
    ) +
    place(
      170,
      0,
      1,
      rect(-36, -86, 72, 14, '#7a4522', 6) + stroke('M-28,-74L-40,0M28,-74L40,0M-34,-34H34', '#5b3018', 8),
    ) +
    place(
      -170,
      0,
      0.9,
      path(
        'M-60,-60C-66,-110 -20,-120 0,-104C20,-120 60,-110 60,-66C60,-50 46,-50 40,-40C56,-20 50,0 0,0C-50,0 -56,-20 -40,-40C-46,-48 -58,-48 -60,-60Z',
        '#d98a3a',
      ) +
        circle(0, -44, 17, '#3a1c0c') +
        stroke('M0,-60V-240', '#5b3018', 12) +
        rect(-12, -264, 24, 34, '#3a2116', 5),
      10,
    )
  )
}

function masks(): Svg {
  const face = (fill: string, smile: boolean) =>
    path('M-84,-70C-40,-90 40,-90 84,-70C90,20 50,86 0,96C-50,86 -90,20 -84,-70Z', fill) +
    path('M10,-84C36,-84 62,-78 84,-70C90,20 50,86 0,96C50,40 60,-40 10,-84Z', '#000', fade(0.1)) +
    path('M-54,-24c14,-18 32,-14 40,2c-14,-6 -28,-6 -40,-2z', '#2a1418') +
    path('M54,-24c-14,-18 -32,-14 -40,2c14,-6 28,-6 40,-2z', '#2a1418') +
    path(
      smile ? 'M-48,24C-30,70 30,70 48,24C20,40 -20,40 -48,24Z' : 'M-42,60C-30,20 30,20 42,60C20,44 -20,44 -42,60Z',
      '#2a1418',
    )
  return (
    place(78, -170, 1.06, face('#f5b642', false), 13) +
    place(-74, -150, 1.2, face('#fff3e0', true), -10) +
    stroke('M-150,-80C-190,-40 -180,0 -210,10M150,-110C190,-70 190,-10 214,6', '#d6001f', 7)
  )
}

function gig(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([
    palettes.dusk,
    palettes.night,
    palettes.lavender,
    palettes.rose,
    palettes.tropic,
  ])
  const colours = random.shuffled([palette.accent, palette.second, '#5ce1e6', '#b06bff', palette.light])
  const crowd = (y: number, size: number, fill: string) =>
    repeat(19, (index) => {
      const x = index * 46 * size - 30 + random.between(-10, 10)
      const up = random.between(-14, 14)
      return (
        circle(x, y + up, 18 * size, fill) +
        path(
          `M${n(x - 34 * size)},${n(y + up + 80)}V${n(y + up + 40 * size)}C${n(x - 30 * size)},${n(y + up + 12)} ${n(x + 30 * size)},${n(y + up + 12)} ${n(x + 34 * size)},${n(y + up + 40 * size)}V${n(y + up + 80)}Z`,
          fill,
        ) +
        (random.chance(0.5)
          ? stroke(
              `M${n(x + 20 * size)},${n(y + up + 36)}L${n(x + random.between(14, 34))},${n(y + up - random.between(30, 66) * size)}`,
              fill,
              10 * size,
            )
          : '')
      )
    })
  return (
    rect(0, 0, 800, 450, canvas.gradient([palette.dark, palette.sky[0], palette.sky[1]])) +
    repeat(7, (index) =>
      polygon(
        [
          [90 + index * 104, -10],
          [116 + index * 104, -10],
          [(index * 171 + 60) % 860, 460],
          [(index * 171 - 110) % 860, 460],
        ],
        colours[index % 5] ?? '',
        fade(0.28),
      ),
    ) +
    canvas.shine(400, 280, 300, palette.light, 0.55) +
    rect(60, 22, 680, 15, '#0a0812', 4) +
    repeat(
      8,
      (index) =>
        rect(92 + index * 86, 30, 30, 32, '#0a0812', 6) +
        ellipse(107 + index * 86, 62, 14, 6, colours[index % 5] ?? ''),
    ) +
    rect(120, 286, 560, 60, '#0e0a18', 4) +
    rect(120, 286, 560, 6, colours[0] ?? '') +
    repeat(
      2,
      (index) =>
        rect(index ? 612 : 132, 170, 58, 116, '#0e0a18', 6) +
        circle(index ? 641 : 161, 208, 20, '#2b2440') +
        circle(index ? 641 : 161, 256, 23, '#2b2440'),
    ) +
    place(
      400,
      288,
      0.95,
      circle(0, -132, 21, '#120a1c') +
        path('M-32,0L-22,-60C-40,-70 -36,-108 0,-108C36,-108 40,-70 22,-60L34,0H12L0,-46L-12,0Z', '#120a1c') +
        stroke('M24,-92C60,-110 62,-150 50,-190', '#120a1c', 13) +
        path(
          'M-90,-74C-100,-44 -60,-30 -46,-50C-34,-36 -8,-46 -16,-68C-10,-84 -34,-92 -44,-80C-58,-98 -86,-94 -90,-74Z',
          colours[1] ?? '',
        ) +
        stroke('M-30,-72L80,-104', '#f0d9b4', 6),
    ) +
    place(
      270,
      288,
      0.8,
      circle(0, -124, 20, '#120a1c') +
        path('M-30,0L-20,-60C-34,-72 -30,-102 0,-102C30,-102 34,-72 20,-60L30,0Z', '#120a1c') +
        stroke('M60,0V-120', '#120a1c', 4),
    ) +
    place(
      540,
      288,
      0.8,
      circle(0, -100, 20, '#120a1c') +
        ellipse(0, -30, 46, 40, colours[2] ?? '') +
        ellipse(0, -30, 34, 30, '#fff', fade(0.85)) +
        stroke('M-70,0V-86M70,0V-86', '#120a1c', 4) +
        ellipse(-70, -88, 34, 6, '#f5c04a') +
        ellipse(70, -88, 34, 6, '#f5c04a'),
    ) +
    repeat(40, () =>
      circle(
        random.between(0, 800),
        random.between(60, 330),
        random.between(1.5, 4.5),
        random.pick([palette.light, palette.second]),
        fade(random.between(0.3, 0.9)),
      ),
    ) +
    crowd(378, 1, palette.deep) +
    crowd(420, 1.25, '#0e0a18')
  )
}
