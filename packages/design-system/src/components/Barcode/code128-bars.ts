// Apps that use this file from source have no other way to the types of the encoder.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./jsbarcode-code128.d.ts" />
// The encoder alone: the library's own entry draws into the DOM and brings twenty more kinds of code.
import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js'

export type Bar = { readonly start: number; readonly width: number }

/** Light modules that a scanner needs on each side (ISO/IEC 15417). */
export const quietZone = 10

/** The bars of a value, in modules from the left edge; nothing when it has characters that a till could not type. */
export function code128Bars(value: string): { modules: number; bars: readonly Bar[] } | undefined {
  if (!/^[ -~]+$/.test(value)) return undefined
  const { data } = new CODE128(value, {}).encode()
  const bars = [...data.matchAll(/1+/g)].map(({ index, 0: run }) => ({ start: index + quietZone, width: run.length }))
  return { modules: data.length + 2 * quietZone, bars }
}
