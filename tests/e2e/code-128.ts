/** Widths of bars and spaces of each symbol, by its value (ISO/IEC 15417, table 1). */
const symbols = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ')
const stop = '2331112'
const [toC, toB, startB, startC] = [99, 100, 104, 105]

/** What a scanner reads where dark and light meet at these places, in any unit; throws when it does not add up. */
export function readCode128(edges: readonly number[]): string {
  const widths = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0))
  // Each symbol is eleven modules wide, the stop thirteen.
  const body = widths.slice(0, -stop.length)
  const codes = Array.from({ length: body.length / 6 }, (_, symbol) => nearest(body.slice(symbol * 6, symbol * 6 + 6)))
  const module = widths.slice(-stop.length).reduce((sum, width) => sum + width, 0) / 13
  const last = widths.slice(-stop.length).map((width) => Math.round(width / module))
  if (last.join('') !== stop) throw new Error(`No stop: ${last.join('')}`)
  const sum = codes.slice(1, -1).reduce((total, code, index) => total + code * (index + 1), codes[0] ?? 0)
  if (sum % 103 !== codes.at(-1)) throw new Error('Does not add up')
  return textOf(codes.slice(0, -1))
}

/** The symbol that these six widths are; their sum is eleven modules. */
function nearest(widths: readonly number[]): number {
  const module = widths.reduce((sum, width) => sum + width, 0) / 11
  return symbols.indexOf(widths.map((width) => Math.round(width / module)).join(''))
}

function textOf([start, ...codes]: readonly number[]): string {
  if (start !== startB && start !== startC) throw new Error(`No start: ${start}`)
  let isC = start === startC
  let read = ''
  for (const code of codes) {
    if (isC && code === toB) isC = false
    else if (!isC && code === toC) isC = true
    else read += isC ? String(code).padStart(2, '0') : String.fromCodePoint(code + 32)
  }
  return read
}
