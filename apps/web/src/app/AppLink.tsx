import type { LinkComponentProps } from '@clubhouse/design-system/LinkComponentProvider'
import { Link } from 'react-router-dom'
import { useRegionPath } from '../platform/region/use-region.ts'

/** The design system's links, through the router: a path of ours stays in the current region, anything else is external (RTE-43). */
export function AppLink({ href, children, ...props }: LinkComponentProps) {
  const regionPath = useRegionPath()
  const isInternal = /^\/(?!\/)/.test(href)
  if (!isInternal) {
    return (
      <a {...props} href={href}>
        {children}
      </a>
    )
  }
  return (
    <Link {...props} to={regionPath(href)}>
      {children}
    </Link>
  )
}
