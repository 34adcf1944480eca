import type { ReactNode } from 'react'
import { prose } from './Prose.css.ts'

export type ProseProps = {
  /** Headings, paragraphs, lists, links, quotes, tables and pictures. */
  children: ReactNode
}

/** Running text from the content service: headings, lists, links, quotes, tables. */
export function Prose({ children }: ProseProps) {
  return <div className={prose}>{children}</div>
}
