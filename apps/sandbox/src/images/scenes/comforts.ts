import type { Canvas } from '../drawing/canvas.ts'
import { cloud, hills, roundTree, sky, sprig, sun } from '../drawing/nature.ts'
import { palettes, settings, type Palette, type Setting } from '../drawing/palettes.ts'
import { circle, ellipse, fade, group, n, path, place, polygon, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'
import { room, shadow } from '../drawing/still-life.ts'

type Draw = (canvas: Canvas, setting: Setting) => Svg
const bright: readonly [Setting, ...Setting[]] = [settings.blush, settings.sage, settings.sky, settings.sand, settings.lilac, settings.lemon, settings.teal, settings.brick, settings.berry]

export function home(canvas: Canvas): Svg {
  return canvas.random.pick<Draw>([armchair, shelf, lampAndVase])(canvas, canvas.random.pick(bright))
}

function armchair(canvas: Canvas, setting: Setting): Svg {
  const { random } = canvas
  const picture = random.pick<Palette>([palettes.dusk, palettes.mint, palettes.golden, palettes.rose])
  const fabric = random.pick([setting.accent, setting.third, setting.arch])
  return (
    rect(0, 0, 800, 450, canvas.gradient(setting.wall, 'diagonal')) + repeat(3, (index) => polygon([[random.between(380, 420) + index * 96, 0], [480 + index * 96, 0], [330 + index * 96, 370], [240 + index * 96, 370]], '#fff', fade(0.12))) + rect(0, 366, 800, 90, canvas.gradient(setting.table)) + rect(0, 352, 800, 15, setting.light) +
    rect(118, 58, 156, 118, setting.light, 4) + canvas.clip(rect(130, 70, 132, 94, '#000'), group('translate(130 70) scale(0.165 0.21)', sky(canvas, picture) + sun(canvas, picture, 420, 190, 100) + hills(canvas, 300, 60, picture.mid, 3) + hills(canvas, 380, 40, picture.near, 3))) + rect(576, 72, 96, 132, setting.dark, 4) + rect(586, 82, 76, 112, setting.light) + circle(624, 128, 26, setting.accent) + path('M592,186a32,32 0 0 1 64,0Z', setting.second) +
    ellipse(400, 410, 300, 28, setting.arch) + ellipse(400, 410, 262, 20, setting.light, fade(0.35)) + place(400, 396, 1.16, rect(-104, -22, 14, 34, '#7a4a2a', 4) + rect(90, -22, 14, 34, '#7a4a2a', 4) + path('M-96,-190C-96,-222 96,-222 96,-190L108,-60H-108Z', fabric) + path('M20,-213C70,-212 96,-206 96,-190L108,-60H40C56,-110 50,-170 20,-213Z', '#000', fade(0.1)) + rect(-106, -84, 212, 66, fabric, 16) + rect(-94, -98, 188, 42, fabric, 18) + rect(-94, -98, 188, 16, '#fff', 8, fade(0.18)) + rect(-136, -126, 46, 116, fabric, 22) + rect(90, -126, 46, 116, fabric, 22) + rect(-136, -126, 18, 116, '#fff', 9, fade(0.15)) + rect(90, -126, 46, 116, '#000', 22, fade(0.08)) + place(-18, -112, 1, rect(-42, -42, 84, 78, setting.second, 12) + stroke('M-30,-30L30,26M30,-30L-30,26', setting.light, 5, fade(0.7)), -14)) +
    place(636, 404, 1.1, ellipse(0, 2, 38, 8, setting.dark) + stroke('M0,0V-254', setting.dark, 6) + path('M-62,-236L-36,-312H36L62,-236Z', '#ffe09a') + path('M10,-312H36L62,-236H16Z', '#f5c25a')) + canvas.shine(636, 110, 150, '#fff0bf', 0.65) +
    place(164, 404, 1.15, path('M-42,-66H42L32,4H-32Z', setting.light) + path('M6,-66H42L32,4H8Z', '#000', fade(0.08)) + repeat(7, (index) => path('M0,-62C-34,-110 -28,-176 0,-204C28,-176 34,-110 0,-62Z', index % 2 ? '#3f8f5c' : '#2c6e4a', `transform="rotate(${-66 + index * 22} 0 -62)"`)))
  )
}

function shelf(canvas: Canvas, setting: Setting): Svg {
  const { random } = canvas
  const mug = (x: number, fill: string) => place(x, 0, 1, rect(-26, -54, 52, 54, fill, 8) + stroke('M24,-42C48,-44 48,-14 24,-14', fill, 8) + rect(-26, -38, 52, 8, setting.light, 0, fade(0.55)))
  const bowl = (x: number, fill: string) => place(x, 0, 1, path('M-54,-40H54C54,-14 30,0 0,0C-30,0 -54,-14 -54,-40Z', fill) + ellipse(0, -40, 54, 9, setting.light))
  const jar = (x: number, fill: string) => place(x, 0, 1, rect(-32, -84, 64, 84, '#fff', 12, fade(0.65)) + rect(-28, -60, 56, 56, fill, 9) + rect(-28, -100, 56, 20, '#b9824a', 6))
  const pot = (x: number, fill: string) => place(x, 0, 1, rect(-64, -70, 128, 70, fill, 16) + rect(-76, -62, 20, 12, setting.dark, 6) + rect(56, -62, 20, 12, setting.dark, 6) + path('M-66,-72C-60,-100 60,-100 66,-72Z', fill) + circle(0, -98, 9, setting.dark) + rect(-52, -58, 14, 44, '#fff', 7, fade(0.25)))
  const plant = (x: number) => place(x, 0, 1, rect(-28, -48, 56, 48, setting.second, 8) + sprig(-8, -44, 0.8, -24, '#3f8f5c', '#2c6e4a') + sprig(4, -44, 0.95, 4, '#4fa56c', '#2c6e4a') + sprig(12, -44, 0.75, 34, '#3f8f5c', '#2c6e4a'))
  const books = (x: number) => place(x, 0, 1, repeat(4, (index) => rect(-50 + index * 24, -92 + (index % 3) * 12, 21, 92 - (index % 3) * 12, [setting.accent, setting.third, setting.second, setting.dark][index] ?? '', 3) + rect(-50 + index * 24, -74 + (index % 3) * 12, 21, 5, setting.light, 0, fade(0.7))))
  const row = (y: number) => group(`translate(0 ${y})`, random.shuffled([mug, bowl, jar, pot, plant, books]).slice(0, 5).map((draw, index) => draw(146 + index * 127 + random.between(-8, 8), random.pick([setting.accent, setting.third, setting.second, setting.light, setting.arch]))).join('')) + rect(60, y, 680, 15, '#a8703f', 4) + rect(60, y + 11, 680, 4, '#7a4a2a') + rect(80, y + 15, 640, 8, '#000', 0, fade(0.08))
  return rect(0, 0, 800, 450, canvas.gradient(setting.wall, 'diagonal')) + repeat(3, (index) => polygon([[260 + index * 110, 0], [340 + index * 110, 0], [140 + index * 110, 450], [60 + index * 110, 450]], '#fff', fade(0.12))) + circle(random.between(250, 550), 226, 210, setting.arch, fade(0.5)) + row(186) + row(366)
}

function lampAndVase(canvas: Canvas, setting: Setting): Svg {
  return (
    room(canvas, setting) + canvas.shine(290, 170, 240, '#fff2c4', 0.8) + shadow(290, 392, 66, setting.dark) + place(290, 388, 1.2, ellipse(0, 0, 54, 9, setting.dark) + path('M-22,-2C-52,-40 -36,-90 -10,-112V-150H10V-112C36,-90 52,-40 22,-2Z', setting.accent) + path('M6,-112C36,-90 52,-40 22,-2H8C30,-40 26,-80 6,-112Z', '#000', fade(0.14)) + path('M-86,-142L-50,-252H50L86,-142Z', '#fff1cc') + path('M16,-252H50L86,-142H26Z', '#f6dca0') + ellipse(-24, -60, 6, 20, '#fff', fade(0.35))) +
    shadow(500, 398, 60, setting.dark) + place(500, 394, 1.15, sprig(-8, -96, 1, -16, '#3f8f5c', '#2c6e4a') + sprig(6, -96, 1.15, 8, '#4fa56c', '#2c6e4a') + sprig(10, -96, 0.9, 34, '#3f8f5c', '#2c6e4a') + path('M-24,-106H24C20,-84 54,-70 52,-30C50,0 -50,0 -52,-30C-54,-70 -20,-84 -24,-106Z', setting.second) + repeat(3, (index) => stroke(`M${-46 + index * 3},${-52 + index * 16}C-16,${-42 + index * 16} 16,${-42 + index * 16} ${46 - index * 3},${-52 + index * 16}`, setting.light, 4, fade(0.7)))) +
    shadow(634, 404, 70, setting.dark) + place(634, 398, 1, rect(-76, -22, 152, 24, setting.third, 4) + rect(-66, -42, 132, 22, setting.accent, 4) + rect(-70, -60, 128, 20, setting.light, 4) + path('M-30,-62H30C30,-86 20,-96 0,-96C-20,-96 -30,-86 -30,-62Z', setting.second)) + place(160, 404, 1, shadow(0, 2, 40, setting.dark) + rect(-30, -70, 60, 72, setting.light, 8) + path('M0,-118q18,24 0,40q-18,-16 0,-40z', '#ffb02e') + stroke('M0,-82v14', setting.dark, 3) + rect(-30, -44, 60, 22, setting.third, 0, fade(0.8)))
  )
}

export function tech(canvas: Canvas): Svg {
  const { random } = canvas
  return random.pick<Draw>([headphones, phoneAndWatch, speaker])(canvas, random.pick<Setting>([settings.ink, settings.lilac, settings.sky, settings.teal, settings.lemon, settings.blush, settings.brick]))
}

const plinth = (x: number, y: number, w: number, tall: number, setting: Setting) => rect(x - w / 2, y, w, tall, setting.table[1]) + rect(x + w * 0.1, y, w * 0.4, tall, '#000', 0, fade(0.07)) + ellipse(x, y + tall, w / 2, 16, setting.table[1]) + ellipse(x, y, w / 2, 16, setting.light)

function headphones(canvas: Canvas, setting: Setting): Svg {
  return room(canvas, setting) + shadow(400, 420, 170, setting.dark, 14) + plinth(400, 336, 300, 80, setting) + place(400, 312, 1.36, stroke('M-92,-50C-104,-186 104,-186 92,-50', setting.dark, 20) + stroke('M-80,-96C-60,-160 60,-160 80,-96', setting.accent, 8) + rect(-120, -78, 54, 96, setting.accent, 25) + rect(-84, -70, 26, 82, setting.dark, 13) + rect(66, -78, 54, 96, setting.accent, 25) + rect(58, -70, 26, 82, setting.dark, 13) + rect(-112, -64, 11, 56, '#fff', 5, fade(0.45)) + rect(76, -64, 11, 56, '#fff', 5, fade(0.45)) + circle(-96, 4, 4, setting.light)) + plinth(630, 386, 130, 40, setting) + place(630, 380, 1, rect(-36, -52, 72, 54, setting.light, 20) + circle(-13, -26, 13, setting.arch) + circle(13, -26, 13, setting.arch)) + plinth(176, 372, 140, 50, setting) + circle(176, 330, 40, setting.second) + ellipse(162, 314, 9, 13, '#fff', fade(0.5))
}

function phoneAndWatch(canvas: Canvas, setting: Setting): Svg {
  const { random } = canvas
  const view = random.pick<Palette>([palettes.dusk, palettes.tropic, palettes.rose, palettes.golden])
  const face = rect(-72, -136, 144, 272, '#000', 18)
  return (
    room(canvas, setting) + shadow(390, 416, 110, setting.dark, 14) + plinth(400, 372, 330, 48, setting) + place(386, 226, 1.02, rect(-82, -146, 164, 292, setting.dark, 28) + canvas.clip(face, group('translate(-72 -136) scale(0.34 0.62)', sky(canvas, view) + sun(canvas, view, 210, 150, 60) + hills(canvas, 300, 40, view.mid, 2) + hills(canvas, 360, 30, view.near, 3))) + rect(-26, -132, 52, 12, setting.dark, 6) + rect(-54, -96, 74, 14, '#fff', 6) + rect(-54, -74, 46, 9, '#fff', 4, fade(0.7)) + rect(-58, 62, 116, 54, '#fff', 14, fade(0.92)) + circle(-36, 89, 15, setting.accent) + rect(-12, 76, 58, 8, setting.dark, 4) + rect(-12, 92, 38, 7, setting.dark, 3, fade(0.4)), random.between(-9, 9)) +
    place(556, 350, 1, rect(-30, -96, 60, 60, setting.third, 14) + rect(-30, -14, 60, 46, setting.third, 12) + rect(-44, -66, 88, 84, setting.dark, 24) + rect(-36, -58, 72, 68, '#fff', 18, fade(0.12)) + circle(0, -24, 24, 'none', `stroke="${setting.accent}" stroke-width="7" stroke-dasharray="110 60" stroke-linecap="round"`) + circle(0, -24, 13, 'none', `stroke="${setting.second}" stroke-width="6" stroke-dasharray="54 40" stroke-linecap="round"`)) + plinth(190, 380, 150, 40, setting) + place(190, 372, 1, rect(-54, -74, 108, 76, setting.light, 18) + rect(-40, -60, 80, 16, setting.arch, 8) + stroke('M54,-30C100,-30 90,30 140,20', setting.light, 7) + circle(-30, -20, 6, setting.accent))
  )
}

function speaker(canvas: Canvas, setting: Setting): Svg {
  const body = canvas.random.pick([setting.accent, setting.third, setting.second])
  return room(canvas, setting) + repeat(4, (index) => path(`M${400 - 150 - index * 40},${210 - index * 26}C${400 - 200 - index * 46},250 ${400 - 200 - index * 46},290 ${400 - 150 - index * 40},${330 + index * 20}M${550 + index * 40},${210 - index * 26}C${600 + index * 46},250 ${600 + index * 46},290 ${550 + index * 40},${330 + index * 20}`, 'none', `stroke="${setting.light}" stroke-width="7" stroke-linecap="round" opacity="${n(0.7 - index * 0.15)}"`)) + shadow(400, 408, 150, setting.dark, 15) + place(400, 400, 1.1, rect(-120, -226, 240, 232, body, 34) + rect(30, -226, 90, 232, '#000', 34, fade(0.1)) + circle(0, -86, 74, setting.dark) + circle(0, -86, 62, '#fff', fade(0.1)) + circle(0, -86, 30, setting.light, fade(0.85)) + circle(-8, -94, 10, '#fff') + circle(-58, -194, 15, setting.dark) + circle(-14, -194, 15, setting.dark) + rect(30, -202, 62, 16, setting.light, 8) + rect(-108, -212, 14, 120, '#fff', 7, fade(0.25))) + stroke('M300,178C300,120 500,120 500,178', setting.dark, 13)
}

export function flowers(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick(bright)
  const petals = random.shuffled([setting.accent, setting.second, '#f48fb1', '#ffffff', '#8e6cc9', '#ff8a5c', '#ffd34d'])
  const bloom = (x: number, y: number, size: number, fill: string, kind: number) => place(x, y, size, kind === 0 ? repeat(8, (index) => ellipse(0, -26, 13, 24, fill, `transform="rotate(${index * 45})"`)) + circle(0, 0, 15, '#f5b52e') + circle(-3, -3, 8, '#d98e1a') : kind === 1 ? circle(0, 0, 40, fill) + circle(4, 4, 32, '#000', fade(0.08)) + path('M-22,0C-22,-30 22,-30 22,0C22,20 -14,20 -14,0C-14,-14 12,-14 12,0', 'none', 'stroke="#000" stroke-width="4" stroke-linecap="round" opacity="0.22"') : path('M-30,16C-40,-20 -34,-46 -26,-52C-16,-40 -10,-36 0,-54C10,-36 16,-40 26,-52C34,-46 40,-20 30,16C16,34 -16,34 -30,16Z', fill) + path('M0,-54C10,-36 16,-40 26,-52C34,-46 40,-20 30,16C20,28 8,30 0,30Z', '#000', fade(0.1)))
  const spots: readonly [number, number, number][] = [[400, 92, 1.2], [318, 116, 1.02], [482, 118, 1.04], [258, 170, 0.9], [544, 172, 0.9], [362, 168, 1.06], [446, 174, 1.02], [306, 214, 0.85], [500, 218, 0.85], [402, 226, 0.95]]
  return (
    room(canvas, setting) + shadow(400, 412, 90, setting.dark, 14) + spots.map(([x, y]) => stroke(`M400,300C${n((x + 400) / 2)},270 ${x},${y + 60} ${x},${y}`, '#3f7f4a', 6)).join('') + repeat(8, (index) => place(400, 290, 1.15, path('M0,0C-24,-50 -20,-120 0,-160C20,-120 24,-50 0,0Z', index % 2 ? '#3f8f5c' : '#57a86b'), -84 + index * 24)) +
    spots.map(([x, y, size], index) => bloom(x + random.between(-9, 9), y + random.between(-9, 9), size * random.between(0.9, 1.1), petals[index % 5] ?? '', (index + random.whole(0, 2)) % 3)).join('') +
    place(400, 408, 1.1, random.pick([() => path('M-56,-140H56C48,-100 78,-70 70,-20C66,4 -66,4 -70,-20C-78,-70 -48,-100 -56,-140Z', setting.light) + path('M10,-140H56C48,-100 78,-70 70,-20C68,-6 40,2 10,0C40,-50 30,-100 10,-140Z', '#000', fade(0.07)) + repeat(2, (index) => rect(-68 + index * 2, -62 + index * 20, 136, 8, setting.accent, 4, fade(0.8))), () => path('M-92,-150L92,-150L46,4H-46Z', setting.second) + path('M-92,-150L0,-110L92,-150L46,4H20L0,-110Z', '#fff', fade(0.25)) + path('M-50,-44H50L40,-14H-40Z', setting.accent) + path('M0,-30C-30,-60 -60,-40 -40,-24C-60,-10 -30,10 0,-24C30,10 60,-10 40,-24C60,-40 30,-60 0,-30Z', setting.accent)])())
  )
}

export function fashion(canvas: Canvas): Svg {
  return canvas.random.pick<Draw>([clothesRail, shoes, bagAndHat])(canvas, canvas.random.pick(bright))
}

function clothesRail(canvas: Canvas, setting: Setting): Svg {
  const { random } = canvas
  const hook = stroke('M0,-20C0,-34 14,-34 14,-44C14,-56 -8,-56 -8,-44', '#8a8f99', 4) + stroke('M-44,6L0,-20L44,6', '#b98245', 6)
  const coat = (fill: string) => hook + path('M-22,-8L-62,12L-84,120L-56,128L-46,80V200H46V80L56,128L84,120L62,12L22,-8L0,20Z', fill) + path('M0,20L22,-8L62,12L84,120L56,128L46,80V200H4Z', '#000', fade(0.1)) + path('M-22,-8L0,20L22,-8L30,30L0,74L-30,30Z', setting.light, fade(0.5)) + stroke('M0,76V200', '#000', 2, fade(0.3)) + repeat(3, (index) => circle(-9, 96 + index * 30, 4, setting.dark))
  const dress = (fill: string) => hook + path('M-18,-6L-34,8L-30,66C-40,110 -66,160 -78,206H78C66,160 40,110 30,66L34,8L18,-6C12,10 -12,10 -18,-6Z', fill) + rect(-31, 62, 62, 10, setting.dark, 3) + repeat(10, (index) => circle(-44 + (index % 5) * 22, 110 + Math.floor(index / 5) * 46 + (index % 2) * 16, 6, setting.light, fade(0.7)))
  const shirt = (fill: string) => hook + path('M-20,-8L-58,8L-86,84L-58,96L-46,66V168H46V66L58,96L86,84L58,8L20,-8L0,14Z', fill) + repeat(6, (index) => rect(-46, 30 + index * 24, 92, 9, setting.light, 0, fade(0.75))) + path('M0,14L20,-8L58,8L86,84L58,96L46,66V168H10Z', '#000', fade(0.07))
  const garments = random.shuffled([coat(setting.accent), dress(setting.third), shirt(setting.second), coat(setting.arch), dress(setting.accent)])
  return room(canvas, setting) + place(400, 60, 1, stroke('M-270,330V0H270V330', setting.dark, 9) + stroke('M-320,338H-220M220,338H320', setting.dark, 9)) + garments.slice(0, 4).map((garment, index) => place(220 + index * 120, 112, 1.12, garment)).join('') + place(640, 404, 1, shadow(0, 6, 50, setting.dark, 8) + rect(-54, -56, 108, 60, setting.light, 6) + rect(-60, -72, 120, 22, setting.accent, 5)) + place(160, 404, 0.62, shoe(setting.light, setting.accent, setting.dark))
}

function shoe(upper: string, stripe: string, dark: string): Svg {
  return path('M-150,-6C-156,-70 -140,-110 -116,-118C-90,-124 -80,-96 -56,-88C0,-70 40,-56 90,-48C140,-40 156,-20 152,-6Z', upper) + path('M-148,-30C-60,-20 60,-16 153,-18C153,-10 152,-8 152,-6H-150C-150,-14 -150,-22 -148,-30Z', '#000', fade(0.06)) + path('M-158,-8H158C164,14 150,24 130,24H-130C-154,24 -164,10 -158,-8Z', '#fff') + rect(-156, 8, 312, 6, stripe, 3) + repeat(4, (index) => stroke(`M${-60 + index * 30},${-84 + index * 10}l22,26`, dark, 5)) + path('M-120,-40C-80,-30 -50,-60 -20,-20L-50,-18C-70,-40 -90,-20 -118,-22Z', stripe) + path('M90,-48C140,-40 156,-20 152,-6H112C112,-30 100,-42 90,-48Z', stripe)
}

function shoes(canvas: Canvas, setting: Setting): Svg {
  const { random } = canvas
  const [upper, stripe] = random.pick<readonly [string, string]>([[setting.light, setting.accent], [setting.accent, setting.light], [setting.second, setting.third], [setting.third, setting.second]])
  return room(canvas, setting) + shadow(430, 348, 160, setting.dark, 12) + place(440, 322, 1.02, shoe(upper, stripe, setting.dark), -9) + shadow(370, 408, 190, setting.dark, 14) + place(370, 388, 1.3, shoe(upper, stripe, setting.dark)) + sprig(690, 404, 1.1, 14, '#3f8f5c', '#2c6e4a') + sprig(712, 404, 0.9, 40, '#4fa56c', '#2c6e4a')
}

function bagAndHat(canvas: Canvas, setting: Setting): Svg {
  const leather = canvas.random.pick([setting.accent, '#b5703a', setting.third])
  return (
    room(canvas, setting) + shadow(350, 404, 140, setting.dark, 15) + place(350, 396, 1.12, stroke('M-62,-170C-62,-270 62,-270 62,-170', leather, 15) + path('M-124,-178H124L140,4H-140Z', leather) + path('M40,-178H124L140,4H60Z', '#000', fade(0.12)) + path('M-124,-178H124L128,-120C60,-84 -60,-84 -128,-120Z', '#000', fade(0.12)) + rect(-18, -116, 36, 44, setting.second, 8) + rect(-8, -102, 16, 22, leather, 4) + repeat(12, (index) => stroke(`M${-126 + index * 22},-8h12`, setting.light, 2.4, fade(0.6)))) +
    shadow(580, 406, 116, setting.dark, 12) + place(580, 396, 1.05, ellipse(0, 0, 130, 18, '#e8c07a') + path('M-66,-2C-66,-70 -48,-84 0,-84C48,-84 66,-70 66,-2Z', '#f0cf92') + path('M20,-83C52,-80 66,-66 66,-2H34C40,-30 36,-64 20,-83Z', '#000', fade(0.08)) + path('M-67,-28H67L66,-4H-66Z', setting.accent)) + place(180, 392, 1, shadow(0, 8, 60, setting.dark, 8) + circle(-32, -20, 30, 'none', `stroke="${setting.dark}" stroke-width="9"`) + circle(36, -20, 30, 'none', `stroke="${setting.dark}" stroke-width="9"`) + circle(-32, -20, 26, setting.third, fade(0.7)) + circle(36, -20, 26, setting.third, fade(0.7)) + stroke('M-4,-26q4,-6 8,0', setting.dark, 7))
  )
}

export function beauty(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick<Setting>([settings.blush, settings.sage, settings.lilac, settings.sand, settings.sky, settings.lemon])
  const pump = (fill: string) => rect(-44, -170, 88, 172, fill, 16) + rect(14, -170, 30, 172, '#000', 14, fade(0.09)) + rect(-32, -150, 10, 120, '#fff', 5, fade(0.4)) + rect(-20, -196, 40, 28, setting.light, 5) + rect(-7, -226, 14, 34, setting.light) + path('M-50,-240H16C26,-240 26,-222 16,-222H-40C-52,-222 -54,-230 -50,-240Z', setting.light) + rect(-28, -110, 56, 56, setting.light, 6) + circle(0, -84, 12, setting.accent)
  const jar = (fill: string) => rect(-64, -76, 128, 78, '#fff', 16) + rect(-64, -76, 128, 78, fill, 16, fade(0.7)) + rect(-68, -108, 136, 38, setting.light, 8) + rect(-68, -80, 136, 8, '#000', 0, fade(0.06)) + rect(-34, -52, 68, 30, setting.light, 4)
  const dropper = (fill: string) => rect(-32, -104, 64, 106, fill, 12) + rect(8, -104, 24, 106, '#000', 10, fade(0.1)) + rect(-18, -132, 36, 30, setting.dark, 5) + rect(-12, -176, 24, 48, setting.second, 12) + rect(-24, -70, 48, 42, setting.light, 4) + circle(0, -50, 9, setting.third)
  const tube = (fill: string) => path('M-40,-190H40L30,-20H-30Z', fill) + rect(-26, -22, 52, 24, setting.light, 5) + rect(-44, -200, 88, 14, fill, 3) + circle(0, -110, 20, setting.light) + path('M8,-190H40L30,-20H14Z', '#000', fade(0.08))
  const items = random.shuffled([pump(setting.accent), jar(setting.arch), dropper(setting.third), tube(setting.second), pump(setting.third)])
  return room(canvas, setting) + sprig(150, 410, 1.6, -16, '#5a9a6b', '#38734f') + sprig(180, 410, 1.2, 18, '#6fb07f', '#38734f') + plinth(300, 352, 150, 66, setting) + plinth(430, 316, 150, 104, setting) + plinth(560, 372, 150, 46, setting) + place(300, 350, 0.92, items[0] ?? '') + place(430, 314, 1, items[1] ?? '') + place(560, 370, 0.92, items[2] ?? '') + place(680, 404, 0.9, shadow(0, 4, 44, setting.dark, 8) + ellipse(0, -12, 50, 17, setting.light) + ellipse(0, -20, 44, 14, setting.arch)) + repeat(6, () => circle(random.between(210, 660), random.between(400, 436), random.between(5, 10), random.pick([setting.accent, setting.light, setting.second])))
}

export function spa(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.mint, palettes.lavender, palettes.dawn, palettes.tropic, palettes.rose, palettes.dusk])
  const stones = random.pick(['#6d7780', '#7d6f86', '#8a7a6b'])
  const stone = (y: number, across: number, down: number, light: number) => ellipse(0, y, across, down, stones) + ellipse(-across * 0.18, y - down * 0.3, across * 0.62, down * 0.42, '#fff', fade(light))
  const candle = (x: number, y: number, tall: number) => canvas.shine(x, y - tall - 12, 60, '#ffd98a', 0.7) + rect(x - 15, y - tall, 30, tall, '#fff6e4', 5) + rect(x + 3, y - tall, 12, tall, '#000', 4, fade(0.06)) + path(`M${x},${y - tall - 30}q13,18 0,28q-13,-10 0,-28z`, '#ffb02e')
  const lotus = (x: number, y: number, size: number) => place(x, y, size, repeat(5, (index) => path('M0,0C-22,-26 -16,-60 0,-74C16,-60 22,-26 0,0Z', index % 2 ? '#ff9db5' : '#ffc4d0', `transform="rotate(${-64 + index * 32})"`)) + path('M0,0C-16,-22 -12,-44 0,-56C12,-44 16,-22 0,0Z', '#fff0f2') + ellipse(0, 4, 62, 10, '#3f8f6b'))
  return (
    sky(canvas, palette) + sun(canvas, palette, random.between(500, 640), 130, 50) + cloud(200, 80, 0.8, palette.light, 0.5) + hills(canvas, 214, 34, palette.far, 3) + hills(canvas, 246, 22, palette.mid, 3) + repeat(2, (index) => roundTree(index ? 650 : 730, 284, 1.1, palette.mid, palette.near, palette.deep)) +
    rect(0, 276, 800, 200, canvas.gradient(palette.water)) + repeat(22, () => { const y = random.between(290, 440); return ellipse(random.between(0, 800), y, random.between(20, 70), 2.4, '#fff', fade(0.35)) }) + repeat(6, (index) => path(`M${120 + index * 110},290C${90 + index * 110},250 ${150 + index * 110},220 ${120 + index * 110},176`, 'none', `stroke="#fff" stroke-width="14" stroke-linecap="round" opacity="0.16"`)) +
    place(92, 300, 1, repeat(3, (index) => stroke(`M${-40 + index * 34},160V-330`, index % 2 ? '#5b9a5f' : '#437f4f', 15) + repeat(5, (spot) => rect(-50 + index * 34, 100 - spot * 92, 20, 5, '#2f5f3b', 2))) + sprig(20, -120, 1, 50, '#5b9a5f', '#437f4f') + sprig(-10, -40, 0.9, 62, '#6fb07f', '#437f4f')) +
    path('M240,420C300,386 560,386 640,420C680,446 660,470 640,470H230C210,460 210,440 240,420Z', '#efe0cf') + path('M240,420C300,386 560,386 640,420C560,404 320,404 240,420Z', '#fff', fade(0.6)) + place(400, 402, 1.2, stone(0, 84, 24, 0.22) + stone(-38, 64, 20, 0.24) + stone(-71, 46, 16, 0.26) + stone(-97, 30, 12, 0.3) + sprig(6, -104, 0.5, 14, '#5b9a5f', '#437f4f')) + place(556, 410, 1, repeat(3, (index) => rect(-62, -24 - index * 26, 124, 26, ['#fff', palette.accent, '#fff3e4'][index] ?? '', 13) + circle(-49, -11 - index * 26, 8, '#000', fade(0.08)))) + candle(290, 416, 54) + candle(254, 424, 36) + lotus(694, 400, 0.9) + lotus(180, 430, 0.7)
  )
}

