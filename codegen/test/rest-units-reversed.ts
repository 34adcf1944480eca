import { units as all } from './rest-units.ts'

export const units = all.toReversed()
