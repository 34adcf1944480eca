import type { Canvas } from './canvas.ts'
import type { Setting } from './palettes.ts'
import { circle, ellipse, fade, n, path, polygon, rect, repeat, type Svg } from './shapes.ts'

/** Where the table's edge runs; things stand a little below it. */
export const tableEdge = 300

/** A wall with a bold shape on it, light from a window, and a table to put things on. */
export function room(canvas: Canvas, setting: Setting): Svg {
  const { width, height, random } = canvas
  const x = width / 2 + random.between(-70, 70)
  const backdrop = random.pick<Svg>([
    circle(x, 190, random.between(140, 175), setting.arch),
    path(`M${n(x - 150)},${tableEdge}V170A150,150 0 0 1 ${n(x + 150)},170V${tableEdge}Z`, setting.arch),
    path(`M${n(x - 230)},${tableEdge}A230,230 0 0 1 ${n(x + 230)},${tableEdge}Z`, setting.arch) +
      path(`M${n(x - 150)},${tableEdge}A150,150 0 0 1 ${n(x + 150)},${tableEdge}Z`, setting.wall[1]),
    rect(x - 190, 0, 120, tableEdge, setting.arch) +
      rect(x - 30, 0, 60, tableEdge, setting.arch, 0, fade(0.7)) +
      rect(x + 70, 0, 30, tableEdge, setting.arch, 0, fade(0.5)),
    circle(x - 90, 150, 120, setting.arch) + circle(x + 110, 200, 80, setting.arch, fade(0.55)),
  ])
  return (
    rect(0, 0, width, height, canvas.gradient(setting.wall, 'diagonal')) +
    backdrop +
    windowLight(canvas) +
    rect(0, tableEdge, width, height - tableEdge, canvas.gradient(setting.table)) +
    rect(0, tableEdge, width, 5, setting.light, 0, fade(0.55))
  )
}

function windowLight(canvas: Canvas): Svg {
  const left = canvas.random.between(-60, 420)
  return repeat(3, (index) => {
    const x = left + index * 92
    return polygon(
      [
        [x, 0],
        [x + 70, 0],
        [x - 90, 300],
        [x - 160, 300],
      ],
      '#fff',
      fade(0.11),
    )
  })
}

/** What stands on the table throws this, away from the window. */
export function shadow(x: number, y: number, across: number, colour: string, down = 11): Svg {
  return ellipse(x + across * 0.22, y, across * 1.12, down, colour, fade(0.2))
}

/** A round block to show something on. */
export const plinth = (x: number, y: number, w: number, tall: number, setting: Setting) =>
  rect(x - w / 2, y, w, tall, setting.table[1]) +
  rect(x + w * 0.1, y, w * 0.4, tall, '#000', 0, fade(0.07)) +
  ellipse(x, y + tall, w / 2, 16, setting.table[1]) +
  ellipse(x, y, w / 2, 16, setting.light)
