import type { Canvas } from '../drawing/canvas.ts'
import { bush, cloud, cypress, hills, sky, sprig, sun } from '../drawing/nature.ts'
import { palettes, settings, type Palette, type Setting } from '../drawing/palettes.ts'
import { circle, ellipse, fade, group, n, path, place, polygon, rect, repeat, stroke, type Svg } from '../drawing/shapes.ts'
import { room, shadow } from '../drawing/still-life.ts'

export function coffee(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick<Setting>([settings.blush, settings.sage, settings.sky, settings.sand, settings.lemon, settings.teal, settings.brick, settings.lilac])
  return random.pick([cupAndPastry, coffeeFromAbove, takeaway])(canvas, setting)
}

function steamFrom(x: number, y: number, colour: string): Svg {
  return repeat(3, (index) => stroke(`M${x - 34 + index * 34},${y}c-16,-26 16,-42 0,-70c-10,-18 6,-30 4,-42`, colour, 6, fade(0.55)))
}

function cupAndPastry(canvas: Canvas, setting: Setting): Svg {
  const { random } = canvas
  const cup = random.pick([setting.accent, setting.light, setting.third])
  const left = random.chance(0.5)
  const croissant = path('M-84,26C-96,-6 -60,-46 0,-48C60,-46 96,-6 84,26C70,36 58,28 54,16C40,4 -40,4 -54,16C-58,28 -70,36 -84,26Z', '#e09a4a') + path('M-40,-38C-30,-20 -34,-2 -44,8M-6,-48C-2,-24 -4,-8 -8,4M30,-42C34,-24 30,-8 24,4M62,-24C60,-10 54,4 48,12M-68,-20C-58,-8 -58,6 -62,18', 'none', 'stroke="#b86a24" stroke-width="6" stroke-linecap="round"') + path('M-60,-26C-40,-42 -20,-46 0,-46C-20,-36 -40,-28 -60,-26Z', '#f6c987')
  return (
    room(canvas, setting) + shadow(370, 372, 170, setting.dark, 15) + ellipse(370, 366, 176, 24, setting.light) + ellipse(370, 362, 150, 17, '#000', fade(0.06)) +
    place(370, 356, 1, path('M-112,-132H112C112,-58 84,-6 52,0H-52C-84,-6 -112,-58 -112,-132Z', cup) + path('M46,-132H112C112,-58 84,-6 52,0H20C60,-30 60,-90 46,-132Z', '#000', fade(0.1)) + stroke('M106,-108C166,-120 164,-40 84,-42', cup, 17) + ellipse(0, -132, 112, 22, setting.light) + ellipse(0, -130, 98, 17, '#6b3a20') + path('M-50,-130C-30,-142 -10,-138 0,-130C10,-138 30,-142 50,-130C30,-118 10,-120 0,-116C-10,-120 -30,-118 -50,-130Z', '#f3dcc0'), 0, left) +
    steamFrom(370, 206, setting.light) + shadow(left ? 190 : 600, 396, 92, setting.dark) + place(left ? 170 : 590, 372, 1.05, croissant, left ? -6 : 6) +
    place(left ? 612 : 150, 352, 0.9, rect(-30, -66, 60, 66, setting.second, 10) + rect(-30, -66, 22, 66, '#fff', 10, fade(0.25)) + sprig(0, -60, 0.8, -12, setting.third, setting.dark) + sprig(6, -60, 0.7, 22, setting.third, setting.dark))
  )
}

