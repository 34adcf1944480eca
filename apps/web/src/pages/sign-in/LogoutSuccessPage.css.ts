import { style } from '@vanilla-extract/css'

/** The page stands outside the shell, alone in the middle of the window. */
export const page = style({ display: 'grid', alignContent: 'center', minBlockSize: '100dvh' })
