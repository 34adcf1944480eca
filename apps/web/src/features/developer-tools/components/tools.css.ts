import { style } from '@vanilla-extract/css'

/** Data as it is: it breaks anywhere rather than run out of its column. */
export const rawText = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })
