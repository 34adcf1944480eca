import type { Canvas } from '../drawing/canvas.ts'
import { birds, bush, cloud, cypress, hills, mountains, palm, pine, roundTree, sea, sky, sun, sunPath } from '../drawing/nature.ts'
import { palettes, type Palette } from '../drawing/palettes.ts'
import { circle, ellipse, fade, group, n, path, place, polygon, rect, repeat, smooth, stroke, type Svg } from '../drawing/shapes.ts'

export function flight(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.dawn, palettes.noon, palettes.dusk, palettes.lavender, palettes.tropic, palettes.rose, palettes.arctic, palettes.night])
  return random.pick([aboveTheClouds, throughTheWindow, overTheCoast])(canvas, palette)
}

function aboveTheClouds(canvas: Canvas, palette: Palette): Svg {
  const { random } = canvas
  const flip = random.chance(0.4)
  const bank = (y: number, size: number, fill: string, opacity: number) =>
    group('translate(0 0)', repeat(9, (index) => circle(index * 105 - 30 + random.between(-24, 24), y + random.between(-14, 14), size * random.between(0.75, 1.2), fill)) + rect(0, y, 800, 300, fill), fade(opacity))
  return (
    sky(canvas, palette) +
    sun(canvas, palette, flip ? 610 : 190, random.between(110, 170), random.between(34, 52)) +
    cloud(random.between(560, 720), random.between(60, 110), 0.8, palette.light, 0.55) +
    cloud(random.between(80, 220), random.between(60, 220), 0.6, palette.light, 0.45) +
    bank(372, 62, palette.far, 0.55) +
    place(410, random.between(196, 222), random.between(1.06, 1.22), airliner(palette), flip ? 7 : -7, flip) +
    bank(418, 58, palette.light, 0.75) +
    bank(455, 50, palette.light, 0.95)
  )
}

function overTheCoast(canvas: Canvas, palette: Palette): Svg {
  const { random } = canvas
  return (
    sky(canvas, palette) +
    sun(canvas, palette, random.between(520, 660), 150, 44) +
    cloud(180, 90, 0.9, palette.light, 0.7) +
    mountains(canvas, 320, 110, palette.far, palette.mid) +
    sea(canvas, 312, palette) +
    hills(canvas, 392, 22, palette.mid, 3) +
    hills(canvas, 428, 16, palette.near, 4) +
    repeat(6, (index) => cypress(60 + index * 130 + random.between(-40, 40), 436, random.between(0.5, 0.9), palette.near, palette.deep)) +
    stroke('M-20,300C160,180 280,165 395,160', palette.light, 5, 'stroke-dasharray="1 13" opacity="0.9"') +
    place(420, 160, 0.74, airliner(palette), -10)
  )
}

function throughTheWindow(canvas: Canvas, palette: Palette): Svg {
  const { random } = canvas
  const pane = rect(262, 28, 276, 384, '#000', 122)
  const view =
    sky(canvas, palette) +
    sun(canvas, palette, random.between(330, 460), 130, 38) +
    cloud(300, 100, 0.7, palette.light, 0.6) +
    mountains(canvas, 320, 100, palette.far, palette.mid, palette.light) +
    hills(canvas, 330, 16, palette.mid) +
    hills(canvas, 380, 18, palette.near) +
    path('M180,470L560,262L575,268L520,380L400,470Z', '#eef1f5') + path('M575,268L520,380L400,470L470,470Z', '#c9d0dc') + path('M556,264L575,268L580,212L566,206Z', palette.accent)
  const shell = canvas.gradient(['#f7f1ea', '#e4dad2'])
  return (
    rect(0, 0, 800, 450, shell) +
    repeat(2, (index) => rect(index === 0 ? -168 : 692, 28, 276, 384, '#d3c7be', 122) + rect(index === 0 ? -156 : 704, 40, 252, 360, canvas.gradient([palette.sky[0], palette.sky[1]]), 112)) +
    rect(244, 10, 312, 420, '#d8ccc3', 138) +
    rect(250, 14, 300, 412, '#fbf7f3', 134) +
    canvas.clip(pane, view) +
    canvas.clip(pane, rect(262, 28, 276, random.between(26, 84), '#f3ece6') + rect(262, 26, 276, 4, '#cfc4bb'))
  )
}

