import { createCanvas, type Canvas } from '../drawing/canvas.ts'
import { cloud, cypress, hills, mountains, roundTree } from '../drawing/nature.ts'
import { palettes, settings, type Palette } from '../drawing/palettes.ts'
import { createRandom } from '../drawing/random.ts'
import { circle, ellipse, fade, group, path, place, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'
import type { Source } from '../render-image.ts'
import { hotAirBalloon } from '../scenes/balloon.ts'
import { popcornBucket } from '../scenes/cinema.ts'
import { giftBox } from '../scenes/confetti.ts'
import { airliner } from '../scenes/flight.ts'
import { modernTrain } from '../scenes/rail.ts'
import { wineBottle, wineGlass } from '../scenes/wine.ts'
import { clubRed } from './drawn.ts'

/** What a category holds, for tiles in the category’s colour. */
export const categoryPictures: Readonly<Record<string, () => Source>> = {
  'category-travel': () =>
    category(
      'noon',
      (canvas, palette) =>
        cloud(190, 120, 0.7, '#fff', 0.9) +
        cloud(390, 300, 0.8, '#fff', 0.9) +
        mountains(canvas, 400, 90, palette.far, palette.mid),
      (_, palette) => place(286, 210, 1.02, airliner(palette), -12),
    ),
  'category-rail': () =>
    category(
      'autumn',
      (canvas, palette) =>
        hills(canvas, 250, 30, palette.far, 3) +
        repeat(5, (index) => cypress(130 + index * 76, 320, 0.7, palette.near, palette.deep)) +
        hills(canvas, 316, 10, palette.mid, 3),
      (_, palette) => place(188, 356, 0.8, modernTrain(palette)) + rect(60, 356, 460, 8, palette.dark, 4),
      true,
    ),
  'category-food': () =>
    category(
      'mint',
      () => '',
      (canvas) => place(280, 228, 1, plate(canvas)) + fork(96) + knife(468),
    ),
  'category-wine': () =>
    category(
      'rose',
      (canvas, palette) =>
        hills(canvas, 290, 20, palette.mid, 3) +
        repeat(7, (index) => stroke(`M${280 + (index - 3) * 26},300L${280 + (index - 3) * 110},430`, palette.near, 13)),
      () =>
        place(236, 376, 1.12, wineBottle('#23402f', '#fff6e6', clubRed, clubRed)) +
        place(346, 378, 1.12, wineGlass('#a3163a')),
    ),
  'category-cinema': () =>
    category(
      'lavender',
      () => '',
      (canvas) => place(280, 268, 1, popcornBucket(canvas, { ...settings.lilac, accent: clubRed })),
    ),
  'category-experiences': () =>
    category(
      'golden',
      (canvas, palette) => hills(canvas, 320, 20, palette.far, 3) + hills(canvas, 352, 14, palette.mid, 3),
      (_, palette) =>
        place(280, 196, 1.2, hotAirBalloon([clubRed, '#fff6e6', palette.second])) +
        place(438, 140, 0.34, hotAirBalloon([palette.second, '#fff', clubRed])) +
        place(112, 220, 0.26, hotAirBalloon(['#2a7f86', '#fff', palette.second])),
    ),
  'category-days-out': () =>
    category(
      'tropic',
      (canvas, palette) => hills(canvas, 330, 14, palette.mid, 3),
      (_, palette) =>
        place(280, 210, 1.16, bigWheel(palette)) +
        roundTree(130, 386, 0.9, palette.mid, palette.near, palette.dark) +
        roundTree(440, 386, 1, palette.mid, palette.near, palette.dark),
    ),
  'category-home': () =>
    category(
      'lavender',
      () => '',
      (canvas) =>
        canvas.shine(430, 140, 120, '#ffe9b0', 0.9) +
        place(280, 384, 1.06, chair()) +
        place(
          446,
          388,
          1,
          ellipse(0, 2, 34, 7, '#3b2d6e') +
            stroke('M0,0V-232', '#3b2d6e', 6) +
            path('M-54,-214L-32,-280H32L54,-214Z', '#ffdc8a'),
        ) +
        place(
          118,
          386,
          1,
          path('M-34,-54H34L26,4H-26Z', '#fff') +
            repeat(5, (index) =>
              path(
                'M0,-50C-26,-90 -22,-140 0,-162C22,-140 26,-90 0,-50Z',
                index % 2 ? '#3f8f5c' : '#2c6e4a',
                `transform="rotate(${-50 + index * 25} 0 -50)"`,
              ),
            ),
        ),
    ),
  'category-fashion': () =>
    category(
      'dawn',
      () => '',
      () =>
        place(
          260,
          380,
          1.12,
          stroke('M-62,-170C-62,-270 62,-270 62,-170', clubRed, 15) +
            path('M-124,-178H124L140,4H-140Z', clubRed) +
            path('M40,-178H124L140,4H60Z', '#000', fade(0.12)) +
            path('M-124,-178H124L128,-120C60,-84 -60,-84 -128,-120Z', '#000', fade(0.12)) +
            rect(-18, -116, 36, 44, '#ffc24d', 8),
        ) +
        place(
          450,
          384,
          0.86,
          ellipse(0, 0, 120, 16, '#e8c07a') +
            path('M-62,-2C-62,-70 -46,-84 0,-84C46,-84 62,-70 62,-2Z', '#f0cf92') +
            path('M-63,-28H63L62,-4H-62Z', '#2f8f83'),
        ),
    ),
  'category-charity': () =>
    category(
      'golden',
      () => '',
      () =>
        place(
          280,
          190,
          2.3,
          path('M0,52C-84,-4 -70,-58 -34,-58C-14,-58 -4,-44 0,-32C4,-44 14,-58 34,-58C70,-58 84,-4 0,52Z', clubRed) +
            path('M0,52C84,-4 70,-58 34,-58C50,-44 50,-2 0,52Z', '#000', fade(0.1)) +
            ellipse(-36, -32, 9, 14, '#fff', 'opacity="0.5" transform="rotate(28 -36 -32)"'),
        ) +
        open(186, '#c98a5b', '#2a7f86', 14) +
        open(374, '#f3c9a5', '#7a3e1d', -14),
    ),
  'category-fun': () =>
    category(
      'lavender',
      () => '',
      () =>
        place(280, 388, 1.16, giftBox({ ...settings.lilac, accent: clubRed, second: '#ffc24d' })) +
        repeat(30, (index) =>
          rect(
            70 + ((index * 137) % 420),
            40 + ((index * 89) % 250),
            12,
            7,
            [clubRed, '#ffc24d', '#fff', '#2f8f83'][index % 4] ?? '',
            2,
            `transform="rotate(${(index * 47) % 180} ${70 + ((index * 137) % 420)} ${40 + ((index * 89) % 250)})"`,
          ),
        ),
    ),
}

/** A round window on a view, with something too big for it in front; the tile's own colour shows around it. */
function category(
  name: keyof typeof palettes,
  behind: (canvas: Canvas, palette: Palette) => Svg,
  inFront: (canvas: Canvas, palette: Palette) => Svg,
  keepsToCircle = false,
): Source {
  const canvas = createCanvas(560, 420, createRandom(`category ${name}`))
  const palette: Palette = { ...palettes[name], accent: clubRed }
  const disc = circle(280, 214, 176, '#000')
  const view =
    rect(90, 20, 380, 400, canvas.gradient(palette.sky)) +
    circle(360, 130, 34, palette.sun, fade(0.95)) +
    behind(canvas, palette)
  const front = inFront(canvas, palette)
  return {
    svg: canvas.finish(canvas.clip(disc, view + (keepsToCircle ? front : '')) + (keepsToCircle ? '' : front)),
    width: 560,
    height: 420,
  }
}

function plate({ random }: Canvas): Svg {
  const leaf = () =>
    place(
      random.between(-70, 70),
      random.between(-60, 60),
      random.between(0.9, 1.5),
      path('M-26,0C-16,-26 14,-26 28,0C14,22 -16,22 -26,0Z', random.pick(['#4d9a4f', '#6fb85b', '#2f7d4a', '#8ccb68'])),
      random.between(0, 360),
    )
  return (
    ellipse(8, 14, 166, 160, '#000', fade(0.14)) +
    circle(0, 0, 162, '#fff') +
    circle(0, 0, 124, '#f1efe9') +
    circle(0, 0, 112, '#2f6b45') +
    repeat(24, leaf) +
    repeat(6, () =>
      place(
        random.between(-64, 64),
        random.between(-64, 64),
        1,
        circle(0, 0, 20, '#d83a2e') + circle(0, 0, 14, '#f0624a'),
      ),
    ) +
    ellipse(-30, 22, 28, 34, '#fff') +
    circle(-28, 26, 15, '#f6b52e') +
    ellipse(40, -20, 28, 34, '#fff') +
    circle(42, -16, 15, '#f6b52e')
  )
}

function fork(x: number): Svg {
  return (
    stroke(`M${x},340V210`, '#fff', 11) +
    path(`M${x - 20},112v66q0,32 20,36q20,-4 20,-36v-66h-8v60h-7v-60h-10v60h-7v-60z`, '#fff')
  )
}

function knife(x: number): Svg {
  return stroke(`M${x},340V232`, '#fff', 12) + path(`M${x - 9},232V112c18,8 24,46 20,120z`, '#fff')
}

function bigWheel({ accent, second, dark }: Palette): Svg {
  return (
    stroke('M0,0L-70,176M0,0L70,176', dark, 10) +
    circle(0, 0, 128, 'none', 'stroke="#fff" stroke-width="8"') +
    circle(0, 0, 100, 'none', 'stroke="#fff" stroke-width="3"') +
    repeat(12, (index) => group(`rotate(${index * 30})`, stroke('M0,0V-128', '#fff', 3))) +
    repeat(12, (index) =>
      place(
        Math.sin((index * Math.PI) / 6) * 128,
        -Math.cos((index * Math.PI) / 6) * 128,
        1,
        circle(0, 10, 15, [accent, second, '#7d5fd3'][index % 3] ?? '') + rect(-15, 3, 30, 7, '#fff', 3),
      ),
    ) +
    circle(0, 0, 18, accent)
  )
}

function chair(): Svg {
  return (
    rect(-104, -22, 14, 30, '#7a4a2a', 4) +
    rect(90, -22, 14, 30, '#7a4a2a', 4) +
    path('M-96,-180C-96,-212 96,-212 96,-180L108,-60H-108Z', clubRed) +
    path('M20,-203C70,-202 96,-196 96,-180L108,-60H40C56,-110 50,-160 20,-203Z', '#000', fade(0.1)) +
    rect(-106, -84, 212, 66, clubRed, 16) +
    rect(-94, -98, 188, 42, '#f04a4a', 18) +
    rect(-136, -122, 46, 112, clubRed, 22) +
    rect(90, -122, 46, 112, clubRed, 22) +
    place(-10, -108, 1, rect(-40, -40, 80, 74, '#ffc24d', 12), -12)
  )
}

function open(x: number, skin: string, sleeve: string, turn: number): Svg {
  return place(
    x,
    424,
    1.05,
    rect(-34, -70, 68, 90, sleeve, 10) +
      path(
        'M-30,-66C-34,-106 -34,-126 -30,-142C-28,-154 -14,-154 -13,-142L-12,-116L-10,-162C-9,-176 6,-176 7,-162L8,-116L11,-156C12,-168 26,-168 26,-154L25,-110L30,-132C33,-144 46,-140 44,-126C42,-102 34,-84 30,-66Z',
        skin,
      ),
    turn,
  )
}
