import type { Canvas } from '../drawing/canvas.ts'
import { palettes, settings, type Palette, type Setting } from '../drawing/palettes.ts'
import { circle, ellipse, fade, group, n, path, place, polygon, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'
import { hills, mountains, sky, sun } from '../drawing/nature.ts'
import { room, shadow } from '../drawing/still-life.ts'

const halls: readonly [[string, string, string], ...[string, string, string][]] = [
  ['#5c0b24', '#2a0616', '#c8102e'],
  ['#1d2b64', '#0c1233', '#3f63d6'],
  ['#3b1460', '#180730', '#8a3fd1'],
  ['#0d4a4f', '#04211f', '#1f9a8f'],
  ['#6b2a0f', '#2b0f06', '#e0692a'],
]

export function cinema(canvas: Canvas): Svg {
  return canvas.random.pick([auditorium, popcorn, popcorn])(canvas)
}

function auditorium(canvas: Canvas): Svg {
  const { random } = canvas
  const [wall, dark, curtain] = random.pick(halls)
  const film = random.pick<Palette>([palettes.dusk, palettes.tropic, palettes.golden, palettes.arctic, palettes.rose, palettes.night])
  const screen = rect(170, 52, 460, 236, '#000', 6)
  const shown = group('translate(170 52) scale(0.575 0.525)', sky(canvas, film) + sun(canvas, film, random.between(250, 550), 210, 92) + mountains(canvas, 350, 220, film.far, film.mid, film.light) + hills(canvas, 360, 30, film.near, 3) + hills(canvas, 410, 20, film.deep, 4))
  const drape = (flip: boolean) => place(flip ? 800 : 0, 0, 1, repeat(5, (index) => path(`M${index * 36 - 6},0H${index * 36 + 38}C${index * 34 + 26},150 ${index * 33 + 24},260 ${index * 30 + 16},346H${index * 30 - 16}C${index * 33 - 6},240 ${index * 34},120 ${index * 36 - 6},0Z`, curtain) + path(`M${index * 36 + 18},0H${index * 36 + 38}C${index * 34 + 26},150 ${index * 33 + 24},260 ${index * 30 + 16},346H${index * 30 + 2}C${index * 33 + 16},240 ${index * 34 + 20},120 ${index * 36 + 18},0Z`, '#000', fade(0.25))), 0, flip)
  const seats = (y: number, size: number, shift: number, fill: string) => repeat(9, (index) => place(shift + index * 104 * size, y, size, rect(-44, -78, 88, 120, fill, 26) + rect(-44, -78, 30, 120, '#fff', 26, fade(0.07)) + (random.chance(0.42) ? circle(0, -92, 27, dark) + path('M-40,-50C-40,-76 40,-76 40,-50Z', dark) : '')))
  return (
    rect(0, 0, 800, 450, canvas.gradient([wall, dark])) + canvas.shine(400, 180, 430, film.sky[2], 0.42) + rect(162, 44, 476, 252, '#0b0710', 10) + canvas.clip(screen, shown) + polygon([[170, 52], [400, 52], [250, 288], [170, 288]], '#fff', fade(0.05)) + drape(false) + drape(true) + path('M0,0H800V30C700,62 640,30 560,44C480,58 430,34 400,48C370,34 320,58 240,44C160,30 100,62 0,30Z', curtain) + path('M0,22C100,54 160,22 240,36C320,50 370,26 400,40C430,26 480,50 560,36C640,22 700,54 800,22V32C700,64 640,32 560,46C480,60 430,36 400,50C370,36 320,60 240,46C160,32 100,64 0,32Z', '#f5c04a') +
    seats(366, 0.78, 40, wall) + seats(412, 0.95, -10, curtain) + seats(476, 1.12, 30, wall)
  )
}

function popcorn(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick<Setting>([settings.berry, settings.ink, settings.teal, settings.lemon, settings.brick, settings.sky, settings.blush])
  const bucket = popcornBucket(canvas, setting)
  const ticket = (x: number, y: number, turn: number, fill: string) => place(x, y, 1, path('M-92,-44H92V-16a16,16 0 0 0 0,32V44H-92V16a16,16 0 0 0 0,-32Z', fill) + stroke('M44,-36V36', '#fff', 3, 'stroke-dasharray="2 9"') + path('M-40,-24l7,15l16,2l-12,11l3,16l-14,-8l-14,8l3,-16l-12,-11l16,-2z', '#fff', fade(0.9)) + rect(-6, -14, 34, 7, '#fff', 3, fade(0.8)) + rect(-6, 2, 26, 7, '#fff', 3, fade(0.6)), turn)
  const reel = place(random.pick([150, 640]), 170, 1, circle(0, 0, 84, setting.dark) + circle(0, 0, 14, setting.light) + repeat(5, (index) => circle(Math.cos(index * 1.257) * 48, Math.sin(index * 1.257) * 48, 21, setting.wall[0])))
  return room(canvas, setting) + reel + shadow(400, 404, 110, setting.dark, 15) + place(400, 290, 1, bucket) + ticket(604, 366, -14, setting.second) + ticket(628, 386, 9, setting.third) + place(200, 398, 1, shadow(0, 4, 44, setting.dark) + path('M-48,-170H48L36,0H-36Z', setting.second) + path('M10,-170H48L36,0H14Z', '#000', fade(0.1)) + rect(-56, -184, 112, 18, '#fff', 8) + stroke('M8,-184L22,-250H48', setting.accent, 9) + circle(0, -90, 24, '#fff')) + repeat(7, () => popped(canvas, random.between(250, 560), random.between(396, 432), 0.8))
}

export function popcornBucket(canvas: Canvas, setting: Setting): Svg {
  return repeat(26, (index) => popped(canvas, -92 + (index % 9) * 23, -150 - Math.floor(index / 9) * 26 + ((index % 9) - 4) ** 2 * 1.6, canvas.random.between(0.95, 1.2))) + path('M-118,-140H118L88,110H-88Z', '#fff') + repeat(4, (index) => path(`M${-118 + index * 67.4},-140h33.7L${-71 + index * 50.3 + (index > 1 ? 0 : 0)},110h-${index === 0 ? 17 : 25}L${-118 + index * 67.4},-140Z`, setting.accent)) + path('M50,-140H118L88,110H46Z', '#000', fade(0.12)) + ellipse(0, -16, 62, 40, '#fff') + circle(0, -16, 28, setting.accent) + path('M-18,-12c10,-2 13,-8 18,-18c3,8 10,12 20,12c-7,6 -13,5 -18,3c2,5 0,10 -5,15c0,-7 -2,-10 -5,-12z', '#fff')
}

function popped({ random }: Canvas, x: number, y: number, size = 1): Svg {
  return place(x, y, size, circle(-12, 2, 16, '#fff3cf') + circle(12, 4, 15, '#ffe7a8') + circle(0, -12, 17, '#fffaf0') + circle(2, 8, 12, '#ffdf8f') + circle(-3, -2, 5, '#e8b64a', fade(0.6)), random.between(0, 180))
}

export function stage(canvas: Canvas): Svg {
  return canvas.random.pick([spotlight, gig])(canvas)
}

function spotlight(canvas: Canvas): Svg {
  const { random } = canvas
  const [wall, dark, curtain] = random.pick(halls)
  const thing = random.pick<() => Svg>([grandPiano, cello, microphone, masks])()
  const fold = (x: number, w: number, index: number) => rect(x, -10, w, 376, canvas.gradient([index % 2 ? curtain : wall, wall])) + rect(x + w * 0.66, -10, w * 0.34, 376, '#000', 0, fade(0.22))
  return (
    rect(0, 0, 800, 450, dark) + repeat(14, (index) => fold(index * 58 - 4, 58, index)) + path('M0,-4H800V64C740,120 690,72 640,68C560,120 510,72 460,68C430,100 370,100 340,68C290,72 240,120 160,68C110,72 60,120 0,64Z', curtain) + path('M0,54C60,110 110,62 160,58C240,110 290,62 340,58C370,90 430,90 460,58C510,62 560,110 640,58C690,62 740,110 800,54V66C740,122 690,74 640,70C560,122 510,74 460,70C430,102 370,102 340,70C290,74 240,122 160,70C110,74 60,122 0,66Z', '#f5c04a') +
    path('M0,352H800V460H0Z', canvas.gradient(['#c98a4e', '#7a4522'])) + repeat(9, (index) => stroke(`M${400 + (index - 4) * 60},352L${400 + (index - 4) * 130},460`, '#5b3018', 2, fade(0.45))) +
    polygon([[360, -10], [440, -10], [610, 396], [190, 396]], canvas.gradient([['#fff6d8', 0.62], ['#fff6d8', 0.12]])) + polygon([[90, -10], [140, -10], [470, 396], [300, 396]], '#fff6d8', fade(0.12)) + polygon([[660, -10], [710, -10], [500, 396], [330, 396]], '#fff6d8', fade(0.12)) + ellipse(400, 398, 216, 30, '#fff1c4', fade(0.75)) + place(400, 398, 1, thing) + repeat(11, (index) => path(`M${30 + index * 74},452a22,20 0 0 1 44,0z`, '#2b1710') + circle(52 + index * 74, 438, 8, '#ffe08a'))
  )
}

function grandPiano(): Svg {
  return path('M-150,-104C-150,-196 -60,-252 60,-238L150,-128Z', '#1a1418') + path('M-140,-108C-134,-184 -54,-234 52,-226L132,-130Z', '#7a4522') + stroke('M110,-130L40,-226', '#1a1418', 6) + path('M-170,-120H160C176,-120 176,-72 160,-72H-170C-186,-72 -186,-120 -170,-120Z', '#2a2026') + rect(-190, -82, 120, 22, '#1a1418', 5) + rect(-186, -94, 100, 14, '#fff', 3) + repeat(9, (index) => rect(-178 + index * 11, -94, 5, 9, '#1a1418')) + repeat(3, (index) => rect([-150, 20, 130][index] ?? 0, -72, 16, 70, '#1a1418', 4)) + rect(-276, -52, 70, 14, '#8c1232', 6) + rect(-268, -40, 8, 40, '#1a1418') + rect(-222, -40, 8, 40, '#1a1418')
}

function cello(): Svg {
  return stroke('M6,-292L0,-40', '#3a2116', 12) + path('M0,-190C44,-194 62,-170 52,-146C44,-128 42,-118 56,-104C76,-80 66,-20 0,-18C-66,-20 -76,-80 -56,-104C-42,-118 -44,-128 -52,-146C-62,-170 -44,-194 0,-190Z', '#b5622a') + path('M0,-190C44,-194 62,-170 52,-146C44,-128 42,-118 56,-104C76,-80 66,-20 0,-18C30,-60 30,-140 0,-190Z', '#8a4318') + path('M-9,-270H9V-60H-9Z', '#2a1a14') + stroke('M-22,-124c-10,12 6,24 -4,38M22,-124c10,12 -6,24 4,38', '#3a1c0c', 4) + rect(-18, -74, 36, 8, '#2a1a14', 3) + stroke('M0,-18V4', '#3a2116', 5) + circle(0, -300, 12, '#3a2116') + place(190, -4, 1, rect(-46, -74, 92, 12, '#8c1232', 6) + stroke('M-36,-62L-44,0M36,-62L44,0', '#2a1a14', 8)) + stroke('M-150,-30L96,-170', '#e8d3b0', 5)
}

function microphone(): Svg {
  return ellipse(0, 0, 70, 12, '#1a1418') + rect(-5, -240, 10, 240, '#3a3238', 4) + place(0, -262, 1, rect(-34, -66, 68, 96, '#c9ced6', 32) + repeat(5, (index) => stroke(`M-30,${-46 + index * 15}H30`, '#6b7280', 4)) + rect(-36, -22, 72, 14, '#d6001f', 4) + stroke('M-46,-30V4C-46,40 46,40 46,4V-30', '#e7eaf0', 8), 12) + place(170, 0, 1, rect(-36, -86, 72, 14, '#7a4522', 6) + stroke('M-28,-74L-40,0M28,-74L40,0M-34,-34H34', '#5b3018', 8)) + place(-170, 0, 0.9, path('M-60,-60C-66,-110 -20,-120 0,-104C20,-120 60,-110 60,-66C60,-50 46,-50 40,-40C56,-20 50,0 0,0C-50,0 -56,-20 -40,-40C-46,-48 -58,-48 -60,-60Z', '#d98a3a') + circle(0, -44, 17, '#3a1c0c') + stroke('M0,-60V-240', '#5b3018', 12) + rect(-12, -264, 24, 34, '#3a2116', 5), 10)
}

function masks(): Svg {
  const face = (fill: string, smile: boolean) => path('M-84,-70C-40,-90 40,-90 84,-70C90,20 50,86 0,96C-50,86 -90,20 -84,-70Z', fill) + path('M10,-84C36,-84 62,-78 84,-70C90,20 50,86 0,96C50,40 60,-40 10,-84Z', '#000', fade(0.1)) + path('M-54,-24c14,-18 32,-14 40,2c-14,-6 -28,-6 -40,-2z', '#2a1418') + path('M54,-24c-14,-18 -32,-14 -40,2c14,-6 28,-6 40,-2z', '#2a1418') + path(smile ? 'M-48,24C-30,70 30,70 48,24C20,40 -20,40 -48,24Z' : 'M-42,60C-30,20 30,20 42,60C20,44 -20,44 -42,60Z', '#2a1418')
  return place(78, -170, 1.06, face('#f5b642', false), 13) + place(-74, -150, 1.2, face('#fff3e0', true), -10) + stroke('M-150,-80C-190,-40 -180,0 -210,10M150,-110C190,-70 190,-10 214,6', '#d6001f', 7)
}

function gig(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.dusk, palettes.night, palettes.lavender, palettes.rose, palettes.tropic])
  const colours = random.shuffled([palette.accent, palette.second, '#5ce1e6', '#b06bff', palette.light])
  const crowd = (y: number, size: number, fill: string) => repeat(19, (index) => { const x = index * 46 * size - 30 + random.between(-10, 10); const up = random.between(-14, 14); return circle(x, y + up, 18 * size, fill) + path(`M${n(x - 34 * size)},${n(y + up + 80)}V${n(y + up + 40 * size)}C${n(x - 30 * size)},${n(y + up + 12)} ${n(x + 30 * size)},${n(y + up + 12)} ${n(x + 34 * size)},${n(y + up + 40 * size)}V${n(y + up + 80)}Z`, fill) + (random.chance(0.5) ? stroke(`M${n(x + 20 * size)},${n(y + up + 36)}L${n(x + random.between(14, 34))},${n(y + up - random.between(30, 66) * size)}`, fill, 10 * size) : '') })
  return (
    rect(0, 0, 800, 450, canvas.gradient([palette.dark, palette.sky[0], palette.sky[1]])) + repeat(7, (index) => polygon([[90 + index * 104, -10], [116 + index * 104, -10], [(index * 171 + 60) % 860, 460], [(index * 171 - 110) % 860, 460]], colours[index % 5] ?? '', fade(0.28))) + canvas.shine(400, 280, 300, palette.light, 0.55) + rect(60, 22, 680, 15, '#0a0812', 4) + repeat(8, (index) => rect(92 + index * 86, 30, 30, 32, '#0a0812', 6) + ellipse(107 + index * 86, 62, 14, 6, colours[index % 5] ?? '')) +
    rect(120, 286, 560, 60, '#0e0a18', 4) + rect(120, 286, 560, 6, colours[0] ?? '') + repeat(2, (index) => rect(index ? 612 : 132, 170, 58, 116, '#0e0a18', 6) + circle(index ? 641 : 161, 208, 20, '#2b2440') + circle(index ? 641 : 161, 256, 23, '#2b2440')) +
    place(400, 288, 0.95, circle(0, -132, 21, '#120a1c') + path('M-32,0L-22,-60C-40,-70 -36,-108 0,-108C36,-108 40,-70 22,-60L34,0H12L0,-46L-12,0Z', '#120a1c') + stroke('M24,-92C60,-110 62,-150 50,-190', '#120a1c', 13) + path('M-90,-74C-100,-44 -60,-30 -46,-50C-34,-36 -8,-46 -16,-68C-10,-84 -34,-92 -44,-80C-58,-98 -86,-94 -90,-74Z', colours[1] ?? '') + stroke('M-30,-72L80,-104', '#f0d9b4', 6)) + place(270, 288, 0.8, circle(0, -124, 20, '#120a1c') + path('M-30,0L-20,-60C-34,-72 -30,-102 0,-102C30,-102 34,-72 20,-60L30,0Z', '#120a1c') + stroke('M60,0V-120', '#120a1c', 4)) + place(540, 288, 0.8, circle(0, -100, 20, '#120a1c') + ellipse(0, -30, 46, 40, colours[2] ?? '') + ellipse(0, -30, 34, 30, '#fff', fade(0.85)) + stroke('M-70,0V-86M70,0V-86', '#120a1c', 4) + ellipse(-70, -88, 34, 6, '#f5c04a') + ellipse(70, -88, 34, 6, '#f5c04a')) +
    repeat(40, () => circle(random.between(0, 800), random.between(60, 330), random.between(1.5, 4.5), random.pick([palette.light, palette.second]), fade(random.between(0.3, 0.9)))) + crowd(378, 1, palette.deep) + crowd(420, 1.25, '#0e0a18')
  )
}

