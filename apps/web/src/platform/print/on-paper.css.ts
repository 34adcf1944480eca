import { globalStyle, style } from '@vanilla-extract/css'

// On paper a page stands alone: what is around it stays on the screen.
globalStyle(':has(> #main) > :not(#main)', { '@media': { print: { display: 'none' } } })
globalStyle('#main', { '@media': { print: { minBlockSize: 0 } } })

/** What is of no use on paper. */
export const notOnPaper = style({ '@media': { print: { display: 'none' } } })

/** What the screen says elsewhere, such as whose page it is. */
export const onPaperOnly = style({ display: 'none', '@media': { print: { display: 'block' } } })