export function hearts(canvas: Canvas): Svg {
  return canvas.random.pick([helpingHands, heartTree, kiteDay])(canvas)
}

const heart = 'M0,34C-60,-6 -54,-52 -26,-52C-10,-52 -2,-40 0,-30C2,-40 10,-52 26,-52C54,-52 60,-6 0,34Z'

function helpingHands(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick<Setting>([settings.blush, settings.lemon, settings.sky, settings.lilac, settings.sage, settings.sand])
  const skins = random.shuffled(['#f3c9a5', '#c98a5b', '#8a5634', '#e6b08a', '#5f3a26'])
  const hand = (x: number, turn: number, sleeve: string, skin: string) => place(x, 470, 1.2, rect(-36, -70, 72, 140, sleeve, 10) + rect(-38, -82, 76, 22, setting.light, 8) + path('M-30,-80C-34,-120 -34,-140 -30,-156C-28,-168 -14,-168 -13,-156L-12,-128L-10,-176C-9,-190 6,-190 7,-176L8,-130L11,-170C12,-183 26,-182 26,-168L25,-124L30,-146C33,-158 46,-154 44,-140C42,-116 34,-98 30,-80Z', skin) + path('M-30,-100C-52,-112 -62,-134 -56,-142C-48,-150 -36,-130 -28,-122Z', skin), turn)
  return rect(0, 0, 800, 450, canvas.gradient(setting.wall, 'diagonal')) + circle(400, 190, 190, setting.arch, fade(0.6)) + canvas.shine(400, 180, 260, setting.light, 0.6) + place(400, 186, 2.5, path(heart, setting.accent) + path('M0,34C60,-6 54,-52 26,-52C40,-40 40,-10 0,34Z', '#000', fade(0.1)) + ellipse(-26, -34, 8, 12, '#fff', 'opacity="0.45" transform="rotate(30 -26 -34)"')) + repeat(11, () => place(random.between(60, 740), random.between(30, 260), random.between(0.2, 0.5), path(heart, random.pick([setting.light, setting.second, setting.third])), random.between(-20, 20))) + hand(170, 18, setting.third, skins[0] ?? '') + hand(290, 9, setting.second, skins[1] ?? '') + hand(400, 0, setting.dark, skins[2] ?? '') + hand(512, -9, setting.accent, skins[3] ?? '') + hand(632, -18, setting.third, skins[4] ?? '')
}