export function screen(canvas: Canvas): Svg {
  return canvas.random.pick([nightIn, headphonesAndBook])(canvas)
}

function nightIn(canvas: Canvas): Svg {
  const { random } = canvas
  const film = random.pick<Palette>([palettes.tropic, palettes.dusk, palettes.arctic, palettes.golden, palettes.rose])
  const [wall, dark, sofa] = random.pick(halls)
  return (
    rect(0, 0, 800, 450, canvas.gradient([wall, dark])) + canvas.shine(400, 170, 400, film.sky[1], 0.5) + rect(208, 44, 384, 226, '#0b0a12', 12) + canvas.clip(rect(220, 56, 360, 202, '#000', 4), group('translate(220 56) scale(0.45)', sky(canvas, film) + sun(canvas, film, random.between(200, 600), 180, 86) + mountains(canvas, 350, 230, film.far, film.mid, film.light) + hills(canvas, 360, 30, film.near, 3))) + circle(400, 157, 32, '#fff', fade(0.92)) + path('M391,140L419,157L391,174Z', film.accent) + rect(258, 246, 284, 5, '#fff', 2, fade(0.4)) + rect(258, 246, random.between(70, 210), 5, film.accent, 2) +
    rect(170, 292, 460, 16, '#3a2418', 5) + rect(196, 308, 12, 60, '#3a2418') + rect(592, 308, 12, 60, '#3a2418') + place(118, 366, 1, stroke('M0,0V-210', '#f0d9b4', 6) + ellipse(0, 2, 34, 7, '#f0d9b4') + path('M-50,-196L-30,-262H30L50,-196Z', '#ffd98a')) + canvas.shine(118, 150, 130, '#ffd98a', 0.5) + place(690, 366, 1.1, path('M-36,-60H36L28,0H-28Z', '#e8e0d6') + repeat(5, (index) => path('M0,-60C-30,-100 -26,-150 0,-176C26,-150 30,-100 0,-60Z', index % 2 ? '#2f8f6b' : '#46ad82', `transform="rotate(${-56 + index * 28} 0 -60)"`))) +
    rect(0, 378, 800, 80, dark) + path('M120,470V392C120,352 180,350 190,384H610C620,350 680,352 680,392V470Z', sofa) + path('M190,384C190,350 220,336 260,336H540C580,336 610,350 610,384V410H190Z', sofa) + path('M190,384C190,350 220,336 260,336H540C580,336 610,350 610,384L600,400H200Z', '#fff', fade(0.1)) + stroke('M400,340V420', '#000', 3, fade(0.25)) + place(250, 386, 1, rect(-40, -40, 80, 70, film.second, 14), -12) + place(548, 388, 1, rect(-38, -38, 76, 68, film.accent, 14), 10) + repeat(2, (index) => circle(350 + index * 96, 330, 31, '#1a0f14') + path(`M${300 + index * 96},400C${300 + index * 96},352 ${400 + index * 96},352 ${400 + index * 96},400Z`, index ? film.mid : film.near))
  )
}

