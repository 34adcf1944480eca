import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const prose = style({ maxInlineSize: vars.size.prose, lineHeight: vars.lineHeight.text })

const rule = (selector: string, style_: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${prose} ${selector}`, style_)

// The words come from editors: their elements carry no classes, so this is the one place that styles by element.
globalStyle(`${prose} > * + *`, { marginBlockStart: vars.space.medium })
rule(':is(h1, h2, h3, h4)', {
  lineHeight: vars.lineHeight.heading,
  letterSpacing: vars.tracking.heading,
  fontWeight: vars.weight.heavy,
})
globalStyle(`${prose} > * + :is(h1, h2, h3, h4)`, { marginBlockStart: vars.space.xlarge })
rule(':is(h1, h2)', { fontSize: vars.heading.medium })
rule(':is(h3, h4)', { fontSize: vars.heading.small })
rule('ul', { listStyle: 'disc', paddingInlineStart: vars.space.large })
rule('ol', { listStyle: 'decimal', paddingInlineStart: vars.space.large })
rule('li + li', { marginBlockStart: vars.space.xsmall })
rule('li::marker', { color: vars.colour.brandText, fontWeight: vars.weight.strong })
// A link with a class is a component that an entry has brought, and knows its own looks.
rule('a:not([class])', { color: vars.colour.brandText, fontWeight: vars.weight.medium, textUnderlineOffset: '0.2em' })
rule(':is(strong, b)', { fontWeight: vars.weight.strong })
rule('blockquote', {
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `${vars.space.xxsmall} solid ${vars.colour.brand}`,
})
rule('hr', { inlineSize: '100%', border: 0, borderBlockStart: `${vars.size.hairline} solid ${vars.colour.hairline}` })
rule(':is(img, video)', { blockSize: 'auto', borderRadius: vars.brand.radius.large })
// A wide table scrolls in its own box instead of widening the page.
rule('table', { display: 'block', maxInlineSize: '100%', overflowX: 'auto', borderCollapse: 'collapse' })
rule(':is(th, td)', {
  padding: vars.space.small,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
rule('a:not([class]):hover', {
  textDecorationThickness: '0.14em',
  '@media': { [media.forcedColours]: { color: 'LinkText' } },
})
