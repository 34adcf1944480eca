import { vars } from '@clubhouse/design-system/theme'
import { keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

/** What is saved within a moment never says that it is being saved. */
export const saving = style({ animation: `${appear} ${vars.motion.quick} ${vars.motion.delay} step-end both` })

/** A switch stands near its words, also on wide windows. */
export const section = style({ maxInlineSize: vars.size.prose })
