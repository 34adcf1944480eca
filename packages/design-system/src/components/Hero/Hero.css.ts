import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { backgroundVariants } from '../../styles/background.ts';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/contract.css.ts';

export const hero = recipe({
  base: { overflow: 'clip' },
  variants: { background: backgroundVariants },
});

export const inner = style({
  display: 'grid',
  '@media': {
    [media.from(768)]: { selectors: { '&[data-with-picture]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)', alignItems: 'stretch' } } },
    // From here on the picture keeps to its largest width and the copy takes what is left.
    [media.from(1440)]: { selectors: { '&[data-with-picture]': { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.heroPictureNarrow}` } } },
  },
});

export const copy = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: vars.space.large,
  maxInlineSize: vars.size.copy,
  paddingInline: vars.pageMargin.mobile,
  paddingBlock: vars.space.xxlarge,
  '@media': {
    [media.from(768)]: { paddingInline: vars.pageMargin.tablet, paddingBlock: vars.space.xxxlarge },
    [media.from(1024)]: { paddingInline: vars.pageMargin.desktop, paddingBlock: vars.space.huge },
  },
});

export const frame = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
});

export const picture = style({
  position: 'relative',
  aspectRatio: '872 / 500',
  overflow: 'clip',
  // A wing: the picture sweeps in from the side in one curve.
  borderEndStartRadius: '50% 22%',
  '@media': {
    [media.from(768)]: {
      aspectRatio: 'auto',
      minBlockSize: vars.size.heroPictureHeight,
      borderEndStartRadius: '38% 100%',
    },
  },
});

export const fill = style({ position: 'absolute', inset: 0 });

export const body = style({ maxInlineSize: vars.size.copyNarrow, fontSize: vars.text.large, textWrap: 'pretty' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
