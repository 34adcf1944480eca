import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

/** Stays at the field on small screens too: a sheet on the lower edge would lie under the touch keyboard. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'var(--trigger-width)',
  maxInlineSize: '100vw',
  overflow: 'hidden',
  background: vars.colour.surfaceRaised,
  color: vars.colour.text,
  border: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  borderRadius: vars.brand.radius.large,
  boxShadow: vars.colour.shadowOverlay,
  outline: 'none',
  '@media': {
    [media.motion]: { transition: `opacity ${vars.motion.quick}`, selectors: { '&[data-entering]': { opacity: 0 } } },
  },
})

export const hiddenList = style({ display: 'none' })

export const landmark = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minBlockSize: 0 })
