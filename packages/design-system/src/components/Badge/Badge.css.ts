import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

const tone = (color: string, background: string) => ({ color, background })

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    paddingBlock: vars.space.xxsmall,
    paddingInline: vars.space.small,
    borderRadius: vars.brand.radius.pill,
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
    lineHeight: vars.lineHeight.snug,
    '@media': { [media.forcedColours]: { border: `${vars.size.hairline} solid CanvasText` } },
  },
  variants: {
    tone: {
      brand: tone(vars.colour.textOnBrand, vars.colour.brand),
      neutral: tone(vars.colour.text, vars.colour.surfaceSunken),
      inverse: tone(vars.colour.textInverse, vars.colour.surfaceInverse),
      info: tone(vars.colour.info, vars.colour.infoSurface),
      success: tone(vars.colour.success, vars.colour.successSurface),
      warning: tone(vars.colour.warning, vars.colour.warningSurface),
      error: tone(vars.colour.error, vars.colour.errorSurface),
    },
  },
})
