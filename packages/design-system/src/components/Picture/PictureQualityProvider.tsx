import { createContext, use } from 'react'
import type { ReactNode } from 'react'

export type PictureQualityProviderProps = { quality: number; children: ReactNode }

const PictureQualityContext = createContext(90)

/** Quality of all pictures below: 90, unless the app says otherwise [IMG-01]. */
export function PictureQualityProvider({ quality, children }: PictureQualityProviderProps) {
  return <PictureQualityContext value={quality}>{children}</PictureQualityContext>
}

export function usePictureQuality(): number {
  return use(PictureQualityContext)
}
