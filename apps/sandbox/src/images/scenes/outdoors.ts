import type { Canvas } from '../drawing/canvas.ts'
import { birds, bush, cloud, cypress, hills, mountains, pine, roundTree, sea, sky, sprig, sun, sunPath } from '../drawing/nature.ts'
import { palettes, type Palette } from '../drawing/palettes.ts'
import { circle, ellipse, fade, group, n, path, place, polygon, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'

export function balloon(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.dawn, palettes.rose, palettes.golden, palettes.lavender, palettes.mint, palettes.dusk])
  const colours = random.shuffled([palette.accent, palette.second, palette.light, '#2a7f86', '#f4785a'])
  const small = (x: number, y: number, size: number, turn: number) => place(x, y, size, hotAirBalloon([colours[turn % 5] ?? '', colours[(turn + 1) % 5] ?? '', colours[(turn + 2) % 5] ?? '']))
  return (
    sky(canvas, palette) + sun(canvas, palette, random.between(150, 650), 250, random.between(46, 64)) + cloud(120, 100, 0.9, palette.light, 0.6) + cloud(690, 160, 0.8, palette.light, 0.5) +
    small(random.between(90, 200), random.between(120, 200), 0.34, 1) + small(random.between(600, 700), random.between(80, 140), 0.44, 2) + small(random.between(560, 640), random.between(220, 250), 0.2, 3) +
    hills(canvas, 318, 34, palette.far, 3) + hills(canvas, 356, 26, palette.mid, 4) + fields(canvas, palette) + hills(canvas, 418, 14, palette.deep, 3) +
    repeat(7, (index) => cypress(40 + index * 120 + random.between(-30, 30), 430, random.between(0.35, 0.6), palette.near, palette.deep)) +
    small(random.between(350, 450), 176, 1.18, 0)
  )
}

function fields(canvas: Canvas, palette: Palette): Svg {
  return hills(canvas, 388, 16, palette.near, 3) + repeat(9, (index) => stroke(`M${index * 100 - 40},460C${index * 96},420 ${index * 92 + 30},400 ${index * 88 + 80},386`, palette.mid, 5, fade(0.5)))
}

export function hotAirBalloon([first, second, third]: readonly [string, string, string]): Svg {
  return (
    stroke('M-34,78L-17,132M34,78L17,132M-12,84L-7,132M12,84L7,132', '#5b3a2a', 1.8) +
    path('M0,-130C78,-130 118,-74 114,-22C110,30 62,66 36,88H-36C-62,66 -110,30 -114,-22C-118,-74 -78,-130 0,-130Z', first) +
    path('M0,-130C44,-130 68,-74 66,-20C64,34 40,66 22,88H-22C-40,66 -64,34 -66,-20C-68,-74 -44,-130 0,-130Z', second) +
    path('M0,-130C16,-130 26,-74 25,-20C24,34 15,66 9,88H-9C-15,66 -24,34 -25,-20C-26,-74 -16,-130 0,-130Z', third) +
    path('M0,-130C78,-130 118,-74 114,-22C110,30 62,66 36,88H8C60,50 84,0 76,-52C70,-96 44,-122 0,-130Z', '#000', fade(0.12)) + ellipse(-52, -64, 16, 34, '#fff', 'opacity="0.22" transform="rotate(24 -52 -64)"') +
    path('M-36,88H36L31,98H-31Z', third) + rect(-21, 130, 42, 30, '#8a5a3a', 6) + rect(-23, 128, 46, 8, '#5b3a2a', 4) + stroke('M-19,144H19', '#5b3a2a', 2)
  )
}

