import { expect, test } from 'vitest'
import { type Report, reportOutcome } from '../src/engine/report.ts'
import type { CodegenOutcome } from '../src/engine/run-codegen.ts'

const drifted: CodegenOutcome = { kind: 'drifted', drift: ['a.ts', 'b.ts'], made: ['rest club types'] }
const refused: CodegenOutcome = { kind: 'refused', messages: ['a.yaml:1:2 no'], stacks: ['Error: no\n    at x'] }

test.each<[what: string, outcome: CodegenOutcome, options: { check: boolean; verbose: boolean }, want: Report]>([
  [
    'what was written',
    drifted,
    { check: false, verbose: false },
    { out: ['codegen: wrote', '  a.ts', '  b.ts'], errors: [], exitCode: 0 },
  ],
  [
    'what was made as well',
    drifted,
    { check: false, verbose: true },
    { out: ['codegen: made rest club types', 'codegen: wrote', '  a.ts', '  b.ts'], errors: [], exitCode: 0 },
  ],
  [
    'a mistake without its stack',
    refused,
    { check: false, verbose: false },
    { out: [], errors: ['a.yaml:1:2 no'], exitCode: 1 },
  ],
  [
    'a fault with its stack for whoever mends codegen',
    refused,
    { check: false, verbose: true },
    { out: [], errors: ['a.yaml:1:2 no', 'Error: no\n    at x'], exitCode: 1 },
  ],
])('%s', (_what, outcome, options, want) => {
  expect(reportOutcome(outcome, options)).toEqual(want)
})
