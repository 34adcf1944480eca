import { harbourBlue } from './harbour-blue/tokens.ts'
import { kestrelRed } from './kestrel-red/tokens.ts'
import type { Theme } from './theme-tokens.ts'

/** The first theme is what a page gets that asks for none. */
export const themes = [kestrelRed, harbourBlue] as const satisfies readonly Theme[]
export const themeNames = themes.map(({ name }) => name)