function coffeeFromAbove(canvas: Canvas, setting: Setting): Svg {
  const { random } = canvas
  const turn = random.between(-40, 40)
  const latte =
    repeat(3, (index) => path(`M0,${-62 + index * 20}C${50 - index * 4},${-80 + index * 20} ${78 - index * 8},${-34 + index * 18} 0,${22 + index * 22}C${-78 + index * 8},${-34 + index * 18} ${-50 + index * 4},${-80 + index * 20} 0,${-62 + index * 20}Z`, index === 1 ? '#a9683a' : '#f8e6cd')) + stroke('M0,60V84', '#f8e6cd', 5)
  const biscuit = (x: number, y: number) => place(x, y, 1, circle(4, 7, 50, '#000', fade(0.14)) + circle(0, 0, 50, '#d99a56') + circle(0, 0, 44, '#e5ac69') + repeat(9, () => circle(random.between(-28, 28), random.between(-28, 28), random.between(5, 9), '#5b2f1b')))
  return (
    rect(0, 0, 800, 450, canvas.gradient(setting.table, 'diagonal')) + repeat(7, (index) => rect(0, index * 66, 800, 2, setting.dark, 0, fade(0.06))) + path('M-20,470L250,-20H470L160,470Z', '#fff', fade(0.22)) +
    group(`translate(400 226) rotate(${n(turn)})`, path('M-190,-150C-60,-180 100,-176 190,-140C206,-30 204,70 186,150C60,176 -80,178 -184,146C-204,50 -206,-50 -190,-150Z', setting.arch, fade(0.85)) + repeat(7, (index) => stroke(`M${-170 + index * 56},-158V158`, setting.light, 3, fade(0.35)))) +
    ellipse(412, 244, 172, 168, '#000', fade(0.16)) + circle(400, 226, 166, setting.light) + circle(400, 226, 140, '#000', fade(0.05)) + circle(400, 226, 116, setting.accent) + circle(400, 226, 104, '#fff', fade(0.9)) + circle(400, 226, 98, '#8a4f2a') + place(400, 226, 1.02, latte, turn) + group('translate(400 226)', stroke('M112,20C150,24 178,30 196,34', setting.accent, 26)) + stroke('M210,110C250,150 262,190 268,232', '#c9ced6', 9) + ellipse(204, 98, 20, 28, '#dfe3e8', 'transform="rotate(-36 204 98)"') +
    biscuit(632, 330) + biscuit(700, 262) + repeat(12, () => place(random.between(20, 190), random.between(270, 430), random.between(0.8, 1.2), ellipse(0, 0, 15, 10, '#5b2f1b') + stroke('M-12,-2C-4,4 4,-4 12,2', '#3a1c10', 2.4), random.between(0, 180))) + sprig(90, 190, 1.1, 30, setting.third, setting.dark)
  )
}

function takeaway(canvas: Canvas, setting: Setting): Svg {
  const cup = (x: number, y: number, size: number, sleeve: string) =>
    place(x, y, size, path('M-62,-190H62L46,0H-46Z', setting.light) + path('M20,-190H62L46,0H18Z', '#000', fade(0.08)) + path('M-57,-128H57L48,-46H-50Z', sleeve) + circle(0, -88, 22, setting.light) + path('M-14,-84c8,-2 10,-6 14,-14c3,6 8,10 16,10c-5,4 -10,4 -14,3c1,4 0,8 -4,12c0,-5 -1,-7 -4,-9z', sleeve) + rect(-70, -206, 140, 20, setting.dark, 8) + rect(-58, -222, 116, 20, setting.dark, 8) + rect(-40, -224, 30, 6, setting.light, 3, fade(0.3)))
  return (
    room(canvas, setting) + shadow(470, 382, 66, setting.dark) + cup(470, 378, 1.05, setting.third) + shadow(330, 402, 84, setting.dark, 14) + cup(330, 400, 1.3, setting.accent) + steamFrom(330, 104, setting.light) + shadow(610, 400, 60, setting.dark) +
    place(604, 392, 1, path('M-70,0C-76,-40 -40,-66 0,-66C40,-66 76,-40 70,0Z', '#8a5230') + path('M-74,-34C-60,-76 60,-76 74,-34C60,-24 40,-40 20,-28C4,-20 -10,-36 -30,-28C-50,-22 -60,-26 -74,-34Z', setting.second) + repeat(8, (index) => rect(-50 + index * 13, -56 + (index % 3) * 8, 8, 3.5, index % 2 ? setting.accent : setting.light, 2)) + path('M-64,0L-54,24H54L64,0Z', setting.light) + repeat(6, (index) => stroke(`M${-48 + index * 19},2L${-42 + index * 17},24`, setting.dark, 1.4, fade(0.25))))
  )
}

