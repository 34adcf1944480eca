export { Inline, inlineAligns, inlineJustifies } from '../src/components/Inline/Inline.tsx'
export type { InlineProps } from '../src/components/Inline/Inline.tsx'
