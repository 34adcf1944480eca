import { Container } from '@clubhouse/design-system/Container'
import { Section } from '@clubhouse/design-system/Section'
import type { ReactNode } from 'react'
import type { ContentGround } from '../model/blocks.ts'
import { grounds } from './grounds.ts'

export interface BandProps {
  children: ReactNode
  ground?: ContentGround | undefined
  /** Id of its heading; a band without one is no region of its own. */
  labelledBy?: string | undefined
}

/** The ground of a block across the page, with the page's margins. */
export function Band({ children, ground, labelledBy }: BandProps) {
  return (
    <Section
      as={labelledBy === undefined ? 'div' : 'section'}
      background={ground === undefined ? undefined : grounds[ground]}
      labelledBy={labelledBy}
    >
      <Container>{children}</Container>
    </Section>
  )
}
