/**
 * Holds the whole contract to its own rules, prints a table, and fails when there is a finding.
 *
 *   npm run schemas:check
 */
import { SchemaError } from '@clubhouse/schemas/load-document'
import { checkContractTests } from './check-contract-tests.ts'
import { checkExamples } from './check-examples.ts'
import { checkNames } from './check-names.ts'
import { checkOutput } from './check-output.ts'
import { checkRequirements } from './check-requirements.ts'
import { checkTrackingPlan } from './check-tracking-plan.ts'
import { checkHandlers, checkUsage } from './check-usage.ts'
import type { Check, CheckResult } from './finding.ts'
import { lintOwnRules } from './lint-own-rules.ts'
import { lintRedocly } from './lint-redocly.ts'
import { renderReport } from './report.ts'

const checks: readonly Check[] = [
  checkOutput(),
  lintRedocly(),
  lintOwnRules(),
  checkTrackingPlan(),
  checkExamples(),
  checkNames(),
  checkRequirements(),
  checkHandlers(),
  checkContractTests(),
  checkUsage(),
]

const results = await Promise.all(checks.map(answer))
const findings = results.reduce((sum, result) => sum + result.findings.length, 0)
console.log(renderReport(results))
console.log(findings === 0 ? '\nThe contract holds.' : `\n${findings} findings.`)
process.exitCode = findings === 0 ? 0 : 1

/** A schema that cannot be read, or a check that cannot be made, is a finding too: the table is always whole. */
async function answer(check: Check): Promise<CheckResult> {
  try {
    return { name: check.name, ...(await check.run()) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const place = error instanceof SchemaError ? `${error.place.file}:${error.place.line}` : undefined
    const finding = { subject: 'cannot be checked', message, ...(place !== undefined && { place }) }
    return { name: check.name, looked: 0, findings: [finding] }
  }
}
