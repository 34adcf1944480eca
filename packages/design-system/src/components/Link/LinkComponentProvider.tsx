import { createContext, use } from 'react'
import type { ComponentType, FocusEventHandler, MouseEventHandler, ReactNode } from 'react'

/** What a router's link must accept to stand in for `<a>`. */
export type LinkComponentProps = {
  href: string
  className?: string | undefined
  children?: ReactNode
  id?: string | undefined
  target?: string | undefined
  rel?: string | undefined
  'aria-current'?: 'page' | undefined
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
  'aria-describedby'?: string | undefined
  onMouseEnter?: MouseEventHandler<HTMLAnchorElement> | undefined
  onFocus?: FocusEventHandler<HTMLAnchorElement> | undefined
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
}

export type LinkComponentProviderProps = { component: ComponentType<LinkComponentProps>; children: ReactNode }

const LinkComponentContext = createContext<ComponentType<LinkComponentProps>>(PlainLink)

/** Hands the app's router link to every component that renders one; without it, links are plain anchors. */
export function LinkComponentProvider({ component, children }: LinkComponentProviderProps) {
  return <LinkComponentContext value={component}>{children}</LinkComponentContext>
}

export function useLinkComponent(): ComponentType<LinkComponentProps> {
  return use(LinkComponentContext)
}

function PlainLink({ children, ...props }: LinkComponentProps) {
  return <a {...props}>{children}</a>
}
