import { assignVars, globalStyle } from '@vanilla-extract/css'
import { baseTokens } from './base-tokens.ts'
import { media } from './breakpoints.ts'
import { vars } from './contract.css.ts'
import { forcedColours } from './forced-colours.ts'
import { themes } from './themes.ts'
import { contrastTokens } from './theme-tokens.ts'

const { brand: _brand, colour: _colour, ...baseVars } = vars

globalStyle(':root', { vars: assignVars(baseVars, baseTokens) })

const contrastVars = {
  ...pick(vars.colour),
  background: { brandBackground: vars.colour.background.brandBackground },
}

themes.forEach(({ name, brand, light, dark, moreContrast }, index) => {
  const named = `[data-theme="${name}"]`
  const isDefault = index === 0

  globalStyle(isDefault ? `:root, ${named}` : named, {
    colorScheme: 'light',
    vars: { ...assignVars(vars.brand, brand), ...assignVars(vars.colour, light) },
    '@media': { [media.moreContrast]: { vars: assignVars(contrastVars, moreContrast.light) } },
  })
  globalStyle(within(':root[data-contrast="more"]'), { vars: assignVars(contrastVars, moreContrast.light) })

  // Follows the device unless the page says otherwise on its root.
  globalStyle(within(':root:not([data-color-scheme="light"])'), {
    '@media': {
      [media.dark]: { colorScheme: 'dark', vars: assignVars(vars.colour, dark) },
      [media.moreContrastDark]: { vars: assignVars(contrastVars, moreContrast.dark) },
    },
  })
  globalStyle(within(':root[data-contrast="more"]:not([data-color-scheme="light"])'), {
    '@media': { [media.dark]: { vars: assignVars(contrastVars, moreContrast.dark) } },
  })

  globalStyle(within(':root[data-color-scheme="dark"]'), {
    colorScheme: 'dark',
    vars: assignVars(vars.colour, dark),
    '@media': { [media.moreContrast]: { vars: assignVars(contrastVars, moreContrast.dark) } },
  })
  globalStyle(within(':root[data-color-scheme="dark"][data-contrast="more"]'), {
    vars: assignVars(contrastVars, moreContrast.dark),
  })

  // Last and strongest: a palette that the person has forced goes before any other preference. Said thrice for weight.
  globalStyle(within(':root:root:root'), {
    '@media': { [media.forcedColours]: { vars: assignVars(vars.colour, forcedColours) } },
  })

  function within(root: string): string {
    return [...(isDefault ? [root] : []), `${root}${named}`, `${root} ${named}`].join(', ')
  }
})

type ContrastToken = (typeof contrastTokens)[number]

function pick<Value>(colours: Readonly<Record<ContrastToken, Value>>): Record<ContrastToken, Value> {
  return Object.fromEntries(contrastTokens.map((token) => [token, colours[token]])) as Record<ContrastToken, Value>
}
