import type { Canvas } from '../drawing/canvas.ts'
import { letter } from '../drawing/lettering.ts'
import { cloud, hills, roundTree, sea, sky, sprig, sun } from '../drawing/nature.ts'
import { palettes } from '../drawing/palettes.ts'
import { circle, ellipse, fade, path, place, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'
import { shadow } from '../drawing/still-life.ts'
import type { Source } from '../render-image.ts'
import { clubRed, drawn, wing } from './drawn.ts'
import { kestrel } from './heroes.ts'

/** Why a list is empty, or a page is not there. */
export const emptyPictures: Readonly<Record<string, () => Source>> = {
  'empty-vouchers': () => drawn('empty-vouchers', 560, 420, emptyWallet),
  'empty-orders': () => drawn('empty-orders', 560, 420, emptyDoorstep),
  'empty-favourites': () => drawn('empty-favourites', 560, 420, emptyNest),
  'empty-activity': () => drawn('empty-activity', 560, 420, emptyJar),
  'no-rewards': () => drawn('no-rewards', 560, 420, emptyBox),
  'not-found': () => drawn('not-found', 560, 420, lostKestrel),
}

function emptyWallet(canvas: Canvas): Svg {
  return (
    rect(0, 0, 560, 420, canvas.gradient(['#ffe9e2', '#ffd0c4'], 'diagonal')) +
    circle(280, 200, 160, '#ffb3a3', fade(0.6)) +
    shadow(280, 352, 150, '#4a1626', 14) +
    place(
      280,
      250,
      1,
      path('M-150,-60L120,-120L140,-60Z', '#fff6e6') +
        path('M-120,-66L60,-106L76,-60Z', '#ffd27a') +
        rect(-160, -70, 320, 170, '#b00018', 24) +
        rect(-160, -48, 320, 148, clubRed, 24) +
        rect(70, -4, 110, 60, '#8c0f2a', 18) +
        circle(104, 26, 12, '#ffd27a') +
        stroke('M-140,-30H140', '#fff', 2.4, 'stroke-dasharray="8 8" opacity="0.5"'),
    ) +
    sprig(80, 360, 0.9, -14, '#5a9a6b', '#38734f') +
    sprig(486, 362, 0.8, 18, '#5a9a6b', '#38734f') +
    repeat(3, (index) => stroke(`M${210 + index * 70},${90 - (index % 2) * 22}v-26`, clubRed, 6, fade(0.6)))
  )
}

function emptyDoorstep(canvas: Canvas): Svg {
  return (
    rect(0, 0, 560, 420, canvas.gradient(['#e0eef7', '#bcd9ec'])) +
    rect(0, 340, 560, 80, '#f6e7d2') +
    rect(180, 50, 200, 300, '#fff', 8) +
    rect(194, 64, 172, 286, clubRed, 6) +
    rect(212, 84, 62, 96, '#ffd27a', 4) +
    rect(286, 84, 62, 96, '#ffd27a', 4) +
    rect(212, 200, 136, 50, '#b00018', 4) +
    rect(232, 268, 96, 14, '#ffd27a', 6) +
    circle(346, 236, 7, '#ffd27a') +
    rect(150, 340, 260, 22, '#fff', 4) +
    rect(206, 328, 148, 14, '#7a4a2a', 4) +
    letter('HELLO', 280, 339, { size: 7, weight: 16, tracking: 20, colour: '#ffe3b8' }) +
    roundTree(112, 362, 1.1, '#4d8f5c', '#2f6b45', '#5b3a2a') +
    roundTree(448, 362, 1.1, '#4d8f5c', '#2f6b45', '#5b3a2a') +
    rect(90, 346, 44, 34, '#f28f3b', 5) +
    rect(426, 346, 44, 34, '#f28f3b', 5) +
    canvas.shine(280, 36, 60, '#fff2c4', 0.9) +
    circle(280, 36, 11, '#ffe6a3') +
    cloud(84, 80, 0.6, '#fff', 0.8) +
    cloud(480, 110, 0.6, '#fff', 0.8)
  )
}

function emptyNest(canvas: Canvas): Svg {
  return (
    rect(0, 0, 560, 420, canvas.gradient(['#fff0cf', '#ffdf9c'])) +
    circle(280, 190, 150, '#ffc861', fade(0.6)) +
    stroke('M-20,330C160,300 400,330 580,296', '#6b4329', 20) +
    sprig(90, 306, 0.9, -30, '#5a9a6b', '#38734f') +
    sprig(470, 300, 0.9, 34, '#5a9a6b', '#38734f') +
    place(
      280,
      300,
      1.2,
      ellipse(0, -42, 96, 22, '#5b3620') +
        path('M0,-18C-42,-46 -35,-74 -17,-74C-7,-74 -2,-67 0,-60C2,-67 7,-74 17,-74C35,-74 42,-46 0,-18Z', clubRed) +
        path('M-104,-44C-100,10 -50,34 0,34C50,34 100,10 104,-44C70,-24 -70,-24 -104,-44Z', '#8a5a34') +
        repeat(12, (index) =>
          stroke(
            `M${-92 + index * 16},${-30 + (index % 3) * 8}C${-60 + index * 12},${-4 + (index % 4) * 6} ${-30 + index * 6},${10 + (index % 3) * 6} ${-10 + index * 4},${20 - (index % 4) * 5}`,
            index % 2 ? '#b5793f' : '#6b4329',
            3.4,
          ),
        ),
    )
  )
}

function emptyJar(canvas: Canvas): Svg {
  return (
    rect(0, 0, 560, 420, canvas.gradient(['#e6f3e4', '#c4e2c4'], 'diagonal')) +
    circle(280, 200, 156, '#9fd0a4', fade(0.7)) +
    rect(0, 336, 560, 90, '#fff6e6') +
    shadow(280, 366, 90, '#1d3a31', 13) +
    place(
      280,
      360,
      1.15,
      rect(-84, -190, 168, 192, '#ffffff', 34, fade(0.55)) +
        path('M-78,-40C-40,-54 40,-28 78,-40V-30A32,32 0 0 1 46,-4H-46A32,32 0 0 1 -78,-30Z', '#ffc24d') +
        rect(-70, -212, 140, 26, '#b9824a', 8) +
        rect(-66, -174, 14, 120, '#fff', 7, fade(0.8)) +
        rect(-40, -130, 80, 52, '#fff', 8) +
        place(0, -106, 0.36, path(wing, clubRed)),
    ) +
    repeat(3, (index) =>
      place(
        170 + index * 110,
        70 + (index % 2) * 34,
        0.8,
        circle(0, 4, 26, '#b5651a') + circle(0, 0, 26, '#ffc24d') + circle(0, 0, 19, '#ffdc85'),
      ),
    )
  )
}

function emptyBox(canvas: Canvas): Svg {
  return (
    rect(0, 0, 560, 420, canvas.gradient(['#fde8ec', '#f9cfd8'], 'diagonal')) +
    circle(280, 190, 152, '#ffb3bf', fade(0.5)) +
    canvas.shine(280, 190, 150, '#fff2c4', 0.9) +
    rect(0, 344, 560, 80, '#fff6e6') +
    shadow(280, 366, 150, '#4a1626', 14) +
    place(
      280,
      360,
      1,
      path('M-88,-186H88L118,-150H-118Z', '#8c0f2a') +
        path('M-88,-186L-118,-150L-178,-166L-140,-202Z', '#e8384f') +
        path('M88,-186L118,-150L178,-166L140,-202Z', '#e8384f') +
        rect(-118, -150, 236, 152, clubRed, 10) +
        rect(-118, -150, 236, 16, '#b00018') +
        rect(-20, -150, 40, 152, '#ffd27a') +
        path(
          'M-12,-84C-60,-124 -92,-84 -62,-66C-44,-58 -28,-68 0,-80C28,-68 44,-58 62,-66C92,-84 60,-124 12,-84Z',
          '#ffc24d',
        ) +
        circle(0, -82, 15, '#f2a52e'),
    ) +
    place(280, 108, 0.7, path(wing, clubRed), -6) +
    repeat(4, (index) => circle(164 + index * 76, 120 - (index % 3) * 34, 5 + (index % 2) * 3, '#ffc24d')) +
    sprig(78, 362, 0.9, -16, '#5a9a6b', '#38734f') +
    sprig(484, 362, 0.8, 18, '#5a9a6b', '#38734f')
  )
}

function lostKestrel(canvas: Canvas): Svg {
  const palette = { ...palettes.arctic, sky: ['#a9cdea', '#d7eaf5', '#fdf6ea'] as const }
  return (
    sky(canvas, palette) +
    sun(canvas, palette, 440, 90, 34) +
    hills(canvas, 300, 24, '#bcd8e2', 3) +
    sea(canvas, 390, palette, 0) +
    hills(canvas, 344, 16, '#8fbba6', 3) +
    hills(canvas, 388, 10, '#5f9a7f', 3) +
    cloud(120, 190, 1, '#fff', 0.9) +
    cloud(450, 236, 1.1, '#fff', 0.9) +
    place(270, 180, 0.98, kestrel(), -4) +
    place(
      424,
      400,
      1,
      stroke('M0,0V-110', '#6b4329', 9) +
        path('M-66,-104H52L70,-88L52,-72H-66Z', '#fff6e6') +
        path('M66,-66H-52L-70,-50L-52,-34H66Z', clubRed) +
        stroke('M-44,-88H30M-34,-50H44', '#c9a97a', 4, fade(0.6)),
    ) +
    roundTree(70, 404, 0.8, '#4d8f6c', '#2f6b52', '#4a3424')
  )
}