export function airliner({ accent, dark }: Palette): Svg {
  const windows = repeat(19, (index) => rect(-122 + index * 13.5, -12, 6.5, 9, dark, 3, fade(0.75)))
  return (
    polygon([[14, -24], [-62, -82], [-34, -82], [66, -26]], '#b9c3d3') +
    path('M-200,2C-204,-16 -170,-32 -120,-32L126,-32C168,-32 196,-16 210,2C196,18 164,26 126,26L-110,26C-160,26 -196,16 -200,2Z', '#ffffff') +
    path('M-199,6C-190,17 -158,26 -110,26L126,26C164,26 196,18 210,2C180,10 150,12 120,12L-120,12C-160,12 -186,10 -199,6Z', '#d5dce8') +
    path('M-186,-12L-236,-104L-194,-104C-178,-84 -156,-52 -118,-32L-140,-31Z', accent) +
    path('M-214,-64L-166,-64C-160,-56 -152,-48 -144,-42L-202,-42Z', '#fff', fade(0.28)) +
    polygon([[-182, -4], [-238, 26], [-212, 28], [-132, 4]], '#9aa8bd') +
    windows +
    path('M168,-24C180,-20 190,-14 198,-7L166,-9Z', dark, fade(0.8)) +
    path('M-6,10L-104,104L-62,104L86,14Z', '#c4cddb') +
    path('M-6,10L-104,104L-90,104L10,12Z', '#eef2f7') +
    rect(-34, 34, 66, 26, '#ffffff', 13) + path('M20,34A13,13 0 0 1 20,60Z', accent) + rect(-34, 48, 60, 12, '#c4cddb', 6) +
    stroke('M-150,18H150', accent, 3, fade(0.85))
  )
}

export function cruise(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.dusk, palettes.dawn, palettes.tropic, palettes.noon, palettes.golden, palettes.night, palettes.rose])
  const left = random.chance(0.5)
  const x = left ? 180 : 620
  return (
    sky(canvas, palette) +
    sun(canvas, palette, x, 168, random.between(44, 58)) +
    cloud(left ? 590 : 190, 80, 0.9, palette.light, 0.55) +
    cloud(left ? 420 : 400, 130, 0.5, palette.light, 0.4) +
    random.pick([() => mountains(canvas, 292, 120, palette.far, palette.mid), () => hills(canvas, 262, 34, palette.far, 3), () => cliffs(canvas, palette)])() +
    sea(canvas, 288, palette, 22) +
    sunPath(canvas, x, 290, palette.sun) +
    place(405, 322, random.between(1.05, 1.2), ship(palette), 0, left) +
    birds(canvas, left ? 300 : 500, 130, 5, palette.dark) +
    wave(canvas, 372, palette.water[1], 0.75) +
    wave(canvas, 408, palette.deep, 0.85)
  )
}

function cliffs(canvas: Canvas, palette: Palette): Svg {
  const houses = repeat(14, (index) => {
    const [x, y] = [490 + index * 24 + canvas.random.between(-6, 6), 232 - index * 5 + canvas.random.between(-10, 14)]
    return rect(x, y, 20, 22, canvas.random.pick(['#fff6ea', '#ffe2c4', palette.second, '#ffffff']), 2) + polygon([[x - 2, y], [x + 10, y - 9], [x + 22, y]], palette.accent)
  })
  return path('M430,292C470,240 520,246 560,206C620,176 700,182 830,120V292Z', palette.mid) + houses + path('M430,292C470,262 560,262 620,244C700,232 760,236 830,214V292Z', palette.near)
}

function wave(canvas: Canvas, y: number, fill: string, opacity: number): Svg {
  const start = canvas.random.between(-80, 0)
  const crest = repeat(12, (index) => `${index === 0 ? `M${n(start)},${y}` : ''}q20,-13 40,0t40,0`)
  return path(`${crest}V460H-90Z`, fill, fade(opacity))
}

