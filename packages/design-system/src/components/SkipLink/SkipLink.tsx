import { skipLink } from './SkipLink.css.ts'

export type SkipLinkProps = {
  /** Id of the place to go to, on this page. */
  href: `#${string}`
  /** The words, such as `Skip to main content`. */
  children: string
}

/** First focusable element of a page; shows itself when it has focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={skipLink} href={href}>
      {children}
    </a>
  )
}
