import { skipLink } from './SkipLink.css.ts'

export type SkipLinkProps = { href: `#${string}`; children: string }

/** First focusable element of a page; shows itself when it has focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={skipLink} href={href}>
      {children}
    </a>
  )
}
