import { globalStyle } from '@vanilla-extract/css'

// WCAG 1.4.4: all text twice as large, as a person sets it in the browser.
globalStyle('html[data-text-size="200"], html[data-large-text]', { fontSize: '200%' })
