import { categoryColours, contentBackgrounds } from './theme-tokens.ts'
import type { ColourTokens } from './theme-tokens.ts'

const category = Object.fromEntries(categoryColours.map((name) => [name, 'Canvas'])) as ColourTokens['category']
const background = Object.fromEntries(contentBackgrounds.map((name) => [name, 'Canvas'])) as ColourTokens['background']

/**
 * The theme of forced colours, the same for every brand: each token is a system colour, so that what the browser does
 * not force by itself (shadows, drawings, gradients) follows the person's palette as well.
 */
export const forcedColours: ColourTokens = {
  brand: 'ButtonFace',
  brandHover: 'ButtonFace',
  brandPressed: 'ButtonFace',
  brandText: 'LinkText',
  textOnBrand: 'ButtonText',
  text: 'CanvasText',
  textMuted: 'CanvasText',
  textDisabled: 'GrayText',
  textOnCategory: 'CanvasText',
  textInverse: 'CanvasText',
  canvas: 'Canvas',
  surface: 'Canvas',
  surfaceRaised: 'Canvas',
  surfaceSunken: 'Canvas',
  surfaceInverse: 'Canvas',
  hairline: 'CanvasText',
  outline: 'CanvasText',
  focus: 'Highlight',
  focusHalo: 'Canvas',
  scrim: 'rgb(0 0 0 / 0.56)',
  skeleton: 'GrayText',
  skeletonSheen: 'Canvas',
  shadowRaised: 'none',
  shadowOverlay: 'none',
  error: 'CanvasText',
  errorSurface: 'Canvas',
  warning: 'CanvasText',
  warningSurface: 'Canvas',
  info: 'CanvasText',
  infoSurface: 'Canvas',
  success: 'CanvasText',
  successSurface: 'Canvas',
  background,
  category,
}
