import { createContext, use } from 'react'
import type { ComponentType, MouseEventHandler, ReactNode } from 'react'

/** What a router's link must accept to stand in for `<a>`. */
export type LinkComponentProps = {
  /** Where it leads. */
  href: string
  /** Of the component that renders it. */
  className?: string | undefined
  /** The words. */
  children?: ReactNode
  /** So that something can point at it. */
  id?: string | undefined
  /** `_blank` for a new tab. */
  target?: string | undefined
  /** `noopener noreferrer` with a new tab. */
  rel?: string | undefined
  /** It leads to the page that is open. */
  'aria-current'?: 'page' | undefined
  /** Names it; begins with the words that are seen (WCAG 2.5.3). */
  'aria-label'?: string | undefined
  /** Id of what names it. */
  'aria-labelledby'?: string | undefined
  /** Id of what says more about it. */
  'aria-describedby'?: string | undefined
  /** Told when it is followed. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
}

export type LinkComponentProviderProps = {
  /** The router's link. */
  component: ComponentType<LinkComponentProps>
  /** What may hold links. */
  children: ReactNode
}

const LinkComponentContext = createContext<ComponentType<LinkComponentProps>>(PlainLink)

/** Hands the app's router link to every component that renders one; without it, links are plain anchors. */
export function LinkComponentProvider({ component, children }: LinkComponentProviderProps) {
  return <LinkComponentContext value={component}>{children}</LinkComponentContext>
}

/** Returns what links are rendered by, for a part of a page that wraps it. */
export function useLinkComponent(): ComponentType<LinkComponentProps> {
  return use(LinkComponentContext)
}

function PlainLink({ children, ...props }: LinkComponentProps) {
  return <a {...props}>{children}</a>
}
