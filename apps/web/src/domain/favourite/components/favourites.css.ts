import { media, vars } from '@clubhouse/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { pictureWidths } from '../model/picture-widths.ts'

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

/** Nine fill it on wide desktops; below, a title keeps room for its words. */
export const list = style({
  display: 'grid',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.from(580)]: columns(2), [media.from(1240)]: columns(3) },
})

export const tile = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.medium,
  blockSize: '100%',
  minBlockSize: `calc(${vars.size.button} + 2 * ${vars.space.medium})`,
  padding: vars.space.medium,
  backgroundColor: vars.colour.surface,
  border: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  borderRadius: vars.brand.radius.large,
  selectors: { '&:has(a:hover)': { borderColor: vars.colour.outline } },
})

// The link's own box grows over the whole tile: one target, one name. The heart stands above it.
globalStyle(`${tile} a::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  zIndex: vars.layer.raised,
  borderRadius: vars.brand.radius.large,
})

const square = (width: number) => ({ inlineSize: `${width}px`, blockSize: `${width}px` })

/** As large as its picture is at each width (WSH-12). */
export const logo = style({
  ...square(pictureWidths.phone),
  overflow: 'clip',
  borderRadius: vars.brand.radius.medium,
  backgroundColor: vars.colour.skeleton,
  '@media': {
    [media.from(768)]: square(pictureWidths.tablet),
    [media.from(1024)]: square(pictureWidths.desktop),
  },
})
export const heart = style({ position: 'relative', zIndex: vars.layer.raised })