export function table(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick<Setting>([settings.blush, settings.sage, settings.sand, settings.teal, settings.berry, settings.lemon, settings.sky, settings.brick])
  const cloth = random.pick([setting.wall[0], setting.arch, setting.table[0], setting.wall[1]])
  const dish = random.pick([pizza, salad, roast, tacos])(canvas, setting)
  const plate = (x: number, y: number, radius: number, content: Svg) => ellipse(x + 12, y + 18, radius, radius * 0.98, '#000', fade(0.17)) + circle(x, y, radius, setting.light) + circle(x, y, radius * 0.97, '#000', fade(0.04)) + circle(x, y, radius * 0.76, '#fff') + place(x, y, radius / 165, content)
  const glass = (x: number, y: number, drink: string) => ellipse(x + 8, y + 12, 50, 50, '#000', fade(0.15)) + circle(x, y, 50, '#fff', fade(0.75)) + circle(x, y, 42, drink) + circle(x, y, 30, '#fff', fade(0.16)) + path(`M${x - 26},${y - 22}a36,36 0 0 1 34,-13`, 'none', 'stroke="#fff" stroke-width="6" stroke-linecap="round" opacity="0.8"')
  const linen = (x: number, turn: number) => place(x, 230, 1, rect(-36, -120, 72, 240, setting.accent, 6) + rect(-36, -120, 26, 240, '#fff', 6, fade(0.14)), turn)
  const fork = (x: number) => stroke(`M${x},340V210`, '#b9bec8', 9) + path(`M${x - 17},118v60q0,30 17,34q17,-4 17,-34v-60h-7v54h-6v-54h-8v54h-6v-54z`, '#c9ced6')
  const knife = (x: number) => stroke(`M${x},340V232`, '#b9bec8', 10) + path(`M${x - 8},232V122c16,6 22,40 18,110z`, '#d5d9e0')
  return (
    rect(0, 0, 800, 450, canvas.gradient([cloth, cloth])) +
    random.pick([() => repeat(14, (index) => rect(index * 60 - 10, 0, 30, 450, setting.light, 0, fade(0.22))) + repeat(8, (index) => rect(0, index * 60 - 10, 800, 30, setting.light, 0, fade(0.22))), () => repeat(9, (index) => rect(0, index * 52, 800, 2.5, setting.dark, 0, fade(0.09))), () => repeat(70, (index) => circle((index % 14) * 60 + (Math.floor(index / 14) % 2 ? 30 : 0), Math.floor(index / 14) * 100 + 20, 5, setting.light, fade(0.5)))])() +
    path('M-20,470L280,-20H540L220,470Z', '#fff', fade(0.16)) + linen(190, random.between(-8, 4)) + fork(176) + fork(212) + knife(616) + plate(400, 228, 178, dish) + glass(640, 84, random.pick([setting.second, '#a3163a', '#f6d489', '#cfe8ef'])) +
    place(118, 84, 1, ellipse(8, 12, 58, 58, '#000', fade(0.15)) + circle(0, 0, 58, setting.third) + circle(0, 0, 46, setting.second, fade(0.9)) + repeat(7, () => circle(random.between(-26, 26), random.between(-26, 26), 7, random.pick([setting.accent, '#5b8f3f', setting.light])))) +
    place(700, 352, 1, ellipse(8, 12, 76, 60, '#000', fade(0.14)) + ellipse(0, 0, 76, 60, '#c98b4e') + ellipse(-4, -5, 68, 52, '#e3ab6b') + repeat(3, (index) => stroke(`M${-30 + index * 28},-24l14,40`, '#f6d7a6', 8))) + sprig(60, 428, 0.9, 50, setting.third, setting.dark)
  )
}

function pizza({ random }: Canvas): Svg {
  const slices = repeat(8, (index) => group(`rotate(${index * 45})`, stroke('M0,0V-128', '#c77a2e', 3, fade(0.7))))
  const leaf = () => place(random.between(-70, 70), random.between(-70, 70), random.between(0.8, 1.2), path('M-16,0C-8,-16 10,-16 18,0C10,14 -8,14 -16,0Z', '#3f8f4a') + stroke('M-12,0H14', '#276a35', 2), random.between(0, 360))
  const spots = (count: number, draw: (x: number, y: number) => Svg) => repeat(count, (index) => { const [turn, far] = [index * 2.4 + random.between(-0.3, 0.3), 26 + Math.sqrt(index / count) * 84]; return draw(Math.cos(turn) * far, Math.sin(turn) * far) })
  return circle(0, 0, 140, '#d6893c') + circle(0, 0, 138, '#e8a658') + circle(0, 0, 120, '#d9412c') + circle(0, 0, 116, '#f3c04f') + spots(9, (x, y) => ellipse(x, y, 24, 20, '#fff3d4')) + spots(11, (x, y) => circle(x, y, 15, '#c22c2c') + circle(x - 3, y - 3, 11, '#d94a3c')) + repeat(7, leaf) + slices + repeat(9, () => circle(random.between(-100, 100), random.between(-100, 100), 2.6, '#2b1b12'))
}

