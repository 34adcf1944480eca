import { circle, ellipse, path, polygon, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'

/** Signs that brands are known by, about 120 across and around the origin, in an ink on a ground. */
export type DrawSymbol = (ink: string, ground: string, second: string) => Svg

const leafShape = 'M0,56C-46,30 -46,-28 0,-58C46,-28 46,30 0,56Z'
const heartShape = 'M0,52C-84,-4 -70,-58 -34,-58C-14,-58 -4,-44 0,-32C4,-44 14,-58 34,-58C70,-58 84,-4 0,52Z'

export const symbols = {
  kestrel: (ink) =>
    path(
      'M-62,6C-34,2 -18,-12 -4,-44C6,-18 24,-2 62,-6C42,12 24,16 8,14C12,30 6,44 -10,60C-12,40 -18,28 -30,22C-42,20 -52,16 -62,6Z',
      ink,
    ),
  cup: (ink, ground, second) =>
    path('M-48,-14H40C40,26 22,48 -4,48C-30,48 -48,26 -48,-14Z', ink) +
    stroke('M36,-4C66,-10 66,28 26,28', ink, 11) +
    stroke('M-22,-30c-8,-10 8,-16 0,-28M4,-30c-8,-10 8,-16 0,-28', second, 8) +
    circle(-4, 14, 7, ground),
  pot: (ink, ground) =>
    path('M-34,54L-24,-24H24L34,54Z', ink) +
    path('M-28,-30C-24,-54 24,-54 28,-30Z', ink) +
    circle(0, -54, 7, ink) +
    stroke('M28,-14C58,-14 58,26 32,34', ink, 10) +
    path('M-26,-10L-52,-24L-42,0L-29,14Z', ink) +
    rect(-22, 4, 44, 7, ground, 3),
  oakLeaf: (ink, ground) =>
    path(
      'M0,60C-8,44 -30,50 -34,32C-38,20 -26,14 -36,4C-46,-8 -34,-22 -22,-20C-34,-36 -12,-50 0,-62C12,-50 34,-36 22,-20C34,-22 46,-8 36,4C26,14 38,20 34,32C30,50 8,44 0,60Z',
      ink,
    ) + stroke('M0,64V-34M0,26L18,12M0,26L-18,12M0,0L13,-12M0,0L-13,-12', ground, 5),
  wheat: (ink) =>
    stroke('M0,62V-14', ink, 7) +
    repeat(
      4,
      (index) =>
        path(
          `M0,${30 - index * 22}C6,${8 - index * 22} 22,${2 - index * 22} 36,${4 - index * 22}C34,${20 - index * 22} 20,${30 - index * 22} 0,${30 - index * 22}Z`,
          ink,
        ) +
        path(
          `M0,${30 - index * 22}C-6,${8 - index * 22} -22,${2 - index * 22} -36,${4 - index * 22}C-34,${20 - index * 22} -20,${30 - index * 22} 0,${30 - index * 22}Z`,
          ink,
        ),
    ) +
    path('M0,-34C-10,-46 -8,-58 0,-66C8,-58 10,-46 0,-34Z', ink),
  slice: (ink, ground, second) =>
    path('M0,60L-54,-40C-22,-62 22,-62 54,-40Z', ink) +
    path('M-54,-40C-22,-62 22,-62 54,-40L47,-28C20,-46 -20,-46 -47,-28Z', second) +
    circle(-12, -14, 9, ground) +
    circle(16, -18, 8, ground) +
    circle(2, 16, 8, ground),
  basket: (ink, ground) =>
    path('M-58,-8H58L44,54H-44Z', ink) +
    stroke('M-36,-8C-36,-62 36,-62 36,-8', ink, 10) +
    repeat(3, (index) => stroke(`M${-24 + index * 24},10V38`, ground, 7)),
  crate: (ink, ground) =>
    rect(-54, -30, 108, 84, ink, 8) +
    repeat(2, (index) => rect(-54, -6 + index * 28, 108, 7, ground)) +
    path('M-30,-34C-40,-66 -4,-70 0,-46C4,-70 40,-66 30,-34Z', ink),
  whisk: (ink) =>
    stroke('M0,62V8M0,8C-44,-14 -34,-60 0,-60C34,-60 44,-14 0,8C-16,-14 -14,-56 0,-60C14,-56 16,-14 0,8', ink, 8),
  bird: (ink, ground) =>
    path(
      'M-60,-20C-30,-26 -10,-8 6,-4C10,-30 26,-46 52,-46C50,-40 56,-34 64,-34C56,-28 54,-18 50,-4C42,28 10,42 -22,34L-58,52L-46,20C-56,10 -62,-4 -60,-20Z',
      ink,
    ) + circle(44, -32, 5, ground),
  sunrise: (ink) =>
    path('M-52,26A52,52 0 0 1 52,26Z', ink) +
    rect(-62, 36, 124, 10, ink, 5) +
    repeat(
      5,
      (index) => `<g transform="translate(0 26) rotate(${-64 + index * 32})">${rect(-4.5, -86, 9, 22, ink, 4.5)}</g>`,
    ),
  key: (ink, ground) =>
    circle(0, -30, 32, ink) +
    circle(0, -30, 13, ground) +
    rect(-6, -2, 12, 64, ink, 4) +
    rect(4, 30, 22, 10, ink, 3) +
    rect(4, 48, 16, 10, ink, 3),
  berries: (ink, _, second) =>
    circle(-22, 26, 24, ink) +
    circle(24, 28, 22, ink) +
    circle(2, -8, 23, ink) +
    path('M2,-30C4,-56 24,-66 44,-60C42,-42 26,-30 2,-30Z', second) +
    path('M2,-30C-4,-54 -22,-60 -40,-54C-36,-38 -22,-28 2,-30Z', second),
  globe: (ink, ground) =>
    circle(0, 0, 58, ink) +
    ellipse(0, 0, 24, 58, 'none', `stroke="${ground}" stroke-width="7"`) +
    stroke('M-58,0H58M-48,-30H48M-48,30H48', ground, 7),
  mesa: (ink, _, second) => circle(26, -30, 24, second) + path('M-62,44L-44,-14H-8L6,18H22L30,0H48L62,44Z', ink),
  pine: (ink) =>
    polygon(
      [
        [0, -64],
        [28, -22],
        [-28, -22],
      ],
      ink,
    ) +
    polygon(
      [
        [0, -38],
        [38, 14],
        [-38, 14],
      ],
      ink,
    ) +
    polygon(
      [
        [0, -8],
        [48, 44],
        [-48, 44],
      ],
      ink,
    ) +
    rect(-7, 40, 14, 20, ink),
  rails: (ink) => stroke('M-20,-60L-50,60M20,-60L50,60', ink, 11) + stroke('M-22,-36H22M-30,-4H30M-38,30H38', ink, 9),
  wheel: (ink, ground) =>
    circle(0, 0, 58, ink) +
    circle(0, 0, 40, ground) +
    circle(0, 0, 13, ink) +
    repeat(4, (index) => `<g transform="rotate(${index * 45})">${rect(-4, -44, 8, 88, ink)}</g>`),
  moon: (ink, _, second) =>
    path('M22,-58A60,60 0 1 0 52,34A48,48 0 0 1 22,-58Z', ink) +
    path('M34,-34l6,14l15,2l-11,10l3,15l-13,-8l-13,8l3,-15l-11,-10l15,-2z', second),
  peaks: (ink, ground) =>
    polygon(
      [
        [-66, 48],
        [-18, -40],
        [10, 10],
        [26, -14],
        [66, 48],
      ],
      ink,
    ) +
    polygon(
      [
        [-18, -40],
        [-34, -10],
        [-20, -16],
        [-14, -4],
        [-4, -14],
      ],
      ground,
    ),
  grapes: (ink, _, second) =>
    repeat(10, (index) => {
      const row = index < 4 ? 0 : index < 7 ? 1 : index < 9 ? 2 : 3
      const column = index - ([0, 4, 7, 9][row] ?? 0)
      return circle(-36 + column * 24 + row * 12, -12 + row * 21, 12, ink)
    }) +
    path('M2,-28C8,-56 34,-62 52,-50C44,-32 24,-24 2,-28Z', second) +
    stroke('M0,-26V-50', second, 6),
  vine: (ink) =>
    stroke('M-50,54C-50,0 50,20 50,-20C50,-54 0,-54 0,-24C0,-8 24,-8 24,-24', ink, 10) +
    path('M-40,10C-62,-4 -60,-30 -44,-40C-26,-30 -22,-6 -40,10Z', ink) +
    path('M20,40C34,24 54,30 60,44C48,56 28,54 20,40Z', ink),
  casks: (ink, ground) =>
    repeat(3, (index) => {
      const [x, y] = [
        [-30, 26],
        [30, 26],
        [0, -26],
      ][index] ?? [0, 0]
      return circle(x ?? 0, y ?? 0, 28, ink) + circle(x ?? 0, y ?? 0, 17, ground) + circle(x ?? 0, y ?? 0, 9, ink)
    }),
  reel: (ink, ground) =>
    circle(0, 0, 58, ink) +
    circle(0, 0, 8, ground) +
    repeat(5, (index) => circle(Math.cos(index * 1.257 - 1.57) * 34, Math.sin(index * 1.257 - 1.57) * 34, 14, ground)),
  lantern: (ink, ground, second) =>
    rect(-26, -30, 52, 70, ink, 12) +
    rect(-15, -18, 30, 46, ground, 8) +
    path('M0,-14q15,20 0,34q-15,-14 0,-34z', second) +
    rect(-32, 38, 64, 14, ink, 5) +
    path('M-28,-32L0,-50L28,-32Z', ink) +
    circle(0, -56, 10, 'none', `stroke="${ink}" stroke-width="6"`),
  star: (ink) => path('M0,-62l18,40l44,5l-32,30l8,43l-38,-21l-38,21l8,-43l-32,-30l44,-5z', ink),
  pages: (ink, ground) =>
    path('M0,44C-20,30 -44,30 -60,36V-42C-44,-48 -20,-48 0,-34C20,-48 44,-48 60,-42V36C44,30 20,30 0,44Z', ink) +
    stroke('M0,-30V36', ground, 6),
  screen: (ink, ground, second) =>
    path('M-62,-44H62V22H-62Z', ink) +
    rect(-50, -32, 100, 42, ground, 3) +
    path('M-40,56L-18,26H18L40,56Z', ink) +
    circle(30, -16, 10, second),
  record: (ink, ground, second) =>
    circle(0, 0, 58, ink) +
    circle(0, 0, 43, 'none', `stroke="${ground}" stroke-width="3"`) +
    circle(0, 0, 33, 'none', `stroke="${ground}" stroke-width="3"`) +
    circle(0, 0, 20, second) +
    circle(0, 0, 5, ground),
  balloon: (ink, ground) =>
    path('M0,-64C40,-64 58,-34 54,-8C50,18 26,30 14,42H-14C-26,30 -50,18 -54,-8C-58,-34 -40,-64 0,-64Z', ink) +
    path('M0,-64C14,-64 20,-34 18,-8C17,16 9,30 5,42H-5C-9,30 -17,16 -18,-8C-20,-34 -14,-64 0,-64Z', ground) +
    rect(-13, 48, 26, 17, ink, 4),
  flag: (ink, ground) =>
    stroke('M-42,62V-60', ink, 9) +
    rect(-38, -58, 92, 62, ink, 4) +
    repeat(6, (index) =>
      rect(
        -38 + (index % 3) * 31 + (Math.floor(index / 3) % 2 ? 15 : 0),
        -58 + Math.floor(index / 3) * 31,
        15.5,
        31,
        ground,
      ),
    ),
  drop: (ink, ground) =>
    path('M0,-64C28,-22 46,0 46,20C46,46 26,62 0,62C-26,62 -46,46 -46,20C-46,0 -28,-22 0,-64Z', ink) +
    stroke('M-22,24C-22,36 -12,42 0,42', ground, 8),
  vase: (ink, ground) =>
    path('M-22,-60H22L16,-40C46,-18 56,12 26,58H-26C-56,12 -46,-18 -16,-40Z', ink) +
    stroke('M-38,0C-20,12 -10,-10 0,0C10,12 20,-10 38,0', ground, 7),
  paddle: (ink) =>
    `<g transform="rotate(40)">${path('M-14,-66C14,-66 18,-40 12,-20H-12C-18,-40 -14,-66 0,-66Z', ink)}${rect(-5, -24, 10, 90, ink, 5)}</g><g transform="rotate(-40)">${path('M-14,-66C14,-66 18,-40 12,-20H-12C-18,-40 -14,-66 0,-66Z', ink)}${rect(-5, -24, 10, 90, ink, 5)}</g>`,
  strata: (ink, _, second) =>
    path('M-60,-40C-30,-56 10,-30 60,-46V-20C10,-6 -30,-32 -60,-14Z', ink) +
    path('M-60,-2C-30,-20 10,6 60,-8V18C10,32 -30,6 -60,24Z', second) +
    path('M-60,36C-30,18 10,44 60,30V56C10,66 -30,46 -60,60Z', ink),
  swoosh: (ink, _, second) =>
    stroke('M-60,-44C-20,-40 30,-10 60,40', ink, 9) +
    circle(-8, -4, 17, second) +
    stroke('M-8,10V34L-28,56M-8,34L14,52', ink, 10),
  tulip: (ink, _, second) =>
    path(
      'M-36,-6C-46,-44 -36,-58 -30,-64C-18,-52 -10,-46 0,-66C10,-46 18,-52 30,-64C36,-58 46,-44 36,-6C22,12 -22,12 -36,-6Z',
      ink,
    ) +
    stroke('M0,6V62', second, 9) +
    path('M0,56C-30,54 -44,34 -46,14C-22,16 -6,34 0,56Z', second),
  paw: (ink) =>
    ellipse(0, 24, 34, 28, ink) +
    ellipse(-40, -10, 14, 19, ink, 'transform="rotate(-24 -40 -10)"') +
    ellipse(40, -10, 14, 19, ink, 'transform="rotate(24 40 -10)"') +
    ellipse(-16, -36, 15, 20, ink) +
    ellipse(16, -36, 15, 20, ink),
  loop: (ink) =>
    stroke('M-64,50C-20,50 28,20 28,-18C28,-44 12,-56 -2,-56C-18,-56 -30,-42 -30,-18C-30,20 20,50 64,50', ink, 12),
  atom: (ink, _, second) =>
    repeat(3, (index) =>
      ellipse(0, 0, 60, 23, 'none', `stroke="${ink}" stroke-width="8" transform="rotate(${index * 60})"`),
    ) + circle(0, 0, 12, second),
  fish: (ink, ground) =>
    path('M-40,0C-16,-44 36,-44 58,0C36,44 -16,44 -40,0Z', ink) +
    path('M-30,0L-64,-32V32Z', ink) +
    circle(32, -9, 7, ground),
  castle: (ink, ground) =>
    path('M-56,56V-46h18v14h18v-14h18v14h4v-14h18v14h18v-14h18V56Z', ink) +
    path('M-15,56V26a15,15 0 0 1 30,0V56Z', ground),
  bolt: (ink) =>
    polygon(
      [
        [14, -64],
        [-38, 10],
        [-4, 10],
        [-14, 64],
        [38, -14],
        [4, -14],
      ],
      ink,
    ),
  fern: (ink) =>
    stroke('M0,62V-56', ink, 7) +
    repeat(5, (index) =>
      stroke(
        `M0,${40 - index * 20}C${20 - index * 2},${36 - index * 20} ${40 - index * 6},${26 - index * 20} ${46 - index * 8},${6 - index * 20}M0,${40 - index * 20}C${-20 + index * 2},${36 - index * 20} ${-40 + index * 6},${26 - index * 20} ${-46 + index * 8},${6 - index * 20}`,
        ink,
        9,
      ),
    ),
  flower: (ink, _, second) =>
    repeat(6, (index) => ellipse(0, -34, 18, 28, ink, `transform="rotate(${index * 60})"`)) + circle(0, 0, 18, second),
  signal: (ink) => repeat(4, (index) => rect(-54 + index * 29, 50 - 26 - index * 25, 20, 26 + index * 25, ink, 8)),
  kettle: (ink, ground) =>
    path('M-44,54C-60,10 -40,-30 0,-30C40,-30 60,10 44,54Z', ink) +
    stroke('M-34,-20C-34,-66 34,-66 34,-20', ink, 9) +
    path('M40,10L68,-14L62,26L48,34Z', ink) +
    circle(0, -34, 8, ink) +
    stroke('M-26,24H26', ground, 7),
  lamp: (ink, _, second) =>
    path('M-22,-60H22L48,-4H-48Z', ink) + rect(-5, -4, 10, 56, second) + rect(-28, 48, 56, 11, second, 5),
  hanger: (ink) => stroke('M0,-20L-58,34H58L0,-20V-34C0,-48 20,-44 20,-58C20,-68 2,-70 -4,-58', ink, 10),
  compass: (ink, ground, second) =>
    circle(0, 0, 58, ink) +
    circle(0, 0, 44, ground) +
    polygon(
      [
        [0, -38],
        [14, 0],
        [0, 38],
        [-14, 0],
      ],
      ink,
    ) +
    polygon(
      [
        [0, -38],
        [14, 0],
        [-14, 0],
      ],
      second,
    ),
  petals: (ink, _, second) =>
    path(leafShape, ink) +
    path('M0,56C-70,50 -74,-4 -58,-22C-30,-18 -12,16 0,56Z', second) +
    path('M0,56C70,50 74,-4 58,-22C30,-18 12,16 0,56Z', second),
  chevrons: (ink, _, second) =>
    repeat(3, (index) =>
      stroke(`M${-50 + index * 34},-44L${-14 + index * 34},0L${-50 + index * 34},44`, index === 1 ? second : ink, 14),
    ),
  spool: (ink, ground) =>
    rect(-42, -56, 84, 20, ink, 8) +
    rect(-42, 36, 84, 20, ink, 8) +
    rect(-30, -38, 60, 78, ink) +
    repeat(4, (index) => stroke(`M-26,${-24 + index * 17}L26,${-32 + index * 17}`, ground, 6)),
  maple: (ink) =>
    path(
      'M0,-64L14,-34L34,-46L30,-16L60,-14L40,10L50,26L14,30L4,62H-4L-14,30L-50,26L-40,10L-60,-14L-30,-16L-34,-46L-14,-34Z',
      ink,
    ),
  bubbles: (ink, ground, second) =>
    circle(-16, 12, 42, ink) +
    circle(36, -30, 24, second) +
    circle(36, 34, 14, ink) +
    path('M-38,2A24,24 0 0 1 -18,-14', 'none', `stroke="${ground}" stroke-width="8" stroke-linecap="round"`),
  heart: (ink) => path(heartShape, ink),
  waves: (ink, _, second) =>
    repeat(3, (index) =>
      stroke(`M-60,${-30 + index * 32}c15,-22 30,-22 40,0s25,22 40,0s25,-22 40,0`, index === 1 ? second : ink, 12),
    ),
  acorn: (ink, ground, second) =>
    path('M-44,-8H44C44,30 20,48 0,62C-20,48 -44,30 -44,-8Z', second) +
    path('M-52,-10C-52,-48 52,-48 52,-10C30,-2 -30,-2 -52,-10Z', ink) +
    rect(-5, -62, 10, 26, ink, 4) +
    stroke('M-24,-22H24', ground, 5),
  tree: (ink) => circle(0, -22, 42, ink) + rect(-8, 10, 16, 52, ink, 4) + stroke('M0,30L24,10', ink, 8),
  plates: (ink, ground) =>
    circle(-20, 0, 40, ink) +
    circle(-20, 0, 24, ground) +
    circle(26, 0, 40, ink, 'opacity="0.75"') +
    circle(26, 0, 24, ground),
  clover: (ink, _, second) =>
    repeat(
      4,
      (index) => `<g transform="rotate(${45 + index * 90}) translate(0 -30) scale(0.52)">${path(heartShape, ink)}</g>`,
    ) + stroke('M4,14C10,36 20,50 34,60', second, 8),
  speech: (ink, ground) =>
    path('M-58,-14A58,48 0 0 1 58,-14C58,20 26,34 4,34L-30,60L-26,30C-48,22 -58,6 -58,-14Z', ink) +
    stroke('M-16,-22C-16,-46 20,-44 18,-22C16,-10 0,-10 0,2', ground, 9) +
    circle(0, 16, 6, ground),
  bell: (ink) =>
    path('M-50,34C-36,20 -40,-48 0,-50C40,-48 36,20 50,34Z', ink) + circle(0, 46, 11, ink) + circle(0, -56, 8, ink),
  leaf: (ink, ground) =>
    `<g transform="rotate(36)">${path(leafShape, ink)}${stroke('M0,66V-30M0,24L18,8M0,24L-18,8M0,-2L14,-14M0,-2L-14,-14', ground, 5)}</g>`,
  taco: (ink, ground, second) =>
    path('M-60,30C-60,-24 -30,-44 0,-44C30,-44 60,-24 60,30C60,42 -60,42 -60,30Z', ink) +
    repeat(4, (index) => circle(-36 + index * 24, -34 - (index % 3) * 4, 12, second)) +
    stroke('M-36,14H36', ground, 6),
  gem: (ink, ground) =>
    polygon(
      [
        [-40, -44],
        [40, -44],
        [62, -10],
        [0, 60],
        [-62, -10],
      ],
      ink,
    ) + stroke('M-62,-10H62M-40,-44L-18,-10L0,60L18,-10L40,-44M-18,-10L0,-44L18,-10', ground, 5),
} as const satisfies Record<string, DrawSymbol>
export type SymbolName = keyof typeof symbols
