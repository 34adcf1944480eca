import { createElement } from 'react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useLinkComponent } from './LinkComponentProvider.tsx'
import type { LinkComponentProps } from './LinkComponentProvider.tsx'

/** What every component that is a link shares. */
export type BaseLinkProps = Omit<LinkComponentProps, 'className' | 'target' | 'rel' | 'aria-current' | 'children'> & {
  /** The words, which are its name. */
  children: ReactNode
  /** It leads to the page that is open. @selector [aria-current="page"] */
  isCurrent?: boolean | undefined
  /** Opens a new tab. Say so in `externalLabel`, which only assistive technology reads. */
  isExternal?: boolean | undefined
  /** Said after the words of an external link, such as `opens in a new tab`. */
  externalLabel?: string | undefined
}

/** Routed or external anchor without looks. External links never pass through the router. */
export function BaseLink({
  children,
  isCurrent,
  isExternal,
  externalLabel,
  ...props
}: BaseLinkProps & { className: string }) {
  const routerLink = useLinkComponent()
  const current = isCurrent === true ? { 'aria-current': 'page' as const } : {}
  if (isExternal !== true) {
    return createElement(routerLink, { ...props, ...current }, children)
  }
  return (
    <a {...props} {...current} target="_blank" rel="noopener noreferrer">
      {children}
      {externalLabel === undefined ? null : (
        <>
          {' '}
          <VisuallyHidden>{externalLabel}</VisuallyHidden>
        </>
      )}
    </a>
  )
}
