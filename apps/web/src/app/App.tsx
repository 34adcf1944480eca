import '@clubhouse/design-system/global'
import { LinkComponentProvider } from '@clubhouse/design-system/LinkComponentProvider'
import { PictureQualityProvider } from '@clubhouse/design-system/PictureQualityProvider'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pictureQuality } from '#platform/native/native-rules.ts'
import { AppLink } from '#app/AppLink.tsx'

export interface AppProps {
  queryClient: QueryClient
  /** The router: a browser's, or a static one when prerendering. */
  children: ReactNode
}

/** What every page needs around it. */
export function App({ queryClient, children }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <PictureQualityProvider quality={pictureQuality()}>
        <LinkComponentProvider component={AppLink}>{children}</LinkComponentProvider>
      </PictureQualityProvider>
    </QueryClientProvider>
  )
}
