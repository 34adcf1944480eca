export { Card, cardPaddings, cardTones } from '../src/components/Card/Card.tsx'
export type { CardProps } from '../src/components/Card/Card.tsx'