export function trail(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.mint, palettes.noon, palettes.autumn, palettes.arctic, palettes.lavender, palettes.dusk, palettes.night, palettes.golden])
  const lake = random.chance(0.55)
  const tent = place(random.between(330, 470), 404, 1.15, path('M-78,0L-8,-88L70,0Z', palette.accent) + path('M-8,-88L70,0H24Z', '#000', fade(0.18)) + path('M-8,-88L-26,0H14Z', palette.isNight ? '#ffe6a3' : palette.dark) + stroke('M-8,-88L-104,4M-8,-88L98,4', palette.light, 1.8) + stroke('M-8,-88V-100', palette.dark, 3) + path('M-8,-100L16,-94L-8,-88Z', palette.second))
  return (
    sky(canvas, palette) + sun(canvas, palette, random.between(160, 640), 110, 42) + cloud(140, 90, 0.7, palette.light, 0.55) + cloud(640, 70, 0.9, palette.light, 0.55) + birds(canvas, 420, 100, 4, palette.dark) +
    mountains(canvas, 310, 220, palette.far, palette.mid, palette.light) + hills(canvas, 296, 22, palette.mid, 4) +
    repeat(12, (index) => pine(index * 70 + random.between(-20, 20), 330, random.between(0.45, 0.8), palette.near, palette.deep)) +
    (lake ? sea(canvas, 322, palette, 24) + sunPath(canvas, 400, 322, palette.sun) : hills(canvas, 330, 12, palette.near, 3) + path('M420,318C470,340 330,356 350,384C370,410 470,420 430,460H300C290,430 300,404 290,384C290,352 400,344 404,318Z', palette.light, fade(0.75))) +
    hills(canvas, 404, 10, palette.deep, 3) + repeat(4, (index) => pine([36, 118, 690, 768][index] ?? 0, 440, random.between(1.4, 2.1), palette.near, palette.deep)) + tent +
    repeat(10, () => bush(random.between(0, 800), 450, random.between(0.25, 0.5), palette.dark))
  )
}

export function gardens(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.noon, palettes.mint, palettes.rose, palettes.golden, palettes.lavender, palettes.dawn])
  const stone = random.pick(['#f6e6cf', '#f3d6c3', '#ece3f0', '#fdf3e0'])
  const house = random.pick([() => manor(stone, palette), () => castle(stone, palette)])()
  const flowerBed = (side: number) =>
    repeat(46, () => {
      const down = random.next()
      const x = 400 + side * (70 + down * 60 + random.between(0, 250))
      return circle(x, 352 + down * 96, 3 + down * 6, random.pick([palette.accent, palette.second, '#fff', '#f48fb1', '#8e6cc9']))
    })
  return (
    sky(canvas, palette) + sun(canvas, palette, random.pick([130, 670]), 90, 38) + cloud(250, 80, 0.8, palette.light, 0.7) + cloud(590, 60, 0.7, palette.light, 0.6) +
    hills(canvas, 262, 26, palette.far, 3) + repeat(10, (index) => roundTree(index * 90 + random.between(-20, 20), 306, random.between(0.7, 1.1), palette.mid, palette.near, palette.deep)) +
    place(400, 316, 1, house) +
    rect(0, 314, 800, 140, canvas.gradient(['#8cc474', '#4d9453'])) + polygon([[372, 314], [428, 314], [560, 452], [240, 452]], '#f7e7c8') + polygon([[400, 314], [428, 314], [560, 452], [400, 452]], '#e9d2a6') +
    repeat(2, (index) => rect(index === 0 ? 60 : 470, 326, 270, 16, '#3f7f48', 6)) + flowerBed(1) + flowerBed(-1) +
    repeat(3, (index) => topiary(310 - index * 74, 352 + index * 34, 0.62 + index * 0.2) + topiary(490 + index * 74, 352 + index * 34, 0.62 + index * 0.2)) +
    place(400, 372, 0.9, ellipse(0, 10, 62, 14, '#d9c7a6') + ellipse(0, 6, 52, 10, '#7fc9d6') + rect(-6, -34, 12, 40, stone) + ellipse(0, -34, 26, 7, stone) + stroke('M0,-40C-4,-64 -26,-60 -28,-32M0,-40C4,-64 26,-60 28,-32M0,-40V-66', '#e9fbff', 3))
  )
}