export function ship({ accent, dark, isNight, second }: Palette): Svg {
  const glass = isNight ? second : dark
  const deck = (y: number, from: number, to: number) => rect(from, y, to - from, 19, '#ffffff', 5) + rect(from, y + 14, to - from, 5, '#d9dfe9', 2) + repeat((to - from - 14) / 17, (index) => rect(from + 9 + index * 17, y + 5, 9, 7, glass, 2, fade(0.8)))
  return (
    deck(-104, -86, 84) + deck(-84, -124, 128) + deck(-64, -156, 156) + deck(-44, -186, 182) +
    path('M-52,-104L-40,-152H-2L4,-104Z', accent) + rect(-43, -152, 44, 9, dark) + path('M-49,-116L-46,-128H1L3,-116Z', '#fff', fade(0.9)) +
    stroke('M84,-104V-158', '#d9dfe9', 4) + stroke('M-120,-84L84,-156L150,-64', '#ffffff', 1.4, fade(0.7)) +
    path('M-222,-24H236C226,-2 208,28 186,42H-176C-202,28 -218,4 -222,-24Z', '#ffffff') +
    path('M-213,0H225C216,16 202,32 186,42H-176C-196,32 -207,16 -213,0Z', accent) +
    path('M-222,-24H236L231,-13H-220Z', '#dfe5ee') +
    repeat(21, (index) => circle(-186 + index * 19, -6, 3.4, glass, fade(0.8)))
  )
}

export function hotel(canvas: Canvas): Svg {
  return canvas.random.pick([townHouse, poolside])(canvas)
}

function townHouse(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.dusk, palettes.lavender, palettes.rose, palettes.terracotta, palettes.night, palettes.mint, palettes.arctic])
  const lit = '#ffe6a3'
  const wall = random.pick(['#f7e3cf', '#f2cdb9', '#fff3e0', '#e9d9ee', '#d9e6e2'])
  const neighbour = (x: number, w: number, top: number, fill: string) =>
    rect(x, top, w, 420 - top, fill) + polygon([[x - 6, top], [x + w / 2, top - 46], [x + w + 6, top]], palette.near) + repeat(9, (index) => rect(x + 16 + (index % 3) * ((w - 30) / 3 + 2), top + 28 + Math.floor(index / 3) * 66, 20, 36, random.chance(0.45) ? lit : palette.mid, 3, fade(0.85)))
  const bay = (x: number, y: number, tall: number) => rect(x - 4, y - 5, 52, tall + 12, '#fff', 4) + rect(x, y, 44, tall, random.chance(0.7) ? lit : palette.mid, 3) + rect(x + 20.5, y, 3, tall, '#fff') + rect(x, y + tall * 0.42, 44, 3, '#fff') + path(`M${x},${y}h44v8q-11,10 -22,0q-11,10 -22,0z`, palette.accent, fade(0.9))
  const box = (x: number, y: number) => rect(x - 6, y, 56, 9, palette.dark, 3) + repeat(6, (index) => circle(x + index * 9, y - 3, 6, random.pick([palette.accent, palette.second, '#5d9a5b', '#7ab26a'])))
  return (
    sky(canvas, palette) +
    sun(canvas, palette, random.pick([110, 690]), 90, 34) +
    cloud(660, 70, 0.7, palette.light, 0.4) +
    neighbour(20, 170, 170, palette.far) + neighbour(610, 180, 150, palette.far) +
    rect(204, 92, 392, 340, canvas.gradient([wall, wall, '#e3bfa6'])) +
    rect(192, 82, 416, 16, '#fff', 3) + polygon([[204, 82], [240, 36], [560, 36], [596, 82]], palette.deep) +
    repeat(3, (index) => rect(266 + index * 112, 46, 40, 34, lit, 18) + rect(284 + index * 112, 46, 3, 34, '#fff')) +
    repeat(5, (index) => bay(226 + index * 76, 122, 62)) + repeat(5, (index) => box(226 + index * 76, 190)) +
    repeat(2, (index) => bay(226 + index * 76, 232, 66) + bay(454 + index * 76, 232, 66)) +
    rect(204, 210, 392, 7, '#fff', 0, fade(0.7)) +
    rect(368, 244, 64, 176, '#fff', 6) + rect(375, 252, 50, 168, palette.accent, 4) + rect(381, 260, 17, 60, lit, 2) + rect(402, 260, 17, 60, lit, 2) + circle(418, 348, 3.5, palette.second) +
    path('M346,246H454L468,218H332Z', palette.accent) + repeat(4, (index) => polygon([[336 + index * 34, 218], [353 + index * 34, 218], [352 + index * 30, 246], [340 + index * 30 + 4, 246]], '#fff', fade(0.85))) +
    rect(0, 416, 800, 40, palette.deep) + rect(330, 404, 140, 16, '#f6ece2', 3) + rect(344, 394, 112, 12, '#fff', 3) +
    repeat(2, (index) => roundTree(index === 0 ? 322 : 478, 404, 0.72, '#4d8f5c', '#2f6b45', palette.dark) + rect((index === 0 ? 322 : 478) - 15, 392, 30, 24, palette.second, 4)) +
    repeat(4, (index) => bush([216, 268, 536, 588][index] ?? 0, 418, 0.5, index % 2 ? '#3f7f52' : '#2f6b45'))
  )
}

