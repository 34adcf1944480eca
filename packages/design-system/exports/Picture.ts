export { Picture, pictureShapes } from '../src/components/Picture/Picture.tsx'
export type { PictureProps } from '../src/components/Picture/Picture.tsx'