function salad({ random }: Canvas, setting: Setting): Svg {
  const leaves = repeat(26, () => place(random.between(-76, 76), random.between(-76, 76), random.between(0.8, 1.5), path('M-26,0C-16,-26 14,-26 28,0C14,22 -16,22 -26,0Z', random.pick(['#4d9a4f', '#6fb85b', '#2f7d4a', '#8ccb68'])) + stroke('M-20,0H24', '#fff', 1.8, fade(0.4)), random.between(0, 360)))
  const tomato = () => place(random.between(-74, 74), random.between(-74, 74), 1, circle(0, 0, 19, '#d83a2e') + circle(0, 0, 14, '#f0624a') + repeat(4, (index) => ellipse(Math.cos(index * 1.57) * 7, Math.sin(index * 1.57) * 7, 3, 4, '#ffd9a0')))
  const egg = (x: number, y: number) => ellipse(x, y, 28, 34, '#fff') + circle(x + 2, y + 4, 15, '#f6b52e')
  return circle(0, 0, 132, setting.third) + circle(0, 0, 120, '#2f6b45') + leaves + repeat(6, tomato) + egg(-34, 26) + egg(40, -22) + repeat(8, () => ellipse(random.between(-80, 80), random.between(-80, 80), 9, 7, '#2b2438')) + repeat(14, () => rect(random.between(-80, 80), random.between(-80, 80), 16, 4, '#f3dfb4', 2, `transform="rotate(${random.whole(-40, 40)})"`))
}

function roast({ random }: Canvas): Svg {
  const potato = () => place(random.between(-96, -20), random.between(20, 92), 1, ellipse(0, 0, 28, 22, '#d9962f') + ellipse(-4, -5, 20, 13, '#f0b954'), random.between(0, 90))
  const carrot = (index: number) => place(44 + index * 19, 58 + index * 4, 1, path('M-9,-50H9L3,36H-3Z', '#ee7a2d') + stroke('M0,-50v-18M-4,-50l-7,-14M4,-50l7,-14', '#4d9a4f', 5), 18)
  return path('M-110,-20C-110,-90 -50,-116 10,-108C74,-100 104,-62 88,-20C70,6 -90,14 -110,-20Z', '#a5562c') + path('M-96,-34C-92,-84 -44,-104 8,-98C-20,-80 -60,-64 -96,-34Z', '#c97a44') + repeat(3, (index) => path(`M${-30 + index * 40},-100C${-10 + index * 40},-70 ${-14 + index * 40},-30 ${-24 + index * 40},0l26,0C${18 + index * 40},-40 ${14 + index * 40},-80 ${-4 + index * 40},-102Z`, '#e9b48a')) + repeat(7, potato) + repeat(4, carrot) + repeat(15, () => circle(random.between(-50, 20), random.between(74, 116), 8, '#5ba843')) + path('M-118,10C-60,40 60,30 112,4C110,30 60,48 0,46C-60,48 -110,36 -118,10Z', '#6b3a20', fade(0.35)) + place(96, -60, 0.9, path('M-34,-6C-34,-34 34,-34 34,-6C44,4 30,16 0,16C-30,16 -44,4 -34,-6Z', '#e8b04e') + ellipse(0, -6, 22, 9, '#b87424'))
}

function tacos({ random }: Canvas): Svg {
  const taco = (x: number, turn: number) => place(x, 0, 1, repeat(9, () => circle(random.between(-58, 58), random.between(-70, -44), 13, random.pick(['#5fae4c', '#d8402f', '#fff1d0', '#7b3f98', '#8a4b2a']))) + path('M-84,10C-84,-50 -40,-62 0,-62C40,-62 84,-50 84,10C84,26 -84,26 -84,10Z', '#eab54e') + path('M-84,10C-84,-50 -40,-62 0,-62C40,-62 84,-50 84,10C60,-30 -60,-30 -84,10Z', '#f7d083') + repeat(8, () => circle(random.between(-60, 60), random.between(-30, 14), 4, '#c98a2a', fade(0.7))), turn)
  return group('translate(0 -26)', taco(0, 0)) + group('translate(-16 34)', taco(0, -5)) + group('translate(14 92)', taco(0, 4)) + place(-96, -86, 1, path('M0,0L54,14A56,56 0 0 1 -20,52Z', '#9bd05a') + path('M4,6L44,17A46,46 0 0 1 -14,44Z', '#d4ee9a')) + place(70, -92, 0.8, path('M0,0L54,14A56,56 0 0 1 -20,52Z', '#9bd05a') + path('M4,6L44,17A46,46 0 0 1 -14,44Z', '#d4ee9a'))
}

