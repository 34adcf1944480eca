import type { Canvas } from '../drawing/canvas.ts'
import { birds, bush, cloud, cypress, hills, mountains, roundTree, sea, sky, sun, sunPath } from '../drawing/nature.ts'
import { palettes, type Palette } from '../drawing/palettes.ts'
import {
  circle,
  ellipse,
  fade,
  group,
  path,
  place,
  polygon,
  rect,
  repeat,
  smooth,
  stroke,
  type Svg,
} from '../drawing/shapes.ts'
import type { Source } from '../render-image.ts'
import { hotAirBalloon } from '../scenes/balloon.ts'
import { ship } from '../scenes/cruise.ts'
import { airliner } from '../scenes/flight.ts'
import { lighthouse } from '../scenes/ocean.ts'
import { modernTrain } from '../scenes/rail.ts'
import { clubRed, drawn } from './drawn.ts'

const [width, height] = [872, 500]
const warm: Palette = {
  ...palettes.rose,
  sky: ['#ff7a6b', '#ffb08f', '#ffe6c4'],
  sun: '#fff4d8',
  far: '#f29a86',
  mid: '#d4606a',
  near: '#93304f',
  deep: '#5a1836',
  water: ['#ffc09a', '#c85a6a'],
  accent: clubRed,
  second: '#ffc24d',
  dark: '#3b1027',
}

/** Wide pictures for the tops of pages, all in the club's own evening light. */
export const heroes: Readonly<Record<string, () => Source>> = {
  'hero-public': () => drawn('hero-public', width, height, coastOfEverything),
  'hero-private': () => drawn('hero-private', width, height, supperOnTheHill),
  'hero-about': () => drawn('hero-about', width, height, harbourTown),
  'banner-voyages': () => drawn('banner-voyages', width, height, voyageAtSunset),
  'banner-plus': () =>
    drawn('banner-plus-1', width, height, (canvas) => group('translate(0 4) scale(1.09 1.112)', lighthouse(canvas))),
}

/** A kestrel that hovers, wings out: the club's own bird. */
export function kestrel(): Svg {
  return (
    path('M-20,34C-40,70 -56,92 -84,120L-58,122L-44,134L-28,122L-14,128C-4,98 6,70 14,46Z', '#b5532f') +
    path(
      'M-72,108l44,10M-58,92l40,12M-46,76l38,10',
      'none',
      'stroke="#3a1c1a" stroke-width="6" stroke-linecap="round"',
    ) +
    path(
      'M-10,0C-70,-20 -130,-80 -196,-84C-186,-66 -176,-58 -166,-54L-182,-44L-150,-34L-160,-22L-126,-14L-134,0L-98,4L-100,18C-66,30 -36,34 -4,30Z',
      '#8a3a26',
    ) +
    path('M-10,0C-70,-20 -130,-80 -196,-84C-140,-56 -80,-8 -8,14Z', '#c8683a') +
    path(
      'M24,2C76,-26 120,-96 184,-112C178,-92 170,-82 162,-76L178,-70L150,-56L162,-46L132,-34L142,-22L108,-12L112,4C82,20 52,28 24,28Z',
      '#a04a2c',
    ) +
    path('M24,2C76,-26 120,-96 184,-112C132,-70 88,-12 26,14Z', '#dc8048') +
    path('M-22,38C-34,10 -20,-24 8,-36C34,-40 48,-20 44,4C40,30 14,50 -22,38Z', '#e9b48a') +
    repeat(7, (index) => ellipse(-4 + (index % 3) * 14, 2 + Math.floor(index / 3) * 13, 3, 5, '#7a3a22')) +
    path('M2,-30C2,-56 22,-68 42,-62C58,-58 64,-42 58,-28C46,-16 14,-16 2,-30Z', '#8f9bb0') +
    path('M22,-20C34,-12 50,-18 58,-28C56,-34 40,-36 30,-34Z', '#f7e9d6') +
    path('M56,-46L76,-34L58,-28Z', '#f2b632') +
    path('M68,-39L78,-33L72,-29Z', '#3a2a2a') +
    circle(44, -44, 5.4, '#1d1014') +
    circle(46, -46, 1.8, '#fff') +
    stroke('M42,-38L38,-24', '#3a2a34', 4)
  )
}

