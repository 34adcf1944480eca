import { globalStyle } from '@vanilla-extract/css'

// On paper a page stands alone: what is around it stays on the screen.
globalStyle(':has(> #main) > :not(#main)', { '@media': { print: { display: 'none' } } })
globalStyle('#main', { '@media': { print: { minBlockSize: 0 } } })
