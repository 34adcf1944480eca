export { RadioGroup, radioGroupOrientations } from '../src/components/RadioGroup/RadioGroup.tsx'
export type { RadioGroupOption, RadioGroupProps } from '../src/components/RadioGroup/RadioGroup.tsx'
