import { encode } from 'uqr'

export const qrCorrections = ['low', 'medium', 'quartile', 'high'] as const
export type QrCorrection = (typeof qrCorrections)[number]

/** Light modules that a scanner needs on each side (ISO/IEC 18004). */
export const quietZone = 4

const levels = { low: 'L', medium: 'M', quartile: 'Q', high: 'H' } as const satisfies Record<QrCorrection, string>

/** The dark modules as one path, a run of them a rectangle; nothing when the value is empty or too long for a code. */
export function qrPath(value: string, correction: QrCorrection): { size: number; d: string } | undefined {
  if (value === '') return undefined
  try {
    const { size, data } = encode(value, { ecc: levels[correction], border: quietZone })
    return { size, d: data.map((row, y) => rowPath(row, y)).join('') }
  } catch (error) {
    // Thrown for more than a code of the largest version takes.
    if (error instanceof RangeError || (error instanceof Error && /long/i.test(error.message))) return undefined
    throw error
  }
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  let start = 0
  while (start < row.length) {
    if (row[start] !== true) {
      start += 1
      continue
    }
    let end = start
    while (row[end] === true) end += 1
    path += `M${start} ${y}h${end - start}v1h-${end - start}z`
    start = end
  }
  return path
}
