import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'

/** Deep headings are as large as text, never smaller. */
export const deepHeading = style({ fontSize: vars.text.standard })

/** A wide table scrolls in a box that takes focus, so that keys can scroll it. */
export const tableBox = style({ maxInlineSize: '100%', overflowX: 'auto', borderRadius: vars.brand.radius.small })

// Twice, to go before the rule for tables that have no box.
globalStyle(`${tableBox}${tableBox} > table`, { display: 'table', minInlineSize: '100%' })

export const code = style({ fontFamily: 'monospace', overflowWrap: 'anywhere' })
