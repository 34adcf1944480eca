export { imageFits, imageUrl } from '../src/components/Picture/image-url.ts'
export type { ImageFit, ImageOptions } from '../src/components/Picture/image-url.ts'
