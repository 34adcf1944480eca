export { Hero, heroNarrowTextPositions, heroTextColours, heroTextPositions } from '../src/components/Hero/Hero.tsx'
export type { HeroProps } from '../src/components/Hero/Hero.tsx'
