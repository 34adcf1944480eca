export { swapMissedFont } from '../src/fonts/swap-missed-font.ts'