function headphonesAndBook(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick<Setting>([settings.lilac, settings.sky, settings.lemon, settings.blush, settings.teal, settings.ink, settings.sage])
  const bars = repeat(31, (index) => { const tall = 14 + Math.abs(Math.sin(index * 0.8) * Math.cos(index * 0.33)) * 120; return rect(104 + index * 19.5, 150 - tall / 2, 8, tall, setting.light, 4, fade(0.6)) })
  const book = (y: number, w: number, fill: string, shift: number) => rect(400 - w / 2 + shift, y, w, 34, fill, 5) + rect(400 - w / 2 + shift + 8, y + 6, w - 8, 22, setting.light, 3) + repeat(3, (index) => stroke(`M${400 - w / 2 + shift + 16},${y + 11 + index * 6}H${400 + w / 2 + shift - 2}`, setting.dark, 1, fade(0.25))) + rect(400 - w / 2 + shift, y, 16, 34, fill, 5)
  return (
    room(canvas, setting) + bars + shadow(400, 402, 170, setting.dark, 14) + book(366, 320, setting.accent, 0) + book(332, 280, setting.third, 14) + book(298, 300, setting.second, -10) +
    place(400, 296, 1.12, stroke('M-98,-30C-108,-190 108,-190 98,-30', setting.dark, 20) + stroke('M-98,-40C-104,-170 104,-170 98,-40', setting.accent, 7) + rect(-124, -62, 48, 92, setting.accent, 22) + rect(-90, -54, 24, 78, setting.dark, 12) + rect(76, -62, 48, 92, setting.accent, 22) + rect(66, -54, 24, 78, setting.dark, 12) + rect(-116, -50, 10, 50, '#fff', 5, fade(0.4)) + rect(84, -50, 10, 50, '#fff', 5, fade(0.4))) +
    place(640, 396, 1, shadow(0, 6, 44, setting.dark) + path('M-44,-80H44C44,-30 34,0 22,4H-22C-34,0 -44,-30 -44,-80Z', setting.light) + stroke('M42,-66C70,-70 70,-26 32,-28', setting.light, 10) + ellipse(0, -80, 44, 9, setting.second)) + place(160, 398, 1, shadow(0, 4, 46, setting.dark) + rect(-40, -56, 80, 60, setting.second, 12) + repeat(5, (index) => path('M0,-50C-22,-84 -20,-122 0,-146C20,-122 22,-84 0,-50Z', index % 2 ? '#2f8f6b' : '#46ad82', `transform="rotate(${-50 + index * 25} 0 -50)"`)))
  )
}

