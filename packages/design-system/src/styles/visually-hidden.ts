import { vars } from '../themes/contract.css.ts'

/** Properties of what is heard and not seen; in a file of its own, so that a component can hide its words on some screens only. */
export const visuallyHiddenStyle = {
  position: 'absolute',
  inlineSize: vars.size.hairline,
  blockSize: vars.size.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
