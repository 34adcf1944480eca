import type { Canvas } from '../drawing/canvas.ts'
import { letter } from '../drawing/lettering.ts'
import { cloud, hills, sky, sun } from '../drawing/nature.ts'
import { palettes } from '../drawing/palettes.ts'
import { circle, ellipse, fade, path, place, polygon, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'
import { shadow } from '../drawing/still-life.ts'
import type { Source } from '../render-image.ts'
import { hotAirBalloon } from '../scenes/balloon.ts'
import { wineGlass } from '../scenes/wine.ts'
import { clubRed, drawn, wing } from './drawn.ts'

/** What each step of “how it works” looks like. */
export const stepPictures: Readonly<Record<string, () => Source>> = {
  'step-1': () => drawn('step-1', 844, 476, memberCard),
  'step-2': () => drawn('step-2', 844, 476, everydayThings),
  'step-3': () => drawn('step-3', 844, 476, presentAndBalloon),
}

function memberCard(canvas: Canvas): Svg {
  const card = (turn: number, top: string, bottom: string, content: Svg) =>
    place(
      422,
      240,
      1,
      rect(-206, -122, 420, 264, '#4a1626', 26, fade(0.16)) +
        rect(-210, -132, 420, 264, canvas.gradient([top, bottom], 'diagonal'), 26) +
        content,
      turn,
    )
  return (
    rect(0, 0, 844, 476, canvas.gradient(['#ffe3d8', '#ffc4b8'], 'diagonal')) +
    circle(640, 90, 190, '#ff9d8c', fade(0.5)) +
    circle(140, 420, 170, '#ffb454', fade(0.45)) +
    repeat(4, (index) =>
      stroke(
        `M${-40 + index * 36},-20C${200 + index * 40},160 ${520 + index * 20},-60 900,${120 + index * 40}`,
        '#fff',
        2.4,
        fade(0.5),
      ),
    ) +
    card(9, '#ffd27a', '#f2a33a', '') +
    card(
      -6,
      '#ee1c38',
      '#b00018',
      path(
        'M-210,40C-110,-10 -20,100 90,50C150,20 190,30 210,44V106A26,26 0 0 1 184,132H-184A26,26 0 0 1 -210,106Z',
        '#fff',
        fade(0.1),
      ) +
        place(-138, -66, 0.82, path(wing, '#fff')) +
        letter('KESTREL RED', -74, -52, { size: 26, weight: 17, tracking: 12, colour: '#fff' }, 'start') +
        rect(-178, -6, 56, 42, '#ffd98a', 8) +
        stroke('M-178,8H-122M-178,22H-122M-150,-6V36', '#d99a3a', 2.4) +
        letter('ALEX HARTLEY', -178, 104, { size: 19, weight: 14, tracking: 14, colour: '#fff' }, 'start') +
        place(146, 70, 0.6, circle(-24, 0, 50, '#fff', fade(0.85)) + circle(34, 0, 50, '#ffc24d', fade(0.9))),
    )
  )
}

function everydayThings(canvas: Canvas): Svg {
  const coin = (x: number, y: number, size: number) =>
    place(
      x,
      y,
      size,
      circle(0, 4, 26, '#b5651a') +
        circle(0, 0, 26, '#ffc24d') +
        circle(0, 0, 20, '#ffdc85') +
        path(
          'M-12,2C-6,1 -3,-3 -1,-9C1,-4 5,-1 13,-1C9,3 5,4 2,3C3,7 1,10 -2,13C-3,9 -4,6 -6,5C-9,4 -11,4 -12,2Z',
          '#d98a1e',
        ),
    )
  return (
    rect(0, 0, 844, 476, canvas.gradient(['#dff1e2', '#b8dfc0'], 'diagonal')) +
    circle(422, 236, 200, '#8cc79a', fade(0.65)) +
    rect(0, 380, 844, 100, '#fff6e6') +
    rect(0, 380, 844, 5, '#fff') +
    shadow(240, 408, 70, '#1d3a31') +
    place(
      240,
      404,
      1.1,
      path('M-62,-190H62L46,0H-46Z', '#fff') +
        path('M20,-190H62L46,0H18Z', '#000', fade(0.07)) +
        path('M-57,-128H57L48,-46H-50Z', clubRed) +
        circle(0, -88, 22, '#fff') +
        rect(-70, -206, 140, 20, '#3a2024', 8) +
        rect(-58, -222, 116, 20, '#3a2024', 8),
    ) +
    shadow(600, 410, 110, '#1d3a31') +
    place(
      606,
      404,
      1.12,
      stroke('M-44,-190C-44,-250 44,-250 44,-190', '#7a2a3a', 9) +
        path('M-92,-196H92L104,4H-104Z', '#ffb454') +
        path('M34,-196H92L104,4H50Z', '#e8912c') +
        place(-14, -92, 0.62, path(wing, '#fff')),
    ) +
    place(
      420,
      300,
      1.1,
      rect(-100, -58, 204, 120, '#1d3a31', 10, fade(0.16)) +
        path('M-104,-64H104V-18a18,18 0 0 0 0,36V64H-104V18a18,18 0 0 0 0,-36Z', '#fff9ee') +
        path('M-104,-64H104V-34H-104Z', clubRed) +
        letter('BRISTOL', -84, -2, { size: 20, weight: 15, colour: '#3a2024' }, 'start') +
        letter('YORK', -84, 40, { size: 20, weight: 15, colour: '#3a2024' }, 'start') +
        stroke('M44,-22V54', '#d9c9b4', 3, 'stroke-dasharray="2 9"') +
        place(74, 18, 0.3, path(wing, clubRed)),
      -8,
    ) +
    coin(330, 110, 1.1) +
    coin(402, 72, 0.8) +
    coin(486, 118, 1) +
    coin(150, 120, 0.7) +
    coin(712, 96, 0.85) +
    coin(560, 60, 0.62) +
    coin(270, 52, 0.6)
  )
}

function presentAndBalloon(canvas: Canvas): Svg {
  const palette = { ...palettes.golden, sky: ['#ffd27a', '#ffe3a6', '#fff4d6'] as const, accent: clubRed }
  return (
    sky(canvas, palette) +
    sun(canvas, palette, 680, 110, 46) +
    cloud(150, 100, 1, '#fff', 0.75) +
    cloud(620, 200, 0.8, '#fff', 0.7) +
    hills(canvas, 350, 20, '#f2b85a', 3) +
    hills(canvas, 392, 14, '#e0983c', 3) +
    rect(0, 410, 844, 80, '#fff3dc') +
    shadow(422, 434, 120, '#5b3a10', 14) +
    place(422, 182, 1.08, hotAirBalloon([clubRed, '#fff6e6', '#2a7f86'])) +
    place(
      422,
      430,
      1,
      rect(-112, -110, 224, 112, '#2a7f86', 8) +
        rect(30, -110, 82, 112, '#000', 8, fade(0.12)) +
        rect(-20, -110, 40, 112, '#ffc24d') +
        polygon(
          [
            [-124, -110],
            [-206, -136],
            [-180, -92],
            [-112, -84],
          ],
          '#35998f',
        ) +
        polygon(
          [
            [124, -110],
            [206, -136],
            [180, -92],
            [112, -84],
          ],
          '#24706c',
        ) +
        ellipse(0, -110, 112, 13, '#123f3d'),
    ) +
    place(620, 430, 0.7, wineGlass('#f1cf6b')) +
    place(
      200,
      432,
      0.8,
      shadow(0, 0, 50, '#5b3a10') +
        path('M-44,-80H44C44,-30 34,0 22,4H-22C-34,0 -44,-30 -44,-80Z', clubRed) +
        stroke('M42,-66C70,-70 70,-26 32,-28', clubRed, 10) +
        ellipse(0, -80, 44, 9, '#6b3a20'),
    ) +
    repeat(26, (index) =>
      rect(
        100 + ((index * 173) % 640),
        40 + ((index * 97) % 300),
        12,
        6,
        [clubRed, '#2a7f86', '#fff', '#f28f3b'][index % 4] ?? '',
        2,
        `transform="rotate(${(index * 53) % 180} ${100 + ((index * 173) % 640)} ${40 + ((index * 97) % 300)})"`,
      ),
    )
  )
}
