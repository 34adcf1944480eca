export { PictureQualityProvider } from '../src/components/Picture/PictureQualityProvider.tsx'
export type { PictureQualityProviderProps } from '../src/components/Picture/PictureQualityProvider.tsx'
