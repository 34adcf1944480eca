import { style } from '@vanilla-extract/css'
import { group, groupButton, groupInput } from '../../styles/field.css.ts'
import { vars } from '../../themes/contract.css.ts'

export const search = style([group, { borderRadius: vars.brand.radius.pill, paddingInlineStart: vars.space.small }])

export const mark = style({ display: 'grid', flexShrink: 0, color: vars.colour.textMuted, pointerEvents: 'none' })

export const searchInput = style([
  groupInput,
  {
    appearance: 'none',
    paddingInline: vars.space.xxsmall,
    textOverflow: 'ellipsis',
    selectors: {
      // Ours has a name and can be reached by every browser.
      '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    },
  },
])

export const clear = style([
  groupButton,
  {
    borderRadius: vars.brand.radius.pill,
    // Keeps its room, so that nothing moves when the first letter is typed.
    selectors: { '[data-empty] &': { visibility: 'hidden' } },
  },
])
