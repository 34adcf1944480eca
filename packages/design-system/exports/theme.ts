export { vars } from '../src/themes/contract.css.ts';
export { breakpoints, gridBreakpoints, media } from '../src/themes/breakpoints.ts';
export { themeNames } from '../src/themes/themes.ts';
export { categoryColours, contentBackgrounds, tones } from '../src/themes/theme-tokens.ts';
export type { CategoryColour, ContentBackground, Tone } from '../src/themes/theme-tokens.ts';