function poolside(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.tropic, palettes.noon, palettes.terracotta, palettes.rose, palettes.dawn])
  const stripe = random.pick([palette.accent, palette.second, '#1f7f7d'])
  const lounger = (x: number) => place(x, 388, 0.92, path('M-70,0L44,0L86,-46L96,-42L56,12H-70Z', '#fff') + path('M-70,0L44,0L86,-46L90,-44L50,6H-70Z', stripe) + rect(-60, 10, 6, 22, palette.dark) + rect(34, 10, 6, 22, palette.dark))
  const parasol = (x: number) => stroke(`M${x},398V236`, '#fff', 6) + path(`M${x - 104},252C${x - 84},196 ${x + 84},196 ${x + 104},252Z`, '#fff') + repeat(3, (index) => path(`M${x - 104 + index * 76},252C${x - 70 + index * 44},210 ${x - 20 + index * 10},204 ${x},206C${x - 10 + index * 14},214 ${x - 48 + index * 50},230 ${x - 62 + index * 70},252Z`, stripe))
  return (
    sky(canvas, palette) +
    sun(canvas, palette, random.between(120, 260), 100, 42) +
    cloud(600, 80, 0.9, palette.light, 0.6) +
    hills(canvas, 236, 24, palette.far, 3) +
    place(random.pick([560, 250]), 300, 1, rect(-150, -140, 300, 140, '#fffaf0') + rect(-150, -140, 300, 12, stripe) + repeat(6, (index) => path(`M${-132 + index * 46},0V-74a16,16 0 0 1 32,0V0Z`, index % 2 ? palette.mid : palette.far)) + repeat(6, (index) => rect(-130 + index * 46, -122, 28, 22, palette.far, 3)) + rect(-60, -200, 120, 62, '#fff4e2') + repeat(3, (index) => rect(-46 + index * 34, -184, 22, 30, palette.mid, 11))) +
    rect(0, 296, 800, 160, canvas.gradient(['#fff3dc', '#f2d9b4'])) +
    path('M60,330C220,308 600,308 760,330C800,350 800,372 770,382C560,404 240,404 40,382C0,372 20,346 60,330Z', canvas.gradient(['#5fd6e0', '#1b95b8'])) +
    repeat(12, () => rect(random.between(90, 650), random.between(330, 386), random.between(26, 80), 3, '#fff', 2, fade(0.5))) +
    palm(90, 372, 1.35, palette.near, palette.deep, '#8a5a3a') + palm(724, 352, 1.15, palette.near, palette.deep, '#8a5a3a', true) +
    parasol(random.pick([300, 480])) + lounger(300) + lounger(480)
  )
}