function topiary(x: number, y: number, size: number): Svg {
  return place(x, y, size, rect(-13, -16, 26, 18, '#c4643f', 3) + rect(-3, -40, 6, 26, '#6b4a30') + circle(0, -52, 22, '#3f8a4d') + path('M0,-74a22,22 0 0 1 0,44a30,30 0 0 0 0,-44Z', '#2c6a3b') + circle(0, -88, 14, '#3f8a4d') + path('M0,-102a14,14 0 0 1 0,28a18,18 0 0 0 0,-28Z', '#2c6a3b'))
}

function manor(stone: string, { near, accent }: Palette): Svg {
  const window = (x: number, y: number) => rect(x, y, 20, 34, '#5c7fa0', 2) + rect(x + 9, y, 2, 34, '#fff') + rect(x, y + 16, 20, 2, '#fff')
  return (
    rect(-210, -110, 420, 112, stone) + polygon([[-220, -110], [-190, -146], [190, -146], [220, -110]], near) + rect(-74, -150, 148, 152, stone) + polygon([[-86, -150], [0, -198], [86, -150]], stone) + polygon([[-86, -150], [0, -198], [86, -150], [74, -150], [0, -188], [-74, -150]], accent, fade(0.8)) +
    repeat(4, (index) => rect(-66 + index * 40, -140, 12, 140, '#fff', 3, fade(0.75))) + repeat(3, (index) => window(-200 + index * 42, -96) + window(-200 + index * 42, -46) + window(96 + index * 42, -96) + window(96 + index * 42, -46)) + path('M-14,2V-52a14,14 0 0 1 28,0V2Z', accent) + circle(0, -164, 9, '#5c7fa0') + rect(-170, -172, 22, 40, stone) + rect(150, -172, 22, 40, stone) + rect(0, -110, 210, 112, '#000', 0, fade(0.05))
  )
}

function castle(stone: string, { near, accent }: Palette): Svg {
  const tower = (x: number, w: number, h: number) => rect(x, -h, w, h + 2, stone) + rect(x + w * 0.6, -h, w * 0.4, h + 2, '#000', 0, fade(0.1)) + repeat(w / 18, (index) => rect(x - 4 + index * 19, -h - 14, 12, 16, stone)) + path(`M${x + w / 2 - 6},${-h + 44}v-16a6,6 0 0 1 12,0v16z`, near)
  return tower(-200, 64, 150) + rect(-140, -92, 280, 94, stone) + repeat(15, (index) => rect(-138 + index * 19, -104, 11, 14, stone)) + tower(136, 64, 130) + tower(-56, 112, 178) + path('M-24,2V-46a24,24 0 0 1 48,0V2Z', near) + stroke('M0,-192V-238', '#6b4a30', 3) + path('M0,-238L44,-226L0,-214Z', accent) + repeat(4, (index) => path(`M${-122 + index * 22 + (index > 1 ? 150 : 0)},-40v-14a6,6 0 0 1 12,0v14z`, near))
}

export function wildlife(canvas: Canvas): Svg {
  const { random } = canvas
  return random.pick([owlByNight, foxInTheGrass, deerAtDawn])(canvas)
}