export function confetti(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick<Setting>([settings.berry, settings.lemon, settings.ink, settings.brick, settings.lilac, settings.sky, settings.teal, settings.blush])
  const prize = random.pick<(setting: Setting) => Svg>([giftBox, trophy, tickets, puzzle])(setting)
  const colours = [setting.accent, setting.second, setting.third, setting.light, setting.arch]
  const rays = repeat(14, (index) => polygon([[400, 250], [400 + Math.cos(index * 0.449 - 0.1) * 700, 250 + Math.sin(index * 0.449 - 0.1) * 700], [400 + Math.cos(index * 0.449 + 0.1) * 700, 250 + Math.sin(index * 0.449 + 0.1) * 700]], setting.light, fade(0.13)))
  const scraps = repeat(80, () => { const [x, y] = [random.between(0, 800), random.between(-10, 420)]; return random.pick([() => rect(0, 0, random.between(8, 18), random.between(5, 10), random.pick(['#fff', setting.accent, setting.second, setting.third]), 2, `transform="translate(${n(x)} ${n(y)}) rotate(${random.whole(0, 180)})"`), () => circle(x, y, random.between(3, 7), colours[random.whole(0, 4)] ?? ''), () => stroke(`M${n(x)},${n(y)}c6,-12 12,8 18,-4s12,8 16,-4`, colours[random.whole(0, 4)] ?? '', 4)])() })
  return rect(0, 0, 800, 450, canvas.gradient(setting.wall, 'diagonal')) + rays + canvas.shine(400, 240, 300, setting.light, 0.5) + scraps + path('M-10,396C200,370 600,370 810,396V460H-10Z', setting.table[1]) + path('M-10,406C200,380 600,380 810,406V460H-10Z', setting.table[0]) + shadow(400, 412, 130, setting.dark, 15) + place(400, 404, 1.14, prize)
}