export function city(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.dusk, palettes.golden, palettes.rose, palettes.lavender, palettes.terracotta, palettes.night, palettes.autumn])
  const blocks = (base: number, tall: number, fill: string, lights: number) =>
    repeat(14, (index) => {
      const w = random.between(44, 84)
      const h = tall * random.between(0.45, 1)
      const x = index * 62 - 40 + random.between(-8, 8)
      const top = random.pick([
        () => '',
        () => polygon([[x, base - h], [x + w / 2, base - h - 34], [x + w, base - h]], fill),
        () => path(`M${n(x)},${n(base - h)}a${n(w / 2)},${n(w / 2)} 0 0 1 ${n(w)},0Z`, fill) + stroke(`M${n(x + w / 2)},${n(base - h - w / 2)}v-22`, fill, 4),
        () => rect(x + w * 0.2, base - h - 22, w * 0.6, 24, fill) + stroke(`M${n(x + w / 2)},${n(base - h - 20)}v-40`, fill, 3),
      ])()
      const windows = repeat(lights * 3, (spot) => (random.chance(0.6) ? rect(x + 9 + (spot % 3) * ((w - 14) / 3), base - h + 14 + Math.floor(spot / 3) * 22, 8, 11, random.chance(0.75) ? palette.second : palette.light, 1.5, fade(0.8)) : ''))
      return rect(x, base - h, w, h + 4, fill) + top + windows
    })
  return (
    sky(canvas, palette) +
    sun(canvas, palette, random.between(220, 580), 150, random.between(54, 72)) +
    cloud(130, 86, 0.8, palette.light, 0.4) + cloud(660, 120, 0.7, palette.light, 0.4) +
    blocks(300, 150, palette.far, 0) + blocks(312, 150, palette.mid, 3) +
    sea(canvas, 308, palette, 26) +
    repeat(14, () => rect(random.between(20, 760), random.between(318, 372), 5, random.between(16, 44), palette.second, 2.5, fade(0.3))) +
    bridge(canvas, palette) +
    hills(canvas, 438, 8, palette.deep, 3) +
    repeat(5, (index) => random.pick([() => roundTree(60 + index * 170, 436, 0.7, palette.near, palette.deep, palette.dark), () => cypress(60 + index * 170, 438, 0.8, palette.near, palette.deep)])())
  )
}

function bridge(canvas: Canvas, { deep, dark, second }: Palette): Svg {
  if (canvas.random.chance(0.5))
    return stroke('M-20,352H820', dark, 9) + repeat(2, (index) => rect(index === 0 ? 206 : 576, 232, 15, 160, dark, 3)) + stroke('M-40,340C60,330 160,290 214,236C300,372 500,372 584,236C640,290 740,330 840,340', dark, 3.5) + repeat(32, (index) => stroke(`M${230 + index * 11},352V${n(300 + 48 * Math.sin((index / 31) * Math.PI))}`, dark, 1.3)) + repeat(16, (index) => circle(20 + index * 52, 347, 2.6, second))
  return repeat(6, (index) => path(`M${-60 + index * 160},392V346H${100 + index * 160}V392H${82 + index * 160}a62,36 0 0 0 -124,0Z`, deep)) + rect(-10, 336, 820, 14, dark) + repeat(14, (index) => stroke(`M${20 + index * 60},336v-20`, dark, 3) + circle(20 + index * 60, 313, 4.5, second))
}

export function road(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.terracotta, palettes.noon, palettes.autumn, palettes.dusk, palettes.mint, palettes.golden, palettes.lavender])
  const paint = random.pick([palette.accent, '#f4b52e', '#1f7f7d', '#f4efe6', '#3b6fc4'])
  const desert = palette.name === 'terracotta' || palette.name === 'dusk'
  return (
    sky(canvas, palette) +
    sun(canvas, palette, random.between(180, 620), 140, random.between(40, 60)) +
    cloud(random.between(100, 300), 80, 0.8, palette.light, 0.6) + cloud(random.between(500, 700), 110, 0.6, palette.light, 0.5) +
    (desert ? mesas(canvas, palette) : mountains(canvas, 290, 150, palette.far, palette.mid, palette.light)) +
    hills(canvas, 288, 16, palette.mid, 4) +
    path(smooth([[430, 290], [520, 306], [360, 330], [330, 350]]) + 'L560,350L430,330L600,306L446,290Z', palette.dark, fade(0.3)) +
    hills(canvas, 330, 12, palette.near, 3) +
    repeat(7, (index) => (desert ? cactus(40 + index * 125 + random.between(-30, 30), 340, random.between(0.4, 0.7), palette) : pine(40 + index * 120 + random.between(-30, 30), 340, random.between(0.4, 0.75), palette.near, palette.deep))) +
    rect(0, 352, 800, 100, canvas.gradient([palette.deep, palette.dark])) + rect(0, 350, 800, 5, palette.light, 0, fade(0.6)) +
    repeat(9, (index) => rect(index * 100 - 20, 414, 56, 7, palette.light, 3, fade(0.85))) +
    place(400, 386, random.between(1.15, 1.3), random.pick([convertible, camper])(paint, palette), 0, random.chance(0.4))
  )
}

