import { vars } from '../themes/contract.css.ts'
import { contentBackgrounds } from '../themes/theme-tokens.ts'
import type { ContentBackground } from '../themes/theme-tokens.ts'

type BackgroundStyle = { readonly background: string; readonly color: string }

/** Ground and text colour of each content background, for a recipe's variants. */
export const backgroundVariants = Object.fromEntries(
  contentBackgrounds.map((name): [ContentBackground, BackgroundStyle] => [
    name,
    {
      background: vars.colour.background[name],
      color: name === 'brandBackground' ? vars.colour.textOnBrand : vars.colour.text,
    },
  ]),
) as Record<ContentBackground, BackgroundStyle>
