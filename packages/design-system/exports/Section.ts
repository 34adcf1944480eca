export { Section, contentBackgrounds } from '../src/components/Section/Section.tsx'
export type { ContentBackground, SectionProps } from '../src/components/Section/Section.tsx'