function mesas(canvas: Canvas, palette: Palette): Svg {
  return repeat(4, (index) => {
    const [x, w, h] = [index * 220 - 60 + canvas.random.between(-30, 30), canvas.random.between(120, 190), canvas.random.between(70, 150)]
    return path(`M${n(x)},300L${n(x + 22)},${n(300 - h)}H${n(x + w - 22)}L${n(x + w)},300Z`, palette.far) + path(`M${n(x + w * 0.6)},300L${n(x + w * 0.62)},${n(300 - h)}H${n(x + w - 22)}L${n(x + w)},300Z`, palette.mid) + rect(x + 16, 300 - h * 0.66, w - 34, 6, palette.light, 0, fade(0.22))
  })
}

function cactus(x: number, y: number, size: number, palette: Palette): Svg {
  return place(x, y, size, stroke('M0,0V-86', palette.deep, 18) + stroke('M0,-30H-30V-60', palette.deep, 13) + stroke('M0,-44H28V-76', palette.deep, 13))
}

const wheel = (x: number, dark: string) => circle(x, 24, 22, dark) + circle(x, 24, 11, '#e7e3df') + circle(x, 24, 4, dark)

function convertible(paint: string, { dark, light }: Palette): Svg {
  return (
    ellipse(0, 46, 170, 8, '#000', fade(0.25)) +
    path('M56,-24L24,-64L32,-66L74,-22Z', light, fade(0.85)) + stroke('M60,-24L26,-65', dark, 4) +
    path('M-60,-26C-62,-46 -40,-50 -36,-28Z', '#8a3b2a') + path('M-8,-26C-10,-48 14,-50 16,-28Z', '#8a3b2a') +
    path('M-158,18C-166,-8 -150,-24 -110,-28L-60,-26H40C90,-24 136,-16 154,2C162,14 160,26 150,28H-146C-154,28 -156,24 -158,18Z', paint) +
    path('M-158,8C-100,2 60,0 157,8C162,16 160,26 150,28H-146C-156,28 -158,20 -158,8Z', '#000', fade(0.14)) +
    stroke('M-20,-24C-16,-6 -16,10 -20,24M44,-24C50,-6 50,10 46,24', '#000', 1.6, fade(0.3)) + rect(-8, -10, 20, 4, light, 2) + ellipse(148, 4, 8, 6, '#fff3c4') + rect(-160, -4, 12, 10, '#ff6a5e', 4) + wheel(-96, dark) + wheel(96, dark) + stroke('M-150,-8C-60,-18 60,-18 140,-4', '#fff', 2.5, fade(0.5))
  )
}

function camper(paint: string, { dark, light, sky: [, high] }: Palette): Svg {
  return (
    ellipse(0, 46, 170, 8, '#000', fade(0.25)) +
    rect(-124, -112, 190, 20, '#c99b66', 6) + rect(-100, -126, 60, 16, '#8a5a3a', 5) + rect(-30, -122, 70, 12, paint, 5) +
    path('M-150,26V-70C-150,-88 -140,-94 -122,-94H84C118,-94 136,-60 150,-22C154,-8 154,16 150,26Z', light) +
    path('M-150,26V-22H150C154,-8 154,16 150,26Z', paint) + rect(-150, -26, 300, 6, '#fff') +
    repeat(3, (index) => rect(-134 + index * 62, -76, 50, 38, high, 8) + path(`M${-134 + index * 62},-50L${-100 + index * 62},-76h12L${-134 + index * 62},-40Z`, '#fff', fade(0.5))) +
    path('M60,-76H86C106,-76 116,-60 124,-38H60Z', high) + ellipse(140, -6, 9, 9, '#fff3c4') + rect(-156, 14, 312, 12, '#e9e2da', 5) + wheel(-92, dark) + wheel(96, dark)
  )
}

