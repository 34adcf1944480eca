import { type JsonFile, readJsonFile } from '@clubhouse/schemas/locate-json'
import { filesIn, type SchemaSource } from '@clubhouse/schemas/source'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Check, Finding } from './finding.ts'
import { asArray, asObject } from './parts.ts'

/** Holds the tracking plan to its meta-schema, and the examples of each event to the properties that the event has. */
export function checkTrackingPlan(source: SchemaSource = filesIn()): Check {
  return {
    name: 'Tracking plan',
    run() {
      const plan = readJsonFile('events/tracking-plan.json', source)
      const meta = readJsonFile('events/tracking-plan.meta.json', source)
      return Promise.resolve({
        looked: Object.keys(asObject(asObject(plan.value)['events'])).length,
        findings: [...metaFindings(plan, meta), ...exampleFindings(plan)],
      })
    },
  }
}

function metaFindings(plan: JsonFile, meta: JsonFile): Finding[] {
  const validate = new Ajv2020({ strict: false, allErrors: true, verbose: true }).compile(asObject(meta.value))
  validate(plan.value)
  return (validate.errors ?? []).filter(isCause).map((error) => findingAt(plan, keysOf(error), wordsOf(error)))
}

function exampleFindings(plan: JsonFile): Finding[] {
  const { $defs = {}, events = {} } = asObject(plan.value)
  const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema({ $defs, events }, 'plan')
  return Object.entries(asObject(events)).flatMap(([name, event]) => {
    const at = ['events', name]
    const validate = compiled(ajv, `plan#/events/${encodeURIComponent(name)}/properties`)
    if (validate === undefined)
      return [findingAt(plan, [...at, 'properties'], 'is no schema, or refers to one that is not there')]
    return asArray(asObject(event)['examples']).flatMap((example, index) =>
      validate(example) ? [] : [findingAt(plan, [...at, 'examples', index], `this example ${why(validate)}`)],
    )
  })
}

function findingAt(plan: JsonFile, keys: readonly (string | number)[], message: string): Finding {
  const { file, line } = plan.place(keys)
  return { subject: keys.join('/') || 'the plan', message, place: `${file}:${line}` }
}

/** False for what only repeats another error: each way in which a value is not as one of several, a name once more. */
function isCause({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword !== 'propertyNames' && !/\/(oneOf|anyOf)\/\d/.test(schemaPath)
}

function keysOf({ instancePath, propertyName }: ErrorObject): string[] {
  const keys = instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  return propertyName === undefined ? keys : [...keys, propertyName]
}

function wordsOf({ keyword, message = 'is wrong', params, data, parentSchema }: ErrorObject): string {
  switch (keyword) {
    case 'enum':
      return `there is no ${JSON.stringify(data)}; it is one of ${(params['allowedValues'] as string[]).join(', ')}`
    case 'additionalProperties':
      return `${message}: ${String(params['additionalProperty'])}`
    case 'oneOf':
      return String(asObject(parentSchema)['description'] ?? message)
    default:
      return message
  }
}

function compiled(ajv: Ajv2020, $ref: string): ValidateFunction | undefined {
  try {
    return ajv.compile({ $ref })
  } catch {
    return undefined
  }
}

function why({ errors }: ValidateFunction): string {
  return (errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`.trim()).join(', ')
}
