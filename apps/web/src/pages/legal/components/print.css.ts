import { vars } from '@clubhouse/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const print = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } })

/** A legal text: on paper it begins at the edge of the sheet, black on white, as wide as the sheet. */
export const text = style({ display: 'contents' })

print('#main', { background: 'none' })
print(`:has(> #main), body`, { background: 'none', color: vars.scan.ink })
print(`${text} *`, { color: vars.scan.ink, maxInlineSize: 'none' })
print(`${text} > *`, { padding: 0, fontSize: vars.text.small })
print(`${text} > * > *`, { padding: 0 })
print(`${text} h1`, { fontSize: vars.heading.large })
print(`${text} h2`, { fontSize: vars.heading.medium })
print(`${text} :is(h1, h2, h3, h4)`, { breakAfter: 'avoid' })
print(`${text} :is(tr, blockquote)`, { breakInside: 'avoid' })
print(`${text} table`, { display: 'table', inlineSize: '100%' })
// Where a link leads cannot be pressed on paper.
print(`${text} a[href^="http"]::after`, {
  content: '" (" attr(href) ")"',
  overflowWrap: 'anywhere',
  fontSize: vars.text.small,
})
print(`${text} a > *`, { display: 'none' })
print(`${text} a`, { textDecoration: 'underline', textDecorationColor: vars.colour.hairline })