export function rail(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.noon, palettes.autumn, palettes.lavender, palettes.mint, palettes.dawn, palettes.arctic, palettes.rose, palettes.dusk])
  return random.pick([viaduct, alongTheLine, steam])(canvas, palette)
}

function viaduct(canvas: Canvas, palette: Palette): Svg {
  const { random } = canvas
  const stone = canvas.gradient([palette.light, palette.far])
  return (
    sky(canvas, palette) + sun(canvas, palette, random.between(140, 660), 110, 44) + cloud(random.between(100, 260), 70, 0.9, palette.light, 0.6) + cloud(640, 110, 0.6, palette.light, 0.5) +
    mountains(canvas, 300, 170, palette.far, palette.mid, palette.light) +
    hills(canvas, 290, 30, palette.mid, 3) + repeat(8, (index) => pine(index * 108 + random.between(-30, 30), 330, random.between(0.4, 0.7), palette.near, palette.deep)) +
    group('translate(0 18)', repeat(7, (index) => path(`M${-40 + index * 130},420V232H${90 + index * 130}V420H${72 + index * 130}V300a47,47 0 0 0 -94,0V420Z`, stone)) + rect(-10, 216, 820, 20, palette.light) + rect(-10, 232, 820, 5, palette.mid, 0, fade(0.5)) + place(395, 216, 0.62, modernTrain(palette), 0, random.chance(0.5))) +
    hills(canvas, 404, 14, palette.near, 4) + repeat(9, (index) => random.pick([() => bush(index * 100, 424, 0.7, palette.deep), () => roundTree(index * 100, 430, 0.8, palette.near, palette.deep, palette.dark)])()) + hills(canvas, 440, 6, palette.deep, 3)
  )
}

function alongTheLine(canvas: Canvas, palette: Palette): Svg {
  const { random } = canvas
  return (
    sky(canvas, palette) + sun(canvas, palette, random.between(200, 600), 120, 52) + cloud(150, 80, 0.8, palette.light, 0.6) + cloud(660, 100, 0.7, palette.light, 0.5) +
    hills(canvas, 210, 34, palette.far, 3) + hills(canvas, 252, 26, palette.mid, 3) +
    repeat(7, (index) => cypress(50 + index * 120 + random.between(-40, 40), 278, random.between(0.5, 0.8), palette.near, palette.deep)) +
    hills(canvas, 292, 12, palette.near, 4) +
    place(400, 346, 1.02, modernTrain(palette), 0, random.chance(0.5)) +
    rect(0, 350, 800, 110, canvas.gradient([palette.deep, palette.dark])) + repeat(22, (index) => rect(index * 38, 356, 20, 7, palette.far, 2, fade(0.55))) + rect(0, 349, 800, 5, palette.light, 0, fade(0.8)) +
    repeat(26, () => { const x = random.between(0, 800); return stroke(`M${n(x)},440q${n(random.between(-8, 8))},-16 ${n(random.between(-10, 10))},-${n(random.between(22, 44))}`, random.pick([palette.near, palette.mid]), 3) + circle(x + random.between(-8, 8), 440 - random.between(20, 46), random.between(3, 6), random.pick([palette.accent, palette.second, palette.light])) })
  )
}

