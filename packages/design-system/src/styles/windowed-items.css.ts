import { style } from '@vanilla-extract/css'

export const item = style({ minInlineSize: 0 })

/** Room of the rows that are not rendered, as wide as all columns. */
export const space = style({ gridColumn: '1 / -1' })
