import { createElement, useEffect } from 'react'
import type { ReactNode } from 'react'
import { readLinkAddress, warnOfRefusedAddress } from '../../support/address.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useLinkComponent } from './LinkComponentProvider.tsx'
import type { LinkComponentProps } from './LinkComponentProvider.tsx'

/** What every component that is a link shares. */
export type BaseLinkProps = Omit<LinkComponentProps, 'className' | 'target' | 'rel' | 'aria-current' | 'children'> & {
  /** The words, which are its name; all that is left where no link may have its address. */
  children: ReactNode
  /** It leads to the page that is open. @selector [aria-current="page"] */
  isCurrent?: boolean | undefined
  /** Opens a new tab. Say so in `externalLabel`, which only assistive technology reads. */
  isExternal?: boolean | undefined
  /** Said after the words of an external link, such as `opens in a new tab`. */
  externalLabel?: string | undefined
}

/**
 * Routed or external anchor without looks. External links never pass through the router. An address that no link may have
 * leaves the words alone, without the looks of a link, and is logged.
 */
export function BaseLink({
  children,
  isCurrent,
  isExternal,
  externalLabel,
  ...props
}: BaseLinkProps & { className: string }) {
  const routerLink = useLinkComponent()
  const address = readLinkAddress(props.href)
  if (address === undefined) return <RefusedLink {...props}>{children}</RefusedLink>
  const current = isCurrent === true ? { 'aria-current': 'page' as const } : {}
  if (isExternal !== true) {
    return createElement(routerLink, { ...props, ...current }, children)
  }
  return (
    <a {...props} {...current} href={address.href} target="_blank" rel="noopener noreferrer">
      {children}
      {/* The space stands inside: outside, it would be seen before the comma or full stop that follows the link. */}
      {externalLabel === undefined ? null : <VisuallyHidden>{` ${externalLabel}`}</VisuallyHidden>}
    </a>
  )
}

/** Keeps the id, by which something else may be named. */
function RefusedLink({ href, id, children }: Pick<BaseLinkProps, 'href' | 'id' | 'children'>) {
  useEffect(() => warnOfRefusedAddress('link', href), [href])
  return <span id={id}>{children}</span>
}