function coastOfEverything(canvas: Canvas): Svg {
  const { random } = canvas
  const viaduct =
    repeat(5, (index) =>
      path(
        `M${470 + index * 88},420V330H${558 + index * 88}V420H${546 + index * 88}V372a32,32 0 0 0 -64,0V420Z`,
        '#ffe3c8',
      ),
    ) +
    rect(466, 320, 420, 13, '#fff3e2') +
    place(830, 321, 0.36, modernTrain({ ...warm, isNight: true, second: '#ffe6a3' }))
  const vines =
    repeat(9, (index) =>
      stroke(
        `M${-30 + index * 46},500C${0 + index * 38},470 ${40 + index * 30},452 ${80 + index * 24},438`,
        '#7d9a4a',
        9,
      ),
    ) +
    repeat(9, (index) =>
      stroke(
        `M${-30 + index * 46},496C${0 + index * 38},466 ${40 + index * 30},448 ${80 + index * 24},434`,
        '#a9bf62',
        4,
      ),
    )
  return (
    sky(canvas, warm) +
    sun(canvas, warm, 436, 236, 88) +
    cloud(150, 84, 1, '#fff6ea', 0.65) +
    cloud(730, 66, 1.1, '#fff6ea', 0.6) +
    cloud(580, 150, 0.6, '#fff6ea', 0.5) +
    mountains(canvas, 316, 110, '#f29a86', '#e27f79') +
    sea(canvas, 308, warm, 26) +
    sunPath(canvas, 436, 310, warm.sun) +
    place(316, 358, 0.46, ship(warm)) +
    birds(canvas, 560, 232, 4, warm.near) +
    path('M440,500C480,410 560,392 640,380C740,366 820,372 890,352V500Z', '#c24f63') +
    viaduct +
    path('M400,500C470,432 560,420 640,414C740,404 820,410 890,398V500Z', '#93304f') +
    repeat(6, (index) =>
      roundTree(
        520 + index * 66 + random.between(-10, 10),
        436 - index * 3,
        random.between(0.34, 0.5),
        '#7a9a4e',
        '#54743f',
        warm.dark,
      ),
    ) +
    path('M-20,500V396C60,372 160,384 240,420C320,452 380,470 440,500Z', '#6d7f3a') +
    vines +
    place(
      86,
      398,
      0.5,
      rect(-60, -50, 120, 52, '#fff3df') +
        polygon(
          [
            [-70, -50],
            [0, -86],
            [70, -50],
          ],
          clubRed,
        ) +
        rect(-12, -28, 24, 30, warm.dark, 4) +
        rect(60, -86, 34, 88, '#fff3df') +
        polygon(
          [
            [54, -86],
            [77, -112],
            [100, -86],
          ],
          clubRed,
        ),
    ) +
    cypress(30, 404, 0.62, '#4d6b33', '#37502a') +
    cypress(148, 400, 0.5, '#4d6b33', '#37502a') +
    cypress(186, 410, 0.44, '#4d6b33', '#37502a') +
    place(700, 158, 0.86, hotAirBalloon([clubRed, '#fff3e2', warm.second])) +
    place(590, 236, 0.24, hotAirBalloon([warm.second, clubRed, '#fff3e2'])) +
    place(800, 268, 0.2, hotAirBalloon(['#2f8f83', '#fff3e2', clubRed])) +
    place(150, 214, 0.4, airliner(warm), -9) +
    stroke('M-10,258C30,244 50,238 66,232', '#fff6ea', 3, 'stroke-dasharray="1 8" opacity="0.9"') +
    place(396, 142, 0.86, kestrel(), -4) +
    path('M-20,500C160,476 320,480 460,486C640,494 760,484 892,470V520H-20Z', '#4a1230')
  )
}

