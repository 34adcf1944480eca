export { Heading, headingLevels, headingSizes } from '../src/components/Heading/Heading.tsx'
export type { HeadingLevel, HeadingProps, HeadingSize } from '../src/components/Heading/Heading.tsx'