export function giftBox({ accent, second, light }: Setting): Svg {
  return rect(-108, -140, 216, 144, accent, 8) + rect(30, -140, 78, 144, '#000', 8, fade(0.12)) + rect(-20, -140, 40, 144, second) + place(0, -150, 1, rect(-124, -40, 248, 46, accent, 8) + rect(-124, -40, 248, 12, '#fff', 6, fade(0.25)) + rect(-22, -40, 44, 46, second) + path('M0,-42C-30,-110 -110,-100 -92,-62C-84,-44 -30,-40 0,-42Z', second) + path('M0,-42C30,-110 110,-100 92,-62C84,-44 30,-40 0,-42Z', second) + path('M-8,-46C-34,-84 -76,-84 -72,-66C-68,-52 -30,-46 -8,-46Z', light, fade(0.5)) + path('M8,-46C34,-84 76,-84 72,-66C68,-52 30,-46 8,-46Z', light, fade(0.5)) + circle(0, -46, 15, second), -4)
}

function trophy({ accent, light, dark }: Setting): Svg {
  const gold = '#f6b52e'
  return rect(-70, -34, 140, 38, dark, 6) + rect(-50, -26, 100, 20, light, 4) + path('M-18,-34C-12,-60 -14,-86 -20,-100H20C14,-86 12,-60 18,-34Z', '#d99a1c') + stroke('M-88,-262C-150,-262 -140,-170 -64,-160M88,-262C150,-262 140,-170 64,-160', gold, 16) + path('M-96,-286H96C98,-190 70,-106 0,-100C-70,-106 -98,-190 -96,-286Z', gold) + path('M30,-286H96C98,-190 70,-106 0,-100C50,-130 50,-220 30,-286Z', '#d99a1c') + rect(-104, -296, 208, 18, '#ffd36b', 8) + path('M0,-256l15,31l34,4l-25,23l7,34l-31,-17l-31,17l7,-34l-25,-23l34,-4z', accent) + rect(-78, -270, 12, 90, '#fff', 6, fade(0.4))
}

