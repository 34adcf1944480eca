import type { ReactNode } from 'react'
import type { ContentBackground } from '../../themes/theme-tokens.ts'
import { linkCard, tileLink } from '../../styles/tile.css.ts'
import { tileImage } from '../../support/tile-image.ts'
import { button } from '../Button/Button.css.ts'
import type { ButtonVariant } from '../Button/button-variants.ts'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Heading } from '../Heading/Heading.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { BaseLink } from '../Link/BaseLink.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { actions, body as bodyStyle, frame, picture, words } from './cta-tile.css.ts'

/** What every tile that invites has in common. */
export type CtaTileFrameProps = {
  /** What it invites to; a heading. */
  title: string
  /** A sentence or two below the title. */
  body?: ReactNode
  /** Picture along the upper edge; it decorates, so it is silent. */
  imageUrl?: string | undefined
  /** The tile's ground. @default 'brandBackground' */
  background?: ContentBackground | undefined
  /** Place in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined
}

/** Where a tile leads. */
export type CtaTarget = {
  /** Face of the link, such as `See flights`. */
  readonly label: string
  readonly href: string
  /** Opens a new tab. */
  readonly isExternal?: boolean | undefined
  /** Says so to assistive technology. */
  readonly externalLabel?: string | undefined
}

/** Ground, picture, words and a row of actions; with `isLink` its one action is the whole tile. */
export function CtaTileFrame({
  title,
  body,
  imageUrl,
  background = 'brandBackground',
  headingLevel = 3,
  isLink = false,
  children,
}: CtaTileFrameProps & { children: ReactNode; isLink?: boolean }) {
  const looks = frame({ background, isPlain: imageUrl === undefined })
  return (
    <div className={isLink ? `${linkCard} ${looks}` : looks} data-tile={isLink || undefined}>
      {imageUrl === undefined ? null : (
        <div className={picture}>
          <Picture src={imageUrl} alt="" {...tileImage} cover />
        </div>
      )}
      <div className={words}>
        <Heading level={headingLevel} size="medium">
          {title}
        </Heading>
        {body === undefined ? null : <div className={bodyStyle}>{body}</div>}
        <div className={actions}>{children}</div>
      </div>
    </div>
  )
}

export type CtaLinkProps = { target: CtaTarget; title: string; background: ContentBackground; isSecond?: boolean }

/** One of several links of a tile. */
export function CtaLink({ target, title, background, isSecond = false }: CtaLinkProps) {
  const { label, ...link } = target
  return (
    <ButtonLink {...link} variant={isSecond ? 'secondary' : firstVariant(background)}>
      <CtaWords label={label} title={title} />
    </ButtonLink>
  )
}

/** The one link of a tile. It grows over the tile, which a button could not: that is a box of its own. */
export function CtaTileLink({ target, title, background }: Omit<CtaLinkProps, 'isSecond'>) {
  const { label, ...link } = target
  return (
    <BaseLink {...link} className={tileLink}>
      <span className={button({ variant: firstVariant(background), size: 'medium', fullWidth: false })}>
        <CtaWords label={label} title={title} />
      </span>
    </BaseLink>
  )
}

/** The name goes on with the title, so that it is clear in a list of links too; the seen words come first. */
function CtaWords({ label, title }: { label: string; title: string }) {
  return (
    <span>
      {label} <VisuallyHidden>{title}</VisuallyHidden>
    </span>
  )
}

function firstVariant(background: ContentBackground): ButtonVariant {
  return background === 'brandBackground' ? 'onBrand' : 'primary'
}
