import { style } from '@vanilla-extract/css'

/** What gets focus only to be read takes up the room that its content does. */
export const container = style({ minInlineSize: 0 })