function heartTree(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.rose, palettes.dawn, palettes.mint, palettes.golden, palettes.lavender])
  const leaves = repeat(58, (index) => { const t = index * 0.62; const [x, y] = [16 * Math.sin(t) ** 3 * 8.4 * Math.sqrt((index + 4) / 60), -(13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) * 8 * Math.sqrt((index + 4) / 60)]; return place(400 + x, 158 + y, random.between(0.34, 0.58), path(heart, random.pick([palette.accent, palette.second, '#ff8fa3', palette.light, '#f25f5c'])), random.between(-30, 30)) })
  return sky(canvas, palette) + sun(canvas, palette, random.pick([150, 650]), 110, 46) + cloud(620, 90, 0.8, palette.light, 0.6) + cloud(170, 150, 0.6, palette.light, 0.5) + hills(canvas, 320, 28, palette.far, 3) + hills(canvas, 360, 20, palette.mid, 3) + path('M-10,450C120,370 280,346 400,346C520,346 680,370 810,450Z', palette.near) + stroke('M400,366C396,320 404,290 400,230M400,300C380,270 350,260 336,236M402,280C424,254 446,250 464,226', palette.dark, 13) + leaves + place(300, 372, 0.62, person(palette.accent, palette.dark, '#c98a5b')) + place(498, 374, 0.62, person(palette.second, palette.dark, '#f3c9a5'), 0, true) + place(534, 378, 0.44, person('#2f8f83', palette.dark, '#f3c9a5'))
}

