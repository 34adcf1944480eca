import { createCanvas, type Canvas } from '../drawing/canvas.ts'
import { letter } from '../drawing/lettering.ts'
import { cloud, cypress, hills, mountains, roundTree, sea, sky, sprig, sun } from '../drawing/nature.ts'
import { palettes, settings, type Palette } from '../drawing/palettes.ts'
import { createRandom } from '../drawing/random.ts'
import { circle, ellipse, fade, group, path, place, polygon, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'
import { shadow } from '../drawing/still-life.ts'
import type { Source } from '../render-image.ts'
import { giftBox, popcornBucket } from '../scenes/evenings.ts'
import { airliner, modernTrain } from '../scenes/journeys.ts'
import { hotAirBalloon } from '../scenes/outdoors.ts'
import { wineBottle, wineGlass } from '../scenes/tables.ts'
import { kestrel } from './heroes.ts'

const red = '#d6001f'

/** Pictures beside words: what a category holds, what a step is about, why a list is empty. */
export const spots: Readonly<Record<string, () => Source>> = {
  'step-1': () => drawn('step-1', 844, 476, memberCard),
  'step-2': () => drawn('step-2', 844, 476, everydayThings),
  'step-3': () => drawn('step-3', 844, 476, presentAndBalloon),
  'category-travel': () => category('noon', (canvas, palette) => cloud(190, 120, 0.7, '#fff', 0.9) + cloud(390, 300, 0.8, '#fff', 0.9) + mountains(canvas, 400, 90, palette.far, palette.mid), (_, palette) => place(286, 210, 1.02, airliner(palette), -12)),
  'category-rail': () => category('autumn', (canvas, palette) => hills(canvas, 250, 30, palette.far, 3) + repeat(5, (index) => cypress(130 + index * 76, 320, 0.7, palette.near, palette.deep)) + hills(canvas, 316, 10, palette.mid, 3), (_, palette) => place(188, 356, 0.8, modernTrain(palette)) + rect(60, 356, 460, 8, palette.dark, 4), true),
  'category-food': () => category('mint', () => '', (canvas) => place(280, 228, 1, plate(canvas)) + fork(96) + knife(468)),
  'category-wine': () => category('rose', (canvas, palette) => hills(canvas, 290, 20, palette.mid, 3) + repeat(7, (index) => stroke(`M${280 + (index - 3) * 26},300L${280 + (index - 3) * 110},430`, palette.near, 13)), () => place(236, 376, 1.12, wineBottle('#23402f', '#fff6e6', red, red)) + place(346, 378, 1.12, wineGlass('#a3163a'))),
  'category-cinema': () => category('lavender', () => '', (canvas) => place(280, 268, 1, popcornBucket(canvas, { ...settings.lilac, accent: red }))),
  'category-experiences': () => category('golden', (canvas, palette) => hills(canvas, 320, 20, palette.far, 3) + hills(canvas, 352, 14, palette.mid, 3), (_, palette) => place(280, 196, 1.2, hotAirBalloon([red, '#fff6e6', palette.second])) + place(438, 140, 0.34, hotAirBalloon([palette.second, '#fff', red])) + place(112, 220, 0.26, hotAirBalloon(['#2a7f86', '#fff', palette.second]))),
  'category-days-out': () => category('tropic', (canvas, palette) => hills(canvas, 330, 14, palette.mid, 3), (_, palette) => place(280, 210, 1.16, bigWheel(palette)) + roundTree(130, 386, 0.9, palette.mid, palette.near, palette.dark) + roundTree(440, 386, 1, palette.mid, palette.near, palette.dark)),
  'category-home': () => category('lavender', () => '', (canvas) => canvas.shine(430, 140, 120, '#ffe9b0', 0.9) + place(280, 384, 1.06, chair()) + place(446, 388, 1, ellipse(0, 2, 34, 7, '#3b2d6e') + stroke('M0,0V-232', '#3b2d6e', 6) + path('M-54,-214L-32,-280H32L54,-214Z', '#ffdc8a')) + place(118, 386, 1, path('M-34,-54H34L26,4H-26Z', '#fff') + repeat(5, (index) => path('M0,-50C-26,-90 -22,-140 0,-162C22,-140 26,-90 0,-50Z', index % 2 ? '#3f8f5c' : '#2c6e4a', `transform="rotate(${-50 + index * 25} 0 -50)"`)))),
  'category-fashion': () => category('dawn', () => '', () => place(260, 380, 1.12, stroke('M-62,-170C-62,-270 62,-270 62,-170', red, 15) + path('M-124,-178H124L140,4H-140Z', red) + path('M40,-178H124L140,4H60Z', '#000', fade(0.12)) + path('M-124,-178H124L128,-120C60,-84 -60,-84 -128,-120Z', '#000', fade(0.12)) + rect(-18, -116, 36, 44, '#ffc24d', 8)) + place(450, 384, 0.86, ellipse(0, 0, 120, 16, '#e8c07a') + path('M-62,-2C-62,-70 -46,-84 0,-84C46,-84 62,-70 62,-2Z', '#f0cf92') + path('M-63,-28H63L62,-4H-62Z', '#2f8f83'))),
  'category-charity': () => category('golden', () => '', () => place(280, 190, 2.3, path('M0,52C-84,-4 -70,-58 -34,-58C-14,-58 -4,-44 0,-32C4,-44 14,-58 34,-58C70,-58 84,-4 0,52Z', red) + path('M0,52C84,-4 70,-58 34,-58C50,-44 50,-2 0,52Z', '#000', fade(0.1)) + ellipse(-36, -32, 9, 14, '#fff', 'opacity="0.5" transform="rotate(28 -36 -32)"')) + open(186, '#c98a5b', '#2a7f86', 14) + open(374, '#f3c9a5', '#7a3e1d', -14)),
  'category-fun': () => category('lavender', () => '', () => place(280, 388, 1.16, giftBox({ ...settings.lilac, accent: red, second: '#ffc24d' })) + repeat(30, (index) => rect(70 + ((index * 137) % 420), 40 + ((index * 89) % 250), 12, 7, [red, '#ffc24d', '#fff', '#2f8f83'][index % 4] ?? '', 2, `transform="rotate(${(index * 47) % 180} ${70 + ((index * 137) % 420)} ${40 + ((index * 89) % 250)})"`))),
  'empty-vouchers': () => drawn('empty-vouchers', 560, 420, emptyWallet),
  'empty-orders': () => drawn('empty-orders', 560, 420, emptyDoorstep),
  'empty-favourites': () => drawn('empty-favourites', 560, 420, emptyNest),
  'empty-activity': () => drawn('empty-activity', 560, 420, emptyJar),
  'not-found': () => drawn('not-found', 560, 420, lostKestrel),
}

function drawn(seed: string, width: number, height: number, draw: (canvas: Canvas) => Svg): Source {
  const canvas = createCanvas(width, height, createRandom(seed))
  return { svg: canvas.finish(draw(canvas)), width, height }
}

/** A round window on a view, with something too big for it in front; the tile's own colour shows around it. */
function category(name: keyof typeof palettes, behind: (canvas: Canvas, palette: Palette) => Svg, inFront: (canvas: Canvas, palette: Palette) => Svg, keepsToCircle = false): Source {
  const canvas = createCanvas(560, 420, createRandom(`category ${name}`))
  const palette: Palette = { ...palettes[name], accent: red }
  const disc = circle(280, 214, 176, '#000')
  const view = rect(90, 20, 380, 400, canvas.gradient(palette.sky)) + circle(360, 130, 34, palette.sun, fade(0.95)) + behind(canvas, palette)
  const front = inFront(canvas, palette)
  return { svg: canvas.finish(canvas.clip(disc, view + (keepsToCircle ? front : '')) + (keepsToCircle ? '' : front)), width: 560, height: 420 }
}

function plate({ random }: Canvas): Svg {
  const leaf = () => place(random.between(-70, 70), random.between(-60, 60), random.between(0.9, 1.5), path('M-26,0C-16,-26 14,-26 28,0C14,22 -16,22 -26,0Z', random.pick(['#4d9a4f', '#6fb85b', '#2f7d4a', '#8ccb68'])), random.between(0, 360))
  return ellipse(8, 14, 166, 160, '#000', fade(0.14)) + circle(0, 0, 162, '#fff') + circle(0, 0, 124, '#f1efe9') + circle(0, 0, 112, '#2f6b45') + repeat(24, leaf) + repeat(6, () => place(random.between(-64, 64), random.between(-64, 64), 1, circle(0, 0, 20, '#d83a2e') + circle(0, 0, 14, '#f0624a'))) + ellipse(-30, 22, 28, 34, '#fff') + circle(-28, 26, 15, '#f6b52e') + ellipse(40, -20, 28, 34, '#fff') + circle(42, -16, 15, '#f6b52e')
}

function fork(x: number): Svg {
  return stroke(`M${x},340V210`, '#fff', 11) + path(`M${x - 20},112v66q0,32 20,36q20,-4 20,-36v-66h-8v60h-7v-60h-10v60h-7v-60z`, '#fff')
}

function knife(x: number): Svg {
  return stroke(`M${x},340V232`, '#fff', 12) + path(`M${x - 9},232V112c18,8 24,46 20,120z`, '#fff')
}

function bigWheel({ accent, second, dark }: Palette): Svg {
  return stroke('M0,0L-70,176M0,0L70,176', dark, 10) + circle(0, 0, 128, 'none', 'stroke="#fff" stroke-width="8"') + circle(0, 0, 100, 'none', 'stroke="#fff" stroke-width="3"') + repeat(12, (index) => group(`rotate(${index * 30})`, stroke('M0,0V-128', '#fff', 3))) + repeat(12, (index) => place(Math.sin((index * Math.PI) / 6) * 128, -Math.cos((index * Math.PI) / 6) * 128, 1, circle(0, 10, 15, [accent, second, '#7d5fd3'][index % 3] ?? '') + rect(-15, 3, 30, 7, '#fff', 3))) + circle(0, 0, 18, accent)
}

function chair(): Svg {
  return rect(-104, -22, 14, 30, '#7a4a2a', 4) + rect(90, -22, 14, 30, '#7a4a2a', 4) + path('M-96,-180C-96,-212 96,-212 96,-180L108,-60H-108Z', red) + path('M20,-203C70,-202 96,-196 96,-180L108,-60H40C56,-110 50,-160 20,-203Z', '#000', fade(0.1)) + rect(-106, -84, 212, 66, red, 16) + rect(-94, -98, 188, 42, '#f04a4a', 18) + rect(-136, -122, 46, 112, red, 22) + rect(90, -122, 46, 112, red, 22) + place(-10, -108, 1, rect(-40, -40, 80, 74, '#ffc24d', 12), -12)
}

function open(x: number, skin: string, sleeve: string, turn: number): Svg {
  return place(x, 424, 1.05, rect(-34, -70, 68, 90, sleeve, 10) + path('M-30,-66C-34,-106 -34,-126 -30,-142C-28,-154 -14,-154 -13,-142L-12,-116L-10,-162C-9,-176 6,-176 7,-162L8,-116L11,-156C12,-168 26,-168 26,-154L25,-110L30,-132C33,-144 46,-140 44,-126C42,-102 34,-84 30,-66Z', skin), turn)
}

function memberCard(canvas: Canvas): Svg {
  const wing = 'M-62,6C-34,2 -18,-12 -4,-44C6,-18 24,-2 62,-6C42,12 24,16 8,14C12,30 6,44 -10,60C-12,40 -18,28 -30,22C-42,20 -52,16 -62,6Z'
  const card = (turn: number, top: string, bottom: string, content: Svg) => place(422, 240, 1, rect(-206, -122, 420, 264, '#4a1626', 26, fade(0.16)) + rect(-210, -132, 420, 264, canvas.gradient([top, bottom], 'diagonal'), 26) + content, turn)
  return (
    rect(0, 0, 844, 476, canvas.gradient(['#ffe3d8', '#ffc4b8'], 'diagonal')) + circle(640, 90, 190, '#ff9d8c', fade(0.5)) + circle(140, 420, 170, '#ffb454', fade(0.45)) + repeat(4, (index) => stroke(`M${-40 + index * 36},-20C${200 + index * 40},160 ${520 + index * 20},-60 ${900},${120 + index * 40}`, '#fff', 2.4, fade(0.5))) + card(9, '#ffd27a', '#f2a33a', '') +
    card(-6, '#ee1c38', '#b00018', path('M-210,40C-110,-10 -20,100 90,50C150,20 190,30 210,44V106A26,26 0 0 1 184,132H-184A26,26 0 0 1 -210,106Z', '#fff', fade(0.1)) + place(-138, -66, 0.82, path(wing, '#fff')) + letter('KESTREL RED', -74, -52, { size: 26, weight: 17, tracking: 12, colour: '#fff' }, 'start') + rect(-178, -6, 56, 42, '#ffd98a', 8) + stroke('M-178,8H-122M-178,22H-122M-150,-6V36', '#d99a3a', 2.4) + letter('ALEX HARTLEY', -178, 104, { size: 19, weight: 14, tracking: 14, colour: '#fff' }, 'start') + place(146, 70, 0.6, circle(-24, 0, 50, '#fff', fade(0.85)) + circle(34, 0, 50, '#ffc24d', fade(0.9))))
  )
}

function everydayThings(canvas: Canvas): Svg {
  const coin = (x: number, y: number, size: number) => place(x, y, size, circle(0, 4, 26, '#b5651a') + circle(0, 0, 26, '#ffc24d') + circle(0, 0, 20, '#ffdc85') + path('M-12,2C-6,1 -3,-3 -1,-9C1,-4 5,-1 13,-1C9,3 5,4 2,3C3,7 1,10 -2,13C-3,9 -4,6 -6,5C-9,4 -11,4 -12,2Z', '#d98a1e'))
  return (
    rect(0, 0, 844, 476, canvas.gradient(['#dff1e2', '#b8dfc0'], 'diagonal')) + circle(422, 236, 200, '#8cc79a', fade(0.65)) + rect(0, 380, 844, 100, '#fff6e6') + rect(0, 380, 844, 5, '#fff') + shadow(240, 408, 70, '#1d3a31') +
    place(240, 404, 1.1, path('M-62,-190H62L46,0H-46Z', '#fff') + path('M20,-190H62L46,0H18Z', '#000', fade(0.07)) + path('M-57,-128H57L48,-46H-50Z', red) + circle(0, -88, 22, '#fff') + rect(-70, -206, 140, 20, '#3a2024', 8) + rect(-58, -222, 116, 20, '#3a2024', 8)) + shadow(600, 410, 110, '#1d3a31') +
    place(606, 404, 1.12, stroke('M-44,-190C-44,-250 44,-250 44,-190', '#7a2a3a', 9) + path('M-92,-196H92L104,4H-104Z', '#ffb454') + path('M34,-196H92L104,4H50Z', '#e8912c') + place(-14, -92, 0.62, path('M-62,6C-34,2 -18,-12 -4,-44C6,-18 24,-2 62,-6C42,12 24,16 8,14C12,30 6,44 -10,60C-12,40 -18,28 -30,22C-42,20 -52,16 -62,6Z', '#fff'))) +
    place(420, 300, 1.1, rect(-100, -58, 204, 120, '#1d3a31', 10, fade(0.16)) + path('M-104,-64H104V-18a18,18 0 0 0 0,36V64H-104V18a18,18 0 0 0 0,-36Z', '#fff9ee') + path('M-104,-64H104V-34H-104Z', red) + letter('BRISTOL', -84, -2, { size: 20, weight: 15, colour: '#3a2024' }, 'start') + letter('YORK', -84, 40, { size: 20, weight: 15, colour: '#3a2024' }, 'start') + stroke('M44,-22V54', '#d9c9b4', 3, 'stroke-dasharray="2 9"') + place(74, 18, 0.3, path('M-62,6C-34,2 -18,-12 -4,-44C6,-18 24,-2 62,-6C42,12 24,16 8,14C12,30 6,44 -10,60C-12,40 -18,28 -30,22C-42,20 -52,16 -62,6Z', red)), -8) +
    coin(330, 110, 1.1) + coin(402, 72, 0.8) + coin(486, 118, 1) + coin(150, 120, 0.7) + coin(712, 96, 0.85) + coin(560, 60, 0.62) + coin(270, 52, 0.6)
  )
}

function presentAndBalloon(canvas: Canvas): Svg {
  const palette = { ...palettes.golden, sky: ['#ffd27a', '#ffe3a6', '#fff4d6'] as const, accent: red }
  return (
    sky(canvas, palette) + sun(canvas, palette, 680, 110, 46) + cloud(150, 100, 1, '#fff', 0.75) + cloud(620, 200, 0.8, '#fff', 0.7) + hills(canvas, 350, 20, '#f2b85a', 3) + hills(canvas, 392, 14, '#e0983c', 3) + rect(0, 410, 844, 80, '#fff3dc') + shadow(422, 434, 120, '#5b3a10', 14) +
    place(422, 182, 1.08, hotAirBalloon([red, '#fff6e6', '#2a7f86'])) + place(422, 430, 1, rect(-112, -110, 224, 112, '#2a7f86', 8) + rect(30, -110, 82, 112, '#000', 8, fade(0.12)) + rect(-20, -110, 40, 112, '#ffc24d') + polygon([[-124, -110], [-206, -136], [-180, -92], [-112, -84]], '#35998f') + polygon([[124, -110], [206, -136], [180, -92], [112, -84]], '#24706c') + ellipse(0, -110, 112, 13, '#123f3d')) + place(620, 430, 0.7, wineGlass('#f1cf6b')) + place(200, 432, 0.8, shadow(0, 0, 50, '#5b3a10') + path('M-44,-80H44C44,-30 34,0 22,4H-22C-34,0 -44,-30 -44,-80Z', red) + stroke('M42,-66C70,-70 70,-26 32,-28', red, 10) + ellipse(0, -80, 44, 9, '#6b3a20')) + repeat(26, (index) => rect(100 + ((index * 173) % 640), 40 + ((index * 97) % 300), 12, 6, [red, '#2a7f86', '#fff', '#f28f3b'][index % 4] ?? '', 2, `transform="rotate(${(index * 53) % 180} ${100 + ((index * 173) % 640)} ${40 + ((index * 97) % 300)})"`))
  )
}

function emptyWallet(canvas: Canvas): Svg {
  return rect(0, 0, 560, 420, canvas.gradient(['#ffe9e2', '#ffd0c4'], 'diagonal')) + circle(280, 200, 160, '#ffb3a3', fade(0.6)) + shadow(280, 352, 150, '#4a1626', 14) + place(280, 250, 1, path('M-150,-60L120,-120L140,-60Z', '#fff6e6') + path('M-120,-66L60,-106L76,-60Z', '#ffd27a') + rect(-160, -70, 320, 170, '#b00018', 24) + rect(-160, -48, 320, 148, red, 24) + rect(70, -4, 110, 60, '#8c0f2a', 18) + circle(104, 26, 12, '#ffd27a') + stroke('M-140,-30H140', '#fff', 2.4, 'stroke-dasharray="8 8" opacity="0.5"')) + sprig(80, 360, 0.9, -14, '#5a9a6b', '#38734f') + sprig(486, 362, 0.8, 18, '#5a9a6b', '#38734f') + repeat(3, (index) => stroke(`M${210 + index * 70},${90 - (index % 2) * 22}v-26`, red, 6, fade(0.6)))
}

function emptyDoorstep(canvas: Canvas): Svg {
  return rect(0, 0, 560, 420, canvas.gradient(['#e0eef7', '#bcd9ec'])) + rect(0, 340, 560, 80, '#f6e7d2') + rect(180, 50, 200, 300, '#fff', 8) + rect(194, 64, 172, 286, red, 6) + rect(212, 84, 62, 96, '#ffd27a', 4) + rect(286, 84, 62, 96, '#ffd27a', 4) + rect(212, 200, 136, 50, '#b00018', 4) + rect(232, 268, 96, 14, '#ffd27a', 6) + circle(346, 236, 7, '#ffd27a') + rect(150, 340, 260, 22, '#fff', 4) + rect(206, 328, 148, 14, '#7a4a2a', 4) + letter('HELLO', 280, 339, { size: 7, weight: 16, tracking: 20, colour: '#ffe3b8' }) + roundTree(112, 362, 1.1, '#4d8f5c', '#2f6b45', '#5b3a2a') + roundTree(448, 362, 1.1, '#4d8f5c', '#2f6b45', '#5b3a2a') + rect(90, 346, 44, 34, '#f28f3b', 5) + rect(426, 346, 44, 34, '#f28f3b', 5) + canvas.shine(280, 36, 60, '#fff2c4', 0.9) + circle(280, 36, 11, '#ffe6a3') + cloud(84, 80, 0.6, '#fff', 0.8) + cloud(480, 110, 0.6, '#fff', 0.8)
}

function emptyNest(canvas: Canvas): Svg {
  return rect(0, 0, 560, 420, canvas.gradient(['#fff0cf', '#ffdf9c'])) + circle(280, 190, 150, '#ffc861', fade(0.6)) + stroke('M-20,330C160,300 400,330 580,296', '#6b4329', 20) + sprig(90, 306, 0.9, -30, '#5a9a6b', '#38734f') + sprig(470, 300, 0.9, 34, '#5a9a6b', '#38734f') + place(280, 300, 1.2, ellipse(0, -42, 96, 22, '#5b3620') + path('M0,-18C-42,-46 -35,-74 -17,-74C-7,-74 -2,-67 0,-60C2,-67 7,-74 17,-74C35,-74 42,-46 0,-18Z', red) + path('M-104,-44C-100,10 -50,34 0,34C50,34 100,10 104,-44C70,-24 -70,-24 -104,-44Z', '#8a5a34') + repeat(12, (index) => stroke(`M${-92 + index * 16},${-30 + (index % 3) * 8}C${-60 + index * 12},${-4 + (index % 4) * 6} ${-30 + index * 6},${10 + (index % 3) * 6} ${-10 + index * 4},${20 - (index % 4) * 5}`, index % 2 ? '#b5793f' : '#6b4329', 3.4)))
}

function emptyJar(canvas: Canvas): Svg {
  return rect(0, 0, 560, 420, canvas.gradient(['#e6f3e4', '#c4e2c4'], 'diagonal')) + circle(280, 200, 156, '#9fd0a4', fade(0.7)) + rect(0, 336, 560, 90, '#fff6e6') + shadow(280, 366, 90, '#1d3a31', 13) + place(280, 360, 1.15, rect(-84, -190, 168, 192, '#ffffff', 34, fade(0.55)) + path('M-78,-40C-40,-54 40,-28 78,-40V-30A32,32 0 0 1 46,-4H-46A32,32 0 0 1 -78,-30Z', '#ffc24d') + rect(-70, -212, 140, 26, '#b9824a', 8) + rect(-66, -174, 14, 120, '#fff', 7, fade(0.8)) + rect(-40, -130, 80, 52, '#fff', 8) + place(0, -106, 0.36, path('M-62,6C-34,2 -18,-12 -4,-44C6,-18 24,-2 62,-6C42,12 24,16 8,14C12,30 6,44 -10,60C-12,40 -18,28 -30,22C-42,20 -52,16 -62,6Z', red))) + repeat(3, (index) => place(170 + index * 110, 70 + (index % 2) * 34, 0.8, circle(0, 4, 26, '#b5651a') + circle(0, 0, 26, '#ffc24d') + circle(0, 0, 19, '#ffdc85')))
}

function lostKestrel(canvas: Canvas): Svg {
  const palette = { ...palettes.arctic, sky: ['#a9cdea', '#d7eaf5', '#fdf6ea'] as const }
  return sky(canvas, palette) + sun(canvas, palette, 440, 90, 34) + hills(canvas, 300, 24, '#bcd8e2', 3) + sea(canvas, 390, palette, 0) + hills(canvas, 344, 16, '#8fbba6', 3) + hills(canvas, 388, 10, '#5f9a7f', 3) + cloud(120, 190, 1, '#fff', 0.9) + cloud(450, 236, 1.1, '#fff', 0.9) + place(270, 180, 0.98, kestrel(), -4) + place(424, 400, 1, stroke('M0,0V-110', '#6b4329', 9) + path('M-66,-104H52L70,-88L52,-72H-66Z', '#fff6e6') + path('M66,-66H-52L-70,-50L-52,-34H66Z', red) + stroke('M-44,-88H30M-34,-50H44', '#c9a97a', 4, fade(0.6))) + roundTree(70, 404, 0.8, '#4d8f6c', '#2f6b52', '#4a3424')
}
