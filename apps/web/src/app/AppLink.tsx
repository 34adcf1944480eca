import type { LinkComponentProps } from '@clubhouse/design-system/LinkComponentProvider'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import { appConfig } from '#platform/config/app-config.ts'
import { linkTarget } from '#platform/links/link-target.ts'
import type { LinkState } from '#platform/links/linked-from.ts'
import { useRegionPath } from '#platform/region/use-region.ts'
import { usePrefetch } from '#app/navigation/AppRouter.tsx'
import { useReach } from '#app/navigation/use-reach.ts'

/** The design system's links, through the router: a path of ours stays in the current region, all else is external (RTE-43). */
export function AppLink({ href, children, ...props }: LinkComponentProps) {
  const target = linkTarget(href, appConfig().origin)
  switch (target.kind) {
    case 'internal':
      return (
        <PageLink {...props} href={target.path}>
          {children}
        </PageLink>
      )
    case 'place':
      return (
        <a {...props} href={target.href}>
          {children}
        </a>
      )
    case 'external':
      return (
        <a rel="noopener noreferrer" {...props} href={target.href}>
          {children}
        </a>
      )
    case 'none':
      return children
  }
}

/** Pressing it changes the page in place; coming near it fetches the page. */
function PageLink({ href, onClick, children, ...props }: LinkComponentProps) {
  const path = useRegionPath()(href)
  const state: LinkState = { linkedFrom: useLocation().pathname }
  const go = useLinkClickHandler(path, props.target === undefined ? { state } : { state, target: props.target })
  const prefetch = usePrefetch()
  return (
    <a
      {...props}
      {...useReach(() => void prefetch(path))}
      href={useHref(path)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) go(event)
      }}
    >
      {children}
    </a>
  )
}
