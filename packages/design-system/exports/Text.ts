export { Text, textSizes, textTones, textWeights } from '../src/components/Text/Text.tsx'
export type { TextProps } from '../src/components/Text/Text.tsx'