function owlByNight(canvas: Canvas): Svg {
  const palette = canvas.random.pick<Palette>([palettes.night, palettes.dusk, palettes.lavender])
  const feather = '#e8c79c'
  const owl =
    path('M-74,96C-92,20 -82,-70 0,-84C82,-70 92,20 74,96C40,122 -40,122 -74,96Z', '#8a5a3a') + path('M-46,110C-60,40 -40,-4 0,-8C40,-4 60,40 46,110C20,120 -20,120 -46,110Z', feather) +
    repeat(15, (index) => path(`M${-34 + (index % 5) * 17 - 6},${20 + Math.floor(index / 5) * 26}q6,12 12,0`, '#b98555')) +
    path('M-66,-56L-84,-112L-30,-78Z', '#8a5a3a') + path('M66,-56L84,-112L30,-78Z', '#8a5a3a') +
    circle(-33, -36, 38, '#f7e3c6') + circle(33, -36, 38, '#f7e3c6') + circle(-31, -35, 24, palette.second) + circle(31, -35, 24, palette.second) + circle(-30, -34, 14, '#1b1220') + circle(30, -34, 14, '#1b1220') + circle(-25, -40, 5, '#fff') + circle(35, -40, 5, '#fff') + path('M-9,-22H9L0,2Z', '#e8892e') +
    path('M-76,0C-104,40 -92,90 -62,104C-74,70 -74,30 -76,0Z', '#6b4329') + path('M76,0C104,40 92,90 62,104C74,70 74,30 76,0Z', '#6b4329') + repeat(2, (index) => stroke(`M${index ? 18 : -34},112v14M${index ? 26 : -26},114v14M${index ? 34 : -18},112v14`, '#e8892e', 6))
  return (
    sky(canvas, palette) + sun(canvas, { ...palette, isNight: true }, canvas.random.between(360, 480), 170, 118) + hills(canvas, 330, 26, palette.far, 3) + repeat(13, (index) => pine(index * 66 + canvas.random.between(-16, 16), 420, canvas.random.between(1, 1.9), palette.mid, palette.near)) + hills(canvas, 410, 12, palette.near, 3) +
    stroke('M-20,372C180,340 520,372 820,336', palette.dark, 24) + stroke('M600,356C660,320 680,300 720,290', palette.dark, 11) + sprig(690, 308, 0.8, 40, palette.near, palette.deep) + sprig(120, 350, 0.9, -20, palette.near, palette.deep) + place(400, 236, 1.06, owl)
  )
}

function foxInTheGrass(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.autumn, palettes.golden, palettes.mint, palettes.rose])
  const fur = '#e2682c'
  const fox =
    path('M150,96C230,80 262,10 226,-46C214,-4 176,18 130,40Z', fur) + path('M226,-46C236,-24 236,0 228,20C214,12 208,0 206,-14Z', '#fff6ea') +
    path('M-60,110C-78,40 -40,0 40,2C120,4 168,46 164,110Z', fur) + path('M-58,110C-64,70 -46,40 -20,30C-6,60 0,90 0,110Z', '#fff6ea') +
    path('M-128,-96L-104,-20L-60,-58Z', fur) + path('M28,-96L4,-20L-40,-58Z', fur) + path('M-118,-76L-102,-32L-78,-54Z', '#3a1c14') + path('M18,-76L2,-32L-22,-54Z', '#3a1c14') +
    path('M-50,-66C10,-66 38,-20 30,14C10,54 -24,70 -50,74C-76,70 -110,54 -130,14C-138,-20 -110,-66 -50,-66Z', fur) + path('M30,14C10,54 -24,70 -50,74C-76,70 -110,54 -130,14C-100,10 -76,20 -50,44C-24,20 0,10 30,14Z', '#fff6ea') +
    ellipse(-84, -4, 8, 10, '#2a1410') + ellipse(-16, -4, 8, 10, '#2a1410') + circle(-81, -8, 3, '#fff') + circle(-13, -8, 3, '#fff') + ellipse(-50, 62, 12, 9, '#2a1410')
  return (
    sky(canvas, palette) + sun(canvas, palette, random.between(500, 660), 130, 62) + hills(canvas, 270, 26, palette.far, 3) + repeat(9, (index) => roundTree(index * 100 + random.between(-20, 20), 326, random.between(0.9, 1.5), palette.mid, palette.near, palette.dark)) + hills(canvas, 330, 14, palette.near, 3) + place(400, 290, 1.08, fox, 0, random.chance(0.5)) + hills(canvas, 418, 10, palette.deep, 4) + grass(canvas, palette)
  )
}

