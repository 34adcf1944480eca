import type { Canvas } from '../drawing/canvas.ts'
import { fitting, letter } from '../drawing/lettering.ts'
import { circle, group, path, place, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'
import type { Source } from '../render-image.ts'
import { balloon } from '../scenes/balloon.ts'
import { coffee } from '../scenes/coffee.ts'
import { clubRed, drawn, wing } from './drawn.ts'

const ink = '#211619'

/** The mobile app, and the badges of the two stores that have it. */
export const appPictures: Readonly<Record<string, () => Source>> = {
  'app-download': () => drawn('app', 640, 800, phone),
  'app-current': () => drawn('app', 560, 420, wholePhone),
  'badge-app-store': () =>
    drawn('app', 480, 144, () =>
      badge('DOWNLOAD ON THE', 'APP STORE', stroke('M0,-32V18M-22,-4L0,18L22,-4M-32,34H32', '#fff', 9)),
    ),
  'badge-play-store': () =>
    drawn('app', 480, 144, () =>
      badge(
        'GET IT ON',
        'GOOGLE PLAY',
        path('M-26,-34C-26,-38 -21,-39 -18,-37L36,-4C39,-2 39,2 36,4L-18,37C-21,39 -26,38 -26,34Z', '#ffc24d') +
          path('M-26,-34L6,0L-26,34Z', '#ee1c38'),
      ),
    ),
}

const name = { weight: 14, tracking: 10 }

function badge(small: string, large: string, sign: Svg): Svg {
  return (
    rect(1, 1, 478, 142, '#111014', 26) +
    rect(2.5, 2.5, 475, 139, 'none', 24, 'stroke="#a6a1a4" stroke-width="3"') +
    place(82, 74, 1.15, sign) +
    letter(small, 146, 54, { size: 17, weight: 13, tracking: 13, colour: '#fff' }, 'start') +
    letter(large, 146, 110, { ...name, size: fitting(large, 306, 38, name), colour: '#fff' }, 'start')
  )
}

/** The phone in a picture that is wider than high, as pages without a list have them. */
function wholePhone(canvas: Canvas): Svg {
  return (
    rect(0, 0, 560, 420, canvas.gradient(['#ffe9e2', '#ffd0c4'], 'diagonal')) +
    group('translate(120 8) scale(0.5)', phone(canvas))
  )
}

function phone(canvas: Canvas): Svg {
  const screen = rect(146, 46, 348, 708, '#000', 46)
  const card = (y: number, picture: Svg, title: string, points: string) =>
    rect(166, y, 308, 186, '#fff', 22) +
    canvas.clip(
      rect(166, y, 308, 118, '#000', 22) + rect(166, y + 60, 308, 60, '#000'),
      group(`translate(166 ${y - 26}) scale(0.385)`, picture),
    ) +
    letter(title, 184, y + 148, { size: 15, weight: 15, tracking: 10, colour: ink }, 'start') +
    letter(points, 184, y + 172, { size: 12, weight: 15, tracking: 12, colour: clubRed }, 'start')
  const content =
    rect(146, 46, 348, 708, '#fcf7f2') +
    path('M146,46H494V276C420,306 220,306 146,276Z', canvas.gradient(['#ee1c38', '#b80019'], 'diagonal')) +
    circle(470, 110, 90, '#fff', 'opacity="0.08"') +
    circle(170, 260, 70, '#fff', 'opacity="0.08"') +
    place(190, 124, 0.36, path(wing, '#fff')) +
    letter('HELLO ALEX', 220, 132, { size: 17, weight: 15, tracking: 12, colour: '#fff' }, 'start') +
    circle(454, 124, 16, '#ffd9b8') +
    letter('24,650', 320, 214, { size: 52, weight: 17, tracking: 8, colour: '#fff' }) +
    letter('POINTS TO SPEND', 320, 246, { size: 13, weight: 14, tracking: 18, colour: '#ffe1dc' }) +
    card(292, balloon(canvas), 'SUNRISE BALLOON', '24,000 POINTS') +
    card(496, coffee(canvas), 'ANY HOT DRINK', '400 POINTS') +
    rect(146, 692, 348, 62, '#fff') +
    repeat(4, (index) =>
      index === 0
        ? place(196 + index * 82, 722, 0.26, path(wing, clubRed))
        : circle(196 + index * 82, 722, 10, 'none', 'stroke="#857579" stroke-width="4"'),
    )
  return (
    circle(320, 420, 300, '#ffffff', 'opacity="0.5"') +
    rect(138, 44, 372, 732, '#000', 58, 'opacity="0.12"') +
    rect(132, 32, 376, 736, '#211619', 60) +
    rect(138, 38, 364, 724, '#3b2d31', 54) +
    canvas.clip(screen, content) +
    rect(270, 60, 100, 26, '#211619', 13) +
    rect(508, 190, 6, 70, '#211619', 3)
  )
}