export function pantry(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick<Setting>([settings.blush, settings.sage, settings.sand, settings.lemon, settings.sky, settings.lilac, settings.teal, settings.berry])
  return random.pick([groceries, cakeStand])(canvas, setting)
}

function groceries(canvas: Canvas, setting: Setting): Svg {
  const { random } = canvas
  const bag = path('M-120,-170L112,-170L124,110H-128Z', '#d9a66a') + path('M40,-170H112L124,110H60Z', '#b98245') + path('M-120,-170l14,-16l16,16l18,-16l18,16l18,-16l18,16l18,-16l18,16l18,-16l18,16l18,-16l16,16z', '#d9a66a') + circle(-10, -30, 50, setting.accent) + path('M-42,-22c18,-4 24,-14 32,-32c6,14 18,22 36,22c-12,10 -24,9 -33,6c3,9 0,18 -9,27c0,-12 -3,-18 -9,-21c-6,0 -12,0 -17,-2z', '#fff')
  const baguette = (x: number, turn: number) => place(x, -150, 1, path('M-24,60C-34,-40 -30,-120 0,-140C30,-120 34,-40 24,60Z', '#d98f3e') + repeat(4, (index) => stroke(`M-16,${-90 + index * 34}l32,-20`, '#f7d49a', 9)), turn)
  const leek = (x: number, turn: number) => place(x, -150, 1, rect(-13, -40, 26, 100, '#f3f7e4', 10) + path('M-13,-20C-40,-80 -44,-120 -34,-148C-18,-120 -8,-100 0,-70C4,-110 18,-140 36,-154C42,-120 34,-70 13,-20Z', '#5ba352') + path('M-4,-20C-12,-80 -8,-130 4,-166C16,-120 14,-70 6,-20Z', '#7fc06a'), turn)
  const bottle = (x: number) => place(x, -150, 1, rect(-20, -60, 40, 120, '#f7fbff', 12) + rect(-12, -96, 24, 40, '#f7fbff', 8) + rect(-15, -104, 30, 16, setting.accent, 5) + rect(-20, -16, 40, 40, setting.arch))
  const apple = (x: number, y: number, fill: string) => shadow(x, y + 34, 32, setting.dark, 8) + place(x, y, 1, path('M0,-28C22,-44 46,-24 40,6C36,30 16,42 0,34C-16,42 -36,30 -40,6C-46,-24 -22,-44 0,-28Z', fill) + ellipse(-18, -8, 7, 12, '#fff', fade(0.35)) + stroke('M0,-28c0,-12 4,-18 10,-24', '#6b4329', 5) + path('M4,-36c12,-14 26,-12 30,-8c-8,12 -20,14 -30,8z', '#5ba352'))
  const tops = random.shuffled([baguette(-64, -14), leek(58, 12), bottle(0), baguette(20, 8)]).join('')
  return (
    room(canvas, setting) + shadow(400, 390, 140, setting.dark, 16) + place(400, 300, 0.84, tops + bag) + apple(220, 362, setting.accent) + apple(164, 384, '#7fb84a') + apple(590, 376, setting.second) +
    place(650, 370, 1, shadow(0, 30, 40, setting.dark, 8) + path('M-46,24C-60,-10 -30,-44 0,-44C34,-44 60,-10 46,24C30,36 -30,36 -46,24Z', '#8e4a9e') + path('M-14,-40C-30,-70 0,-80 0,-80C0,-80 30,-70 14,-40Z', '#5ba352') + ellipse(-18, -10, 7, 14, '#fff', fade(0.3))) + place(250, 396, 0.8, repeat(3, (index) => circle(-30 + index * 40, (index % 2) * -14, 24, '#e8a23c') + circle(-36 + index * 40, (index % 2) * -14 - 7, 8, '#fff', fade(0.35))))
  )
}