function deerAtDawn(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.dawn, palettes.mint, palettes.autumn, palettes.lavender])
  const coat = palette.dark
  const deer =
    stroke('M-96,-150C-130,-180 -136,-214 -128,-250M-124,-196C-150,-204 -160,-222 -160,-244M-116,-176C-96,-196 -92,-220 -98,-240M-84,-152C-60,-184 -52,-214 -56,-250M-60,-198C-38,-208 -28,-224 -26,-246', coat, 8) +
    path('M-112,-146C-132,-140 -150,-120 -152,-106C-140,-96 -118,-98 -104,-104C-92,-60 -84,-40 -70,-16C-66,40 -66,80 -70,130H-54C-48,84 -44,50 -36,24C10,34 60,34 96,20C104,60 104,90 98,130H114C124,90 130,50 128,8C136,-16 132,-42 112,-50C60,-66 0,-52 -40,-66C-56,-90 -64,-130 -80,-150Z', coat) +
    path('M-82,-150C-66,-166 -50,-168 -40,-162C-48,-146 -62,-138 -78,-138Z', coat) + path('M128,-40C144,-44 146,-24 134,-18Z', palette.light) + circle(-122, -126, 3.6, palette.light)
  return (
    sky(canvas, palette) + sun(canvas, palette, 400, 200, 96) + mountains(canvas, 330, 150, palette.far, palette.mid) + repeat(14, (index) => pine(index * 60 + random.between(-14, 14), 352, random.between(0.7, 1.1), palette.mid, palette.near)) + hills(canvas, 352, 14, palette.near, 3) + place(420, 276, 0.98, deer, 0, random.chance(0.5)) + hills(canvas, 412, 10, palette.deep, 3) + grass(canvas, palette)
  )
}

function grass(canvas: Canvas, palette: Palette): Svg {
  const { random } = canvas
  return repeat(60, () => {
    const x = random.between(-10, 810)
    return stroke(`M${n(x)},456q${n(random.between(-6, 6))},-24 ${n(random.between(-16, 16))},-${n(random.between(26, 66))}`, random.pick([palette.deep, palette.near, palette.mid]), 3.4) + (random.chance(0.2) ? circle(x, 400 + random.between(-6, 30), 4.5, random.pick([palette.second, palette.light, palette.accent])) : '')
  })
}

export function thrills(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.dusk, palettes.tropic, palettes.lavender, palettes.rose, palettes.night, palettes.noon])
  const wheelX = random.pick([190, 600])
  const colours = [palette.accent, palette.second, palette.light, '#35b6a8', '#f48fb1']
  const wheel =
    stroke('M0,0L-70,190M0,0L70,190', palette.dark, 9) + circle(0, 0, 128, 'none', `stroke="${palette.light}" stroke-width="7"`) + circle(0, 0, 104, 'none', `stroke="${palette.light}" stroke-width="3"`) +
    repeat(12, (index) => group(`rotate(${index * 30})`, stroke('M0,0V-128', palette.light, 2.5))) + repeat(12, (index) => { const turn = (index * Math.PI) / 6; return place(Math.sin(turn) * 128, -Math.cos(turn) * 128, 1, circle(0, 10, 14, colours[index % 5] ?? '') + rect(-14, 3, 28, 7, '#fff', 3)) }) + circle(0, 0, 16, palette.accent)
  const track = 'M-20,396C70,396 90,300 150,240C220,168 280,330 350,330C440,330 470,120 400,120C330,120 350,330 450,330C560,330 580,150 660,150C740,150 760,300 820,330'
  const at = (x: number, y: number, turn: number, fill: string) => place(x, y, 1, rect(-25, -30, 48, 26, fill, 8) + circle(-8, -38, 8, '#ffd9b8') + circle(12, -38, 8, '#8a5a3a') + stroke('M-12,-44l-6,-14M16,-44l6,-14', '#ffd9b8', 4), turn)
  return (
    sky(canvas, palette) + sun(canvas, palette, 800 - wheelX, 100, 40) + cloud(330, 70, 0.7, palette.light, 0.5) + hills(canvas, 340, 20, palette.far, 3) + place(wheelX, 196, 1.06, wheel) + hills(canvas, 384, 10, palette.mid, 4) +
    repeat(17, (index) => stroke(`M${20 + index * 50},450V${n(330 + 40 * Math.sin(index * 1.4))}`, palette.near, 4)) + stroke(track, palette.dark, 13) + stroke(track, palette.accent, 7) + stroke(track, palette.light, 2, 'stroke-dasharray="2 12"') +
    at(352, 322, 3, palette.second) + at(404, 322, -3, '#35b6a8') + at(300, 306, 26, palette.light) +
    rect(0, 420, 800, 40, palette.deep) + repeat(5, (index) => tentTop(80 + index * 170, 424, colours[index] ?? '', palette.light)) + repeat(28, (index) => circle(index * 30, 404 + 10 * Math.sin(index), 3.4, index % 2 ? palette.second : palette.light))
  )
}

