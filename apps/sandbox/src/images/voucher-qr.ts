import qrcode from 'qrcode'
import type { Source } from './render-image.ts'

const quietZone = 4
const module = 10

/** Returns the code as black squares on white, with the quiet zone that readers need. */
export function voucherQr(code: string): Source {
  const { modules } = qrcode.create(code, { errorCorrectionLevel: 'M' })
  const side = (modules.size + quietZone * 2) * module
  const rows: string[] = []
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column))
        rows.push(`M${(column + quietZone) * module},${(row + quietZone) * module}h${module}v${module}h-${module}z`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#fff"/><path d="${rows.join('')}" fill="#000"/></svg>`
  return { svg, width: side, height: side }
}