function cakeStand(canvas: Canvas, setting: Setting): Svg {
  const { random } = canvas
  const sponge = random.pick(['#f3d08a', '#7a4326', '#e8b46c', '#f7c9c0'])
  const icing = random.pick([setting.light, '#ffd3dc', setting.accent, '#fff1c9'])
  const topping = random.pick<() => Svg>([
    () => repeat(7, (index) => place(-96 + index * 32, -152, 1, circle(0, 0, 15, '#d81e3c') + circle(-5, -5, 4, '#fff', fade(0.6)) + stroke('M0,-14c2,-10 8,-14 12,-16', '#4d7a3a', 3))),
    () => repeat(9, (index) => rect(-82 + index * 20, -196, 5, 46, [setting.accent, setting.second, setting.third][index % 3] ?? '', 2) + path(`M${-80 + index * 20},-214q9,12 0,18q-9,-6 0,-18z`, '#ffb02e')),
    () => repeat(6, (index) => place(-90 + index * 36, -150, 1, path('M-18,4C-18,-18 -6,-26 0,-34C6,-26 18,-18 18,4Z', setting.light) + circle(0, -14, 6, setting.accent))),
  ])()
  return (
    room(canvas, setting) + shadow(400, 400, 130, setting.dark, 14) + place(400, 376, 1.06, rect(-16, -36, 32, 40, setting.light) + path('M-86,18C-80,0 80,0 86,18Z', setting.light) + ellipse(0, -38, 174, 18, setting.light) + ellipse(0, -42, 166, 13, '#000', fade(0.06)) + topping + rect(-120, -138, 240, 98, sponge, 12) + rect(-120, -98, 240, 14, setting.light) + rect(-120, -88, 240, 6, setting.accent) + path('M-126,-128C-126,-154 -100,-156 0,-156C100,-156 126,-154 126,-128C126,-104 104,-110 100,-124C94,-92 70,-92 66,-120C58,-104 40,-104 34,-122C26,-84 -2,-84 -10,-120C-18,-106 -36,-106 -42,-122C-50,-90 -74,-94 -78,-122C-88,-104 -126,-102 -126,-128Z', icing) + path('M20,-156C100,-156 126,-154 126,-128C126,-116 120,-112 114,-112C112,-140 80,-150 20,-156Z', '#000', fade(0.06)) + repeat(20, () => rect(random.between(-104, 100), random.between(-150, -132), 9, 3.4, random.pick([setting.second, setting.third, setting.accent]), 2, `transform="rotate(${random.whole(-20, 20)})"`))) +
    place(random.pick([150, 656]), 392, 1, shadow(0, 6, 44, setting.dark, 8) + path('M-44,-34H44L34,6H-34Z', setting.accent) + path('M-50,-34C-50,-64 -20,-76 0,-78C20,-76 50,-64 50,-34Z', sponge) + path('M-46,-46C-40,-74 -16,-92 0,-100C16,-92 40,-74 46,-46C30,-36 -30,-36 -46,-46Z', icing) + circle(0, -100, 9, '#d81e3c'))
  )
}

export function wine(canvas: Canvas): Svg {
  return canvas.random.pick([vineyard, bottleAndGlass, vineyard])(canvas)
}

export function wineBottle(glassColour: string, label: string, mark: string, foil: string): Svg {
  return path('M-34,0V-150C-34,-184 -14,-194 -13,-226V-282H13V-226C14,-194 34,-184 34,-150V0C34,8 28,10 20,10H-20C-28,10 -34,8 -34,0Z', glassColour) + path('M14,-196C26,-186 34,-176 34,-150V0C34,8 28,10 20,10H8C20,-40 20,-150 14,-196Z', '#000', fade(0.2)) + rect(-15, -290, 30, 58, foil, 4) + rect(-34, -120, 68, 84, label) + rect(-34, -120, 68, 6, foil) + circle(0, -84, 15, mark) + rect(-20, -58, 40, 4, '#3a2a20', 2, fade(0.5)) + rect(-14, -50, 28, 3, '#3a2a20', 2, fade(0.4)) + rect(-26, -176, 7, 150, '#fff', 3.5, fade(0.22))
}

export function wineGlass(drink: string): Svg {
  return ellipse(0, 4, 46, 8, '#fff', fade(0.65)) + rect(-3.5, -96, 7, 98, '#fff', 3, fade(0.75)) + path('M-40,-212C-64,-160 -56,-104 0,-94C56,-104 64,-160 40,-212C24,-207 -24,-207 -40,-212Z', '#fff', fade(0.34)) + path('M-53,-158C-54,-124 -38,-100 0,-97C38,-100 54,-124 53,-158C30,-163 -30,-153 -53,-158Z', drink) + ellipse(0, -158, 52, 6, '#fff', fade(0.18)) + path('M-36,-196C-48,-164 -46,-136 -34,-118', 'none', 'stroke="#fff" stroke-width="5" stroke-linecap="round" opacity="0.6"')
}

