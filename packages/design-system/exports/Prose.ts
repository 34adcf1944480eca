export { Prose } from '../src/components/Prose/Prose.tsx'
export type { ProseProps } from '../src/components/Prose/Prose.tsx'