export function modernTrain({ accent, dark, second, isNight }: Palette): Svg {
  const coach = (x: number) => rect(x, -84, 208, 72, '#ffffff', 8) + rect(x, -34, 208, 22, accent, 4) + rect(x + 8, -70, 192, 28, dark, 8) + repeat(6, (index) => rect(x + 16 + index * 31, -66, 24, 20, isNight ? second : '#8fb9d8', 4, fade(0.9))) + rect(x + 20, -12, 46, 14, dark, 6) + rect(x + 142, -12, 46, 14, dark, 6)
  return (
    coach(-620) + coach(-408) + coach(-196) +
    path('M16,-84H150C214,-84 262,-50 290,-24C296,-16 292,-8 282,-8L16,-12Z', '#ffffff') + path('M16,-34H274L290,-24C296,-16 292,-8 282,-8L16,-12Z', accent) +
    path('M176,-76C210,-70 234,-56 250,-42H186C178,-50 176,-62 176,-76Z', dark) + rect(26, -70, 130, 28, dark, 8) + repeat(4, (index) => rect(34 + index * 31, -66, 24, 20, isNight ? second : '#8fb9d8', 4, fade(0.9))) + rect(40, -12, 46, 14, dark, 6) + rect(178, -12, 50, 14, dark, 6) + ellipse(278, -20, 7, 4, '#fff3c4') + rect(-620, -84, 770, 7, second, 3)
  )
}

function steam(canvas: Canvas, palette: Palette): Svg {
  const { random } = canvas
  const paint = random.pick([palette.accent, '#1f5a3d', '#21406e'])
  const carriage = (x: number) => rect(x, -92, 170, 80, '#7a2431', 6) + rect(x - 4, -104, 178, 16, '#f3e7d3', 8) + repeat(4, (index) => rect(x + 14 + index * 39, -78, 28, 30, '#ffe6a3', 4)) + rect(x, -36, 170, 5, palette.second) + repeat(2, (index) => circle(x + 36 + index * 98, -4, 15, palette.dark) + circle(x + 36 + index * 98, -4, 6, '#cfc5bb'))
  const bigWheel = (x: number) => circle(x, -12, 26, palette.dark) + circle(x, -12, 19, paint) + circle(x, -12, 6, '#e7dccb') + repeat(4, (index) => group(`translate(${x} -12) rotate(${index * 45})`, rect(-19, -1.5, 38, 3, palette.dark)))
  const engine =
    carriage(-560) + carriage(-380) + rect(-200, -76, 86, 64, palette.dark, 5) + path('M-192,-76q38,-26 70,0Z', '#2b2320') +
    rect(-104, -120, 84, 106, paint, 6) + rect(-112, -132, 100, 16, palette.dark, 6) + rect(-92, -106, 54, 40, '#ffe6a3', 5) +
    rect(-30, -92, 210, 62, paint, 22) + rect(-30, -92, 210, 18, '#fff', 10, fade(0.18)) + repeat(4, (index) => rect(6 + index * 46, -92, 6, 62, palette.second)) +
    path('M128,-90L122,-140H164L158,-90Z', palette.dark) + rect(116, -148, 54, 12, palette.dark, 5) + path('M44,-90a16,18 0 0 1 32,0Z', palette.second) + circle(180, -61, 30, palette.dark) + circle(180, -61, 8, palette.second) + rect(-110, -34, 320, 12, palette.dark, 4) + bigWheel(-62) + bigWheel(2) + bigWheel(66) + circle(138, -2, 16, palette.dark) + circle(180, -2, 16, palette.dark) + stroke('M-62,-8H66', '#d9cfc2', 6) + polygon([[200, -24], [240, 12], [190, 12]], palette.accent)
  const smoke = repeat(9, (index) => circle(540 - index * 52 + random.between(-12, 12), 190 - index * 13 + random.between(-14, 14), 22 + index * 6, palette.light, fade(0.8 - index * 0.06)))
  return (
    sky(canvas, palette) + sun(canvas, palette, 640, 100, 44) + hills(canvas, 230, 34, palette.far, 3) + hills(canvas, 270, 26, palette.mid, 3) + repeat(8, (index) => roundTree(30 + index * 108 + random.between(-30, 30), 316, random.between(0.5, 0.9), palette.near, palette.deep, palette.dark)) + hills(canvas, 318, 10, palette.near, 3) + smoke +
    place(400, 364, 1, engine) + rect(0, 372, 800, 90, palette.deep) + rect(0, 368, 800, 5, '#d9cfc2') + repeat(22, (index) => rect(index * 38, 375, 20, 9, palette.dark, 2)) + repeat(8, (index) => bush(index * 112 + random.between(-20, 20), 438, random.between(0.5, 0.9), random.pick([palette.near, palette.mid])))
  )
}
