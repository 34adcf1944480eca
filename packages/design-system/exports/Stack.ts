export { Stack, stackAligns } from '../src/components/Stack/Stack.tsx'
export type { StackProps } from '../src/components/Stack/Stack.tsx'