function tentTop(x: number, y: number, fill: string, stripe: string): Svg {
  return place(x, y, 0.72, rect(-64, -44, 128, 74, stripe) + repeat(4, (index) => rect(-64 + index * 32, -44, 16, 74, fill)) + path('M-80,-42L0,-100L80,-42Z', fill) + path('M-40,-42L0,-100L40,-42Z', stripe) + path('M-14,-42L0,-100L14,-42Z', fill) + stroke('M0,-100v-20', '#5b3a2a', 3) + path('M0,-120l26,7l-26,8z', fill))
}

export function ocean(canvas: Canvas): Svg {
  return canvas.random.pick([lighthouse, whale, underwater])(canvas)
}

export function lighthouse(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.dusk, palettes.night, palettes.dawn, palettes.arctic, palettes.tropic])
  const right = random.chance(0.5)
  const tower = rect(-60, -52, 46, 52, '#fff8ec', 2) + polygon([[-66, -52], [-37, -78], [-8, -52]], palette.accent) + rect(-44, -30, 14, 30, palette.dark, 2) + path('M-2,0L8,-190H52L62,0Z', '#fff8ec') + path('M6.5,-160H53.5L55,-132H5Z', palette.accent) + path('M3.5,-104H56.5L58,-76H2Z', palette.accent) + path('M0.5,-48H59.5L61,-20H-1Z', palette.accent) + path('M40,-190H52L62,0H46Z', '#000', fade(0.1)) + rect(0, -202, 60, 13, palette.dark, 4) + rect(14, -232, 32, 32, '#ffe9a3', 3) + path('M8,-232C10,-252 22,-260 30,-262C38,-260 50,-252 52,-232Z', palette.accent) + stroke('M30,-262v-14', palette.dark, 3)
  const beams = path('M0,0L-560,-90V40Z', canvas.gradient([['#fff3b8', 0], ['#fff3b8', 0.75]], 'across')) + path('M0,0L560,-60V50Z', canvas.gradient([['#fff3b8', 0.75], ['#fff3b8', 0]], 'across'))
  const x = right ? 470 : 330
  return (
    sky(canvas, palette) + sun(canvas, palette, right ? 170 : 640, 110, 42) + cloud(right ? 640 : 150, 90, 0.8, palette.light, 0.4) + sea(canvas, 262, palette, 30) + sunPath(canvas, right ? 170 : 640, 264, palette.sun) + place(x + 30, 84, 1, beams, 0, !right) +
    path(right ? 'M250,450C290,350 330,336 400,308C470,290 560,296 640,290C720,288 780,300 830,310V450Z' : 'M550,450C510,350 470,336 400,308C330,290 240,296 160,290C80,288 20,300 -30,310V450Z', palette.near) + path(right ? 'M330,450C350,396 400,380 470,366C570,350 700,352 830,344V450Z' : 'M470,450C450,396 400,380 330,366C230,350 100,352 -30,344V450Z', palette.deep) +
    place(x, 302, 1, tower) + birds(canvas, right ? 250 : 560, 170, 6, palette.dark) + repeat(6, () => ellipse(right ? random.between(60, 280) : random.between(520, 740), random.between(330, 430), random.between(30, 80), 4, palette.light, fade(0.5)))
  )
}