const drinks = ['#8c1232', '#f1cf6b', '#f39aa0', '#a3163a'] as const

function vineyard(canvas: Canvas): Svg {
  const { random } = canvas
  const palette = random.pick<Palette>([palettes.golden, palettes.autumn, palettes.terracotta, palettes.dawn, palettes.mint, palettes.rose, palettes.lavender])
  const drink = random.pick(drinks)
  const left = random.chance(0.5)
  const row = (index: number) => { const x = index * 112 - 520; return stroke(`M${400 + x * 0.16},300L${400 + x * 1.6},470`, palette.deep, 17) + repeat(7, (spot) => { const t = 0.12 + spot * 0.145; return circle(400 + x * (0.16 + 1.44 * t), 300 + 170 * t, 6 + t * 17, spot % 2 ? palette.near : palette.mid) }) }
  return (
    sky(canvas, palette) + sun(canvas, palette, left ? 600 : 210, 130, 54) + cloud(left ? 300 : 560, 80, 0.8, palette.light, 0.5) + hills(canvas, 236, 34, palette.far, 3) + repeat(6, (index) => cypress(60 + index * 140 + random.between(-30, 30), 276, random.between(0.4, 0.75), palette.near, palette.deep)) +
    place(left ? 640 : 190, 272, 0.8, rect(-60, -50, 120, 52, '#fff3df') + polygon([[-70, -50], [0, -84], [70, -50]], palette.accent) + rect(-12, -28, 24, 30, palette.dark, 4) + repeat(2, (index) => rect(-46 + index * 72, -34, 18, 18, palette.mid, 2)) + rect(60, -86, 34, 88, '#fff3df') + polygon([[54, -86], [77, -112], [100, -86]], palette.accent)) +
    hills(canvas, 286, 10, palette.mid, 3) + rect(0, 292, 800, 170, canvas.gradient([palette.mid, palette.second])) + repeat(11, row) + bush(80, 456, 0.9, palette.deep) + bush(730, 456, 1, palette.deep) +
    place(left ? 330 : 450, 428, 1.2, wineBottle(random.pick(['#1f3d2b', '#2b1a24', '#3b4a1c']), '#fff6e6', palette.accent, palette.accent)) + place(left ? 450 : 330, 430, 1.18, wineGlass(drink))
  )
}

function bottleAndGlass(canvas: Canvas): Svg {
  const { random } = canvas
  const setting = random.pick<Setting>([settings.berry, settings.blush, settings.sand, settings.sage, settings.teal, settings.lilac])
  const grape = (x: number, y: number, fill: string) => place(x, y, 1, repeat(15, (index) => { const line = index < 5 ? 0 : index < 9 ? 1 : index < 12 ? 2 : index < 14 ? 3 : 4; const at = index - ([0, 5, 9, 12, 14][line] ?? 0); return circle(-46 + at * 23 + line * 11.5, line * 19, 13, fill) + circle(-50 + at * 23 + line * 11.5, line * 19 - 4, 4, '#fff', fade(0.35)) }) + path('M-6,-14c0,-20 10,-26 20,-30l4,8c-10,4 -14,12 -14,24z', '#6b4329') + path('M10,-26c20,-26 50,-22 58,-10c-6,22 -36,30 -58,10z', '#5b9a4f'))
  return (
    room(canvas, setting) + shadow(340, 400, 62, setting.dark) + place(340, 392, 1.22, wineBottle(random.pick(['#1f3d2b', '#2b1a24', '#4a1226']), setting.light, setting.accent, setting.second)) + shadow(480, 400, 58, setting.dark) + place(480, 396, 1.2, wineGlass(random.pick(drinks))) +
    shadow(616, 400, 66, setting.dark) + grape(616, 320, random.pick(['#5b2a78', '#7fae3f', '#8c1c4a'])) + place(200, 376, 1, shadow(0, 22, 70, setting.dark, 10) + path('M-70,16L40,-46L82,16Z', '#f6c94f') + path('M-70,16H82V34H-70Z', '#e3a92e') + circle(0, 4, 9, '#d99a20') + circle(36, -10, 7, '#d99a20') + circle(-28, 12, 5, '#d99a20'))
  )
}