function supperOnTheHill(canvas: Canvas): Svg {
  const evening: Palette = {
    ...palettes.dawn,
    sky: ['#7a5bb0', '#f08f9a', '#ffdcae'],
    accent: clubRed,
    far: '#b97fb0',
    mid: '#8a4f8f',
    near: '#55306b',
    deep: '#351d4a',
    dark: '#26143a',
  }
  const bulbs = Array.from({ length: 17 }, (_, index): readonly [number, number] => [
    20 + (index / 16) * 850,
    112 + Math.sin((index / 16) * 3.1) * 74 - (index / 16) * 40,
  ])
  const lights =
    stroke(smooth(bulbs), evening.dark, 2.4) +
    bulbs.map(([x, y]) => canvas.shine(x, y + 8, 24, '#ffe6a3', 0.9) + circle(x, y + 8, 6, '#fff0bd')).join('')
  const chair = (x: number, flip: boolean) =>
    place(
      x,
      448,
      1,
      rect(-30, -46, 60, 10, '#f6e2cc', 4) +
        stroke('M-24,-38V10M24,-38V10M-26,-46V-128', '#f6e2cc', 7) +
        repeat(3, (index) => stroke(`M-26,${-70 - index * 22}H-8`, '#f6e2cc', 6)),
      0,
      flip,
    )
  return (
    sky(canvas, evening) +
    sun(canvas, evening, 640, 250, 70) +
    cloud(160, 70, 0.9, '#fff1e6', 0.5) +
    cloud(760, 170, 0.7, '#fff1e6', 0.4) +
    hills(canvas, 296, 26, evening.far, 3) +
    hills(canvas, 330, 24, evening.mid, 4) +
    repeat(9, (index) =>
      cypress(
        30 + index * 104 + canvas.random.between(-24, 24),
        360,
        canvas.random.between(0.4, 0.7),
        evening.near,
        evening.deep,
      ),
    ) +
    hills(canvas, 372, 14, evening.near, 3) +
    place(176, 186, 0.92, hotAirBalloon([clubRed, '#fff3e2', '#ffc24d'])) +
    place(330, 120, 0.28, hotAirBalloon(['#ffc24d', clubRed, '#fff3e2'])) +
    lights +
    path('M-20,430C200,404 660,404 892,430V520H-20Z', evening.deep) +
    chair(300, false) +
    chair(706, true) +
    stroke('M368,402V470M640,402V470', '#f6e2cc', 9) +
    path(
      'M328,386H680V406C660,428 640,408 620,418C590,430 570,408 540,418C510,430 490,408 460,418C430,430 410,410 386,418C360,428 340,424 328,406Z',
      '#fffaf2',
    ) +
    rect(320, 380, 368, 12, '#ffffff', 5) +
    place(
      420,
      380,
      1,
      path('M-26,0C-34,-26 -22,-44 -20,-66H20C22,-44 34,-26 26,0Z', '#f7d774') +
        path('M-20,-66l-8,-8H22l-2,8Z', '#fff6e4') +
        stroke('M22,-56C46,-58 44,-18 28,-16', '#fff6e4', 6),
    ) +
    repeat(2, (index) =>
      place(
        470 + index * 96,
        380,
        1,
        path('M-12,0L-15,-34H15L12,0Z', '#fff6e4', fade(0.7)) + path('M-12,0L-14,-24H14L12,0Z', '#f7d774'),
      ),
    ) +
    place(
      518,
      380,
      1,
      path('M-34,0C-34,-22 34,-22 34,0Z', '#e0a04e') +
        repeat(3, (index) => stroke(`M${-16 + index * 16},-16l6,10`, '#fbe0ae', 4)),
    ) +
    place(628, 380, 1, rect(-9, -34, 18, 34, '#fff6e4', 3) + path('M0,-58q9,13 0,22q-9,-9 0,-22z', '#ffb02e')) +
    canvas.shine(628, 332, 46, '#ffd98a', 0.8) +
    place(
      366,
      380,
      1,
      ellipse(0, -3, 26, 5, '#e9e1d8') +
        circle(-7, -12, 10, clubRed) +
        circle(8, -12, 10, '#7fae3f') +
        circle(0, -24, 10, '#f2a93b'),
    ) +
    repeat(9, (index) => bush(40 + index * 104, 496, 0.5, evening.dark))
  )
}