function person(coat: string, dark: string, skin: string): Svg {
  return rect(-16, -52, 13, 56, dark, 5) + rect(4, -52, 13, 56, dark, 5) + path('M-30,-44C-34,-110 -24,-132 0,-132C24,-132 34,-110 30,-44Z', coat) + stroke('M24,-116C40,-100 44,-80 40,-62', coat, 13) + circle(0, -154, 24, skin) + path('M-26,-152C-30,-186 30,-188 26,-150C14,-164 -10,-168 -26,-152Z', dark)
}

function kiteDay(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.noon, palettes.mint, palettes.golden, palettes.lavender, palettes.tropic])
  return sky(canvas, palette) + sun(canvas, palette, random.pick([140, 660]), 100, 46) + cloud(200, 190, 0.9, palette.light, 0.7) + cloud(640, 150, 1, palette.light, 0.7) + hills(canvas, 300, 30, palette.far, 3) + repeat(6, (index) => roundTree(60 + index * 140 + random.between(-30, 30), 346, random.between(0.6, 1), palette.mid, palette.near, palette.dark)) + hills(canvas, 346, 16, palette.mid, 3) + hills(canvas, 396, 12, palette.near, 3) + stroke('M404,176C380,240 330,300 300,322', palette.light, 2.4) + place(412, 118, 1.5, path(heart, palette.accent) + path('M0,34C60,-6 54,-52 26,-52C40,-40 40,-10 0,34Z', '#000', fade(0.1)) + stroke('M0,34V-34M-40,-14H40', '#fff', 2.4, fade(0.7)) + stroke('M0,34C10,52 -12,62 0,80C10,94 -8,102 0,118', palette.second, 4)) + place(270, 416, 0.94, person(palette.second, palette.dark, '#8a5634')) + place(206, 418, 0.66, person(palette.accent, palette.dark, '#8a5634')) + place(560, 420, 0.8, person('#2f8f83', palette.dark, '#f3c9a5')) + place(630, 418, 0.9, person(palette.light, palette.dark, '#e6b08a'), 0, true) + repeat(20, () => circle(random.between(0, 800), random.between(424, 446), random.between(3, 5), random.pick([palette.second, palette.light, palette.accent])))
}
