// Only the package's root exports the provider; the rest of it is shaken off in a build.
import { RouterProvider } from 'react-aria-components'
import type { ReactNode } from 'react'

export type RoutingProviderProps = {
  navigate: (path: string) => void
  useHref?: ((href: string) => string) | undefined
  children: ReactNode
}

/** Sends the links of menus through the app's router. */
export function RoutingProvider({ navigate, useHref, children }: RoutingProviderProps) {
  return (
    <RouterProvider navigate={(path) => navigate(path)} {...(useHref === undefined ? {} : { useHref })}>
      {children}
    </RouterProvider>
  )
}
