// @vitest-environment node
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { openAcr, readableReport } from '../conformance/conformance-report.ts'
import type { AuditResults, Promises } from '../conformance/conformance-report.ts'
import { statements } from '../conformance/statements.ts'
import wcag from '../src/examples/wcag22.json' with { type: 'json' }
import { allComponentExamples } from './all-examples.ts'

const folder = join(import.meta.dirname, '../conformance/generated')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const results = JSON.parse(read('results.json')) as AuditResults
const promises = promisesOf()
const isUpdate = process.env['UPDATE_CONFORMANCE'] === '1'

describe('the conformance report', () => {
  it.each([
    { file: 'conformance.openacr.yaml', text: openAcr(results, promises) },
    { file: 'README.md', text: readableReport(results, promises) },
  ])('$file is what the last audit found', ({ file, text }) => {
    if (isUpdate) writeFileSync(join(folder, file), text)
    expect(read(file)).toBe(text)
  })

  it('has the form that OpenACR asks for', () => {
    const schemaFile = createRequire(import.meta.url).resolve('@openacr/openacr/schema/openacr-0.1.0.json')
    const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as Record<string, unknown>
    const validate = new Ajv({ strict: false, allErrors: true }).compile(schema)
    validate(parse(openAcr(results, promises)))
    expect(validate.errors).toBeNull()
    validate({ ...(parse(openAcr(results, promises)) as object), title: 7 })
    expect(validate.errors).not.toBeNull()
  })

  it('has a row for each criterion of WCAG 2.2, levels A and AA', () => {
    const wanted = wcag.filter(({ level }) => level !== 'AAA').map(({ id }) => id)
    expect(wanted).toHaveLength(55)
    expect(statements.map(({ criterion }) => criterion)).toEqual(wanted)
  })

  it('says that a criterion is met in part when a judge has found something', () => {
    const found: AuditResults = {
      components: {
        Button: {
          date: '2026-01-01',
          judges: [{ judge: 'axe', criteria: ['1.4.3'], checks: 4, violations: ['“Use points” has 2.1:1'] }],
        },
      },
    }
    const report = readableReport(found, promises)
    expect(report).toMatch(/1\.4\.3 Contrast \(Minimum\) \| Partially supports .*Button: “Use points” has 2\.1:1/)
    expect(report).toMatch(/1\.1\.1 Non-text Content \| Supports/)
  })

  it('holds no audit of what is gone, and names what the audit has not seen', () => {
    const components = allComponentExamples.map(({ component }) => component)
    expect(Object.keys(results.components).filter((name) => !components.includes(name))).toEqual([])
    const none: AuditResults = { components: {} }
    for (const report of [openAcr(none, promises), readableReport(none, promises)])
      for (const component of components) expect(report).toContain(component)
  })
})

function promisesOf(): Promises {
  const byCriterion: Record<string, string[]> = {}
  for (const { component, accessibilityCriteria } of allComponentExamples)
    for (const { criterion } of accessibilityCriteria) {
      const components = (byCriterion[criterion] ??= [])
      if (!components.includes(component)) components.push(component)
    }
  return byCriterion
}
