import { createGlobalThemeContract } from '@vanilla-extract/css'
import { baseTokens } from './base-tokens.ts'
import { kestrelRed } from './kestrel-red/tokens.ts'

/**
 * The whole token contract. Its shape is read off the data, so a theme that lacks a token does not compile.
 * Names are global and readable, because a theme is swapped by an attribute and read in developer tools.
 */
export const vars = createGlobalThemeContract(
  { ...baseTokens, brand: kestrelRed.brand, colour: kestrelRed.light },
  (_value, path) => `ds-${path.join('-')}`,
)