function tickets({ accent, second, third, light }: Setting): Svg {
  const one = (turn: number, fill: string) => place(0, -130, 1.3, path('M-130,-58H130V-20a20,20 0 0 0 0,40V58H-130V20a20,20 0 0 0 0,-40Z', fill) + stroke('M64,-48V48', light, 4, 'stroke-dasharray="2 11"') + path('M-44,-38l12,25l27,3l-20,18l5,27l-24,-13l-24,13l5,-27l-20,-18l27,-3z', light) + rect(14, -24, 34, 9, light, 4, fade(0.9)) + rect(14, -4, 34, 9, light, 4, fade(0.7)) + rect(14, 16, 24, 9, light, 4, fade(0.5)) + rect(80, -30, 34, 60, light, 4, fade(0.35)), turn)
  return one(20, third) + one(4, second) + one(-12, accent)
}

function puzzle({ accent, second, third, light, dark }: Setting): Svg {
  const ball = (x: number, y: number, radius: number, fill: string, pips: number) => circle(x, y, radius, fill) + circle(x, y, radius * 0.55, light) + repeat(pips, (index) => rect(x - radius * 0.26 + index * radius * 0.3, y - radius * 0.25, radius * 0.16, radius * 0.5, dark, 2)) + ellipse(x - radius * 0.4, y - radius * 0.5, radius * 0.22, radius * 0.14, '#fff', fade(0.6))
  return ball(-110, -64, 66, accent, 2) + ball(112, -58, 60, third, 1) + ball(0, -82, 84, second, 2) + ball(-52, -200, 56, third, 1) + ball(66, -204, 58, accent, 2) + ball(6, -292, 44, light === '#ffffff' ? second : '#7fc9a8', 1)
}