function whale(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.arctic, palettes.dawn, palettes.tropic, palettes.dusk, palettes.lavender])
  const tail = path('M-26,190C-30,110 -22,50 -8,6C-60,22 -130,4 -176,-58C-110,-66 -40,-52 0,-12C40,-52 110,-66 176,-58C130,4 60,22 8,6C22,50 30,110 26,190Z', palette.dark) + path('M8,6C60,22 130,4 176,-58C130,-30 60,-20 0,-12C0,60 4,130 4,190H26C30,110 22,50 8,6Z', '#fff', fade(0.1))
  return (
    sky(canvas, palette) + sun(canvas, palette, random.between(540, 660), 150, 60) + cloud(160, 90, 0.9, palette.light, 0.6) + mountains(canvas, 268, 120, palette.far, palette.mid, palette.light) + sea(canvas, 262, palette, 34) + place(390, 190, 1.05, tail, random.between(-5, 5)) +
    repeat(7, (index) => ellipse(390, 366 + index * 8, 60 + index * 46, 9, palette.light, fade(0.42 - index * 0.05))) + repeat(16, () => circle(390 + random.between(-110, 110), random.between(290, 350), random.between(2, 6), palette.light, fade(0.8))) + place(150, 300, 0.5, path('M-60,0H60L44,22H-46Z', palette.accent) + path('M0,-8V-100L54,-8Z', palette.light) + path('M-6,-8V-80L-40,-8Z', palette.light)) + birds(canvas, 300, 110, 5, palette.dark)
  )
}

function underwater(canvas: Canvas): Svg {
  const { random } = canvas
  const deep = random.pick<readonly [string, string, string]>([['#7fe3dc', '#1d93b8', '#0c3f78'], ['#8fd0f2', '#3a6fc4', '#1c2c6e'], ['#b8f0d0', '#2ca58d', '#0b4a57']])
  const fish = (x: number, y: number, size: number, body: string, stripe: string, flip: boolean) => place(x, y, size, path('M-52,0C-30,-38 28,-38 54,0C28,38 -30,38 -52,0Z', body) + path('M-44,0L-86,-30C-78,-8 -78,8 -86,30Z', body) + path('M0,-29C12,-12 12,12 0,29C-8,29 -14,27 -18,26C-8,10 -8,-10 -18,-26Z', stripe) + path('M-14,-26C0,-52 24,-44 30,-22Z', stripe) + circle(32, -6, 7, '#fff') + circle(34, -6, 3.6, '#142033'), 0, flip)
  const coral = (x: number, fill: string, size: number) => place(x, 450, size, stroke('M0,0V-70M0,-30C-30,-40 -34,-60 -34,-84M0,-44C28,-50 34,-70 32,-100M-34,-66C-50,-74 -54,-84 -54,-96M32,-80C48,-86 52,-98 52,-110M0,-60V-112', fill, 13))
  const weed = (x: number, fill: string) => stroke(`M${x},460C${x - 30},400 ${x + 30},370 ${x},320C${x - 20},290 ${x + 16},262 ${x},236`, fill, 12)
  return (
    rect(0, 0, 800, 450, canvas.gradient(deep)) + repeat(6, (index) => polygon([[60 + index * 130, -10], [130 + index * 130, -10], [40 + index * 150, 460], [-80 + index * 150, 460]], '#fff', fade(0.07))) +
    hills(canvas, 396, 24, deep[2], 3) + path('M0,420C160,392 300,430 460,410C600,396 700,424 800,404V450H0Z', '#f0d9a8') + weed(90, '#1f8a6c') + weed(130, '#2fae7f') + weed(700, '#1f8a6c') + weed(744, '#39b98a') + coral(220, '#ff6f61', 0.9) + coral(600, '#ffb84d', 0.8) + coral(540, '#e64a8a', 0.6) +
    fish(400, 210, 1.5, '#ff8a3d', '#ffffff', random.chance(0.5)) + fish(190, 150, 0.7, '#ffd34d', '#22577a', false) + fish(620, 130, 0.6, '#ff5c7a', '#fff', true) + fish(590, 300, 0.75, '#ffd34d', '#22577a', true) + fish(250, 320, 0.55, '#f7f3ff', '#7d5fd3', false) +
    repeat(22, () => circle(random.between(60, 740), random.between(20, 380), random.between(2.5, 9), '#fff', fade(random.between(0.2, 0.5))))
  )
}
