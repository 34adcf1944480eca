import type { ReactNode } from 'react'
import type { ContentBackground } from '../../themes/theme-tokens.ts'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Heading } from '../Heading/Heading.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'
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

/** Ground, picture, words and a row of actions. */
export function CtaTileFrame({
  title,
  body,
  imageUrl,
  background = 'brandBackground',
  headingLevel = 3,
  children,
}: CtaTileFrameProps & { children: ReactNode }) {
  return (
    <div className={frame({ background, isPlain: imageUrl === undefined })}>
      {imageUrl === undefined ? null : (
        <div className={picture}>
          <Picture
            src={imageUrl}
            alt=""
            width={422}
            height={237}
            widths={[350, 422, 700, 844]}
            sizes="(min-width: 1255px) 310px, (min-width: 890px) 33vw, (min-width: 580px) 50vw, 100vw"
            cover
          />
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

/** Its name goes on with the title, so that it is clear in a list of links too; the seen words come first. */
export function CtaLink({ target, title, background, isSecond = false }: CtaLinkProps) {
  const { label, href, isExternal, externalLabel } = target
  const first = background === 'brandBackground' ? 'onBrand' : 'primary'
  return (
    <ButtonLink
      href={href}
      isExternal={isExternal}
      externalLabel={externalLabel}
      variant={isSecond ? 'secondary' : first}
    >
      <span>
        {label} <VisuallyHidden>{title}</VisuallyHidden>
      </span>
    </ButtonLink>
  )
}
