import { callsCases } from './calls.ts'
import { fieldsCases } from './fields.ts'
import { operationsCases } from './operations.ts'
import { textsCases } from './texts.ts'
import { valuesCases } from './values.ts'
import type { RestCase } from './rest-case.ts'

export const restCases: readonly RestCase[] = [
  ...fieldsCases,
  ...valuesCases,
  ...textsCases,
  ...callsCases,
  ...operationsCases,
]