function harbourTown(canvas: Canvas): Svg {
  const { random } = canvas
  const light: Palette = {
    ...palettes.mint,
    sky: ['#8fd6d2', '#cdeee0', '#fff3da'],
    accent: clubRed,
    second: '#ffb454',
  }
  const house = (x: number, y: number, w: number, h: number) =>
    rect(x, y - h, w, h, random.pick(['#fff6ea', '#ffd9c4', '#f7b99b', '#ffe7a8', '#e9d5ec', '#c9e4e0'])) +
    polygon(
      [
        [x - 5, y - h],
        [x + w / 2, y - h - 26],
        [x + w + 5, y - h],
      ],
      random.pick([clubRed, '#b5432f', '#8a3a4a']),
    ) +
    repeat(6, (index) =>
      y - h + 16 + Math.floor(index / 2) * 34 < y - 20
        ? rect(
            x + 9 + (index % 2) * (w - 34),
            y - h + 16 + Math.floor(index / 2) * 34,
            15,
            20,
            random.chance(0.3) ? '#ffe6a3' : '#3f6f86',
            2,
          )
        : '',
    )
  const boat = (x: number, y: number, size: number, sail: string) =>
    place(
      x,
      y,
      size,
      path('M-60,0H60L44,24H-46Z', '#7a2a2a') +
        rect(-60, -3, 120, 6, '#fff') +
        path('M2,-10V-120L62,-10Z', sail) +
        path('M-6,-10V-96L-46,-10Z', '#fff') +
        stroke('M-2,-2V-124', '#5b3a2a', 4),
    )
  return (
    sky(canvas, light) +
    sun(canvas, light, 150, 110, 50) +
    cloud(720, 80, 1, '#fff', 0.7) +
    cloud(300, 60, 0.7, '#fff', 0.7) +
    hills(canvas, 300, 34, '#9ccfb8', 3) +
    path('M-20,360C140,250 300,230 460,270C620,230 760,220 900,300V380H-20Z', '#6fb59c') +
    repeat(13, (index) => house(10 + index * 66, 322 - Math.sin(index * 0.52) * 52, 56, random.between(60, 92))) +
    repeat(14, (index) => house(-16 + index * 64, 380, 60, random.between(64, 108))) +
    rect(-10, 376, 900, 22, '#f3e3cb') +
    rect(-10, 392, 900, 9, '#cdb592') +
    sea(canvas, 398, light, 30) +
    boat(210, 448, 0.9, clubRed) +
    boat(690, 460, 1.05, '#ffb454') +
    boat(470, 430, 0.6, '#2f8f83') +
    repeat(5, (index) => rect(60 + index * 190, 398, 9, 40, '#7a5a3a', 3)) +
    place(560, 156, 1.12, kestrel(), -6) +
    birds(canvas, 300, 150, 4, '#2c5a5a')
  )
}

function voyageAtSunset(canvas: Canvas): Svg {
  const dusk = palettes.dusk
  return (
    sky(canvas, dusk) +
    sun(canvas, dusk, 250, 240, 84) +
    cloud(620, 90, 1, dusk.light, 0.4) +
    cloud(130, 120, 0.6, dusk.light, 0.35) +
    path('M640,330C660,220 700,170 760,150C800,120 850,120 900,90V330Z', '#5f2d70') +
    path('M700,330C730,250 780,216 900,190V330Z', '#3a2059') +
    sea(canvas, 322, dusk, 34) +
    sunPath(canvas, 250, 326, dusk.sun) +
    place(450, 372, 1.18, ship({ ...dusk, isNight: true, accent: clubRed })) +
    repeat(3, (index) =>
      path(
        `M-20,${420 + index * 28}q22,-14 44,0${'t44,0'.repeat(21)}V520H-20Z`,
        ['#6b3a80', '#4d2a74', '#241440'][index] ?? '',
        fade(0.85),
      ),
    ) +
    birds(canvas, 540, 140, 6, dusk.dark)
  )
}
