import { style } from '@vanilla-extract/css'
import { visuallyHiddenStyle } from '../../styles/visually-hidden.ts'

export const visuallyHidden = style(visuallyHiddenStyle)
