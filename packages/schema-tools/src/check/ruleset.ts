/* oxlint-disable unicorn/no-thenable -- `then` is the linter's own word for what a rule does */
import type { JsonObject } from '@clubhouse/schemas/load-document'
import type { IFunctionResult, RulesetDefinition, RulesetFunctionContext } from '@stoplight/spectral-core'
import functions from '@stoplight/spectral-functions'
import formats from '@stoplight/spectral-formats'
import { findLooseParts } from './loose-parts.ts'
import { asArray, asObject, type Part } from './parts.ts'

const { pattern, truthy } = functions
const operations = '$.paths[*][get,put,post,patch,delete]'
const verbs =
  'add|authorise|cancel|change|check|connect|create|exchange|get|link|list|place|record|redeem|register|remove|search|set|transfer|update'

/** How a REST operation of the club is written: `schemas/README.md` in rules. Every finding is an error. */
export const ruleset: RulesetDefinition = {
  formats: [formats.oas3_1],
  rules: {
    'operation-id-in-plain-english': {
      description: 'An operationId is a verb and what it acts on, such as placeOrder.',
      message: 'operationId "{{value}}" does not begin with a verb the club knows, such as placeOrder',
      severity: 'error',
      given: `${operations}.operationId`,
      then: { function: pattern, functionOptions: { match: `^(${verbs})[A-Z][A-Za-z]+$` } },
    },
    'summary-is-a-sentence': {
      description: 'A summary says in one sentence what the operation does for whom.',
      message: 'the summary is not a sentence with a full stop',
      severity: 'error',
      given: operations,
      then: [
        { field: 'summary', function: truthy },
        { field: 'summary', function: pattern, functionOptions: { match: '^[A-Z].*[.]$' } },
      ],
    },
    'one-tag': {
      description: 'A tag is the file and the sandbox module of an operation, so it has exactly one.',
      message: 'an operation has exactly one tag',
      severity: 'error',
      given: operations,
      then: { function: exactlyOneTag },
    },
    'says-who-may-call': {
      description: 'Security is always said, [] for visitors.',
      message: 'security is not said; visitors are []',
      severity: 'error',
      given: operations,
      then: { field: 'security', function: truthy },
    },
    'names-its-requirements': {
      description: 'An operation names the requirements that it serves.',
      message: '{{error}}',
      severity: 'error',
      given: operations,
      then: { function: namesRequirements },
    },
    'declares-its-refusals': {
      description: 'The refusals that follow from what the operation takes are all declared.',
      message: '{{error}}',
      severity: 'error',
      given: operations,
      then: { function: declaresRefusals },
    },
    'refusals-name-their-codes': {
      description: 'A refusal names its codes by the keys of its examples.',
      message: '{{error}}',
      severity: 'error',
      given: `${operations}.responses[?(@property.match(/^[45]/))]`,
      then: { function: namesCodes },
    },
    'answers-have-examples': {
      description: 'Every answer with a body shows one.',
      message: 'this answer has no example',
      severity: 'error',
      given: `${operations}.responses[?(@property.match(/^2/))].content[application/json]`,
      then: { function: hasExample },
    },
    'answers-say-how-they-are-kept': {
      description: 'Every answer says whether caches may keep it; what is for one caller is kept by none.',
      message: '{{error}}',
      severity: 'error',
      given: operations,
      then: { function: saysHowAnswersAreKept },
    },
    'challenges-are-declared': {
      description: 'A 401 says how to authenticate, as HTTP demands.',
      message: '{{error}}',
      severity: 'error',
      given: `${operations}.responses[401]`,
      then: { function: declaresChallenge },
    },
    'says-whose-the-answer-is': {
      description: "A member's read says whether its answer is the member's own: x-owned is true or false.",
      message: '{{error}}',
      severity: 'error',
      given: operations,
      then: { function: saysWhoseAnswerIs },
    },
    'pages-are-described': {
      description: 'A list that is read in pages says in x-page where its parts are.',
      message: '{{error}}',
      severity: 'error',
      given: operations,
      then: { function: describesPages },
    },
    'bodies-have-examples': {
      description: 'Every body that is sent shows one.',
      message: 'this body has no example',
      severity: 'error',
      given: `${operations}.requestBody.content[application/json]`,
      then: { function: hasExample },
    },
    'parameters-are-described': {
      description: 'Every parameter says what it is for and shows a value.',
      message: '{{error}}',
      severity: 'error',
      given: `${operations}.parameters[*]`,
      then: { function: describesParameter },
    },
    'what-is-sent-is-strict': {
      description: 'Every text, number, list and object that is sent has its limits.',
      message: '{{error}}',
      severity: 'error',
      given: [`${operations}.requestBody.content[application/json].schema`, `${operations}.parameters[*].schema`],
      then: { function: isStrict },
    },
    'keys-are-required': {
      description: 'A call that is done once for its key is not done without one.',
      message: 'the Idempotency-Key is not required',
      severity: 'error',
      given: `${operations}.parameters[?(@.name === "Idempotency-Key")]`,
      then: { field: 'required', function: truthy },
    },
    'parts-are-described': {
      description: 'Every schema says what it stands for.',
      message: '{{path}} has no description',
      severity: 'error',
      given: '$.components.schemas[*]',
      then: { field: 'description', function: truthy },
    },
    'shapes-are-named': {
      description: 'The shapes of a union are schemas with names.',
      message: 'a shape of a oneOf at the top of an answer is a named schema',
      severity: 'error',
      given: '$.components.schemas[*].oneOf[*]',
      resolved: false,
      then: { field: '$ref', function: truthy },
    },
    'step-up-is-always-or-sometimes': {
      description: 'A sensitive call says whether it always needs a stepped-up token.',
      message: 'x-step-up is always or sometimes',
      severity: 'error',
      given: `${operations}.x-step-up`,
      then: { function: pattern, functionOptions: { match: '^(always|sometimes)$' } },
    },
    'assumed-is-true': {
      description: 'What is not assumed does not say so.',
      message: 'x-assumed is true or not there',
      severity: 'error',
      given: '$..x-assumed',
      then: { function: isTrue },
    },
  },
}

function exactlyOneTag(operation: unknown): IFunctionResult[] {
  return findings(asArray(asObject(operation)['tags']).length === 1 ? [] : ['an operation has exactly one tag'])
}

function namesRequirements(operation: unknown): IFunctionResult[] {
  const ids = asArray(asObject(operation)['x-requirements'])
  const wrong = ids.filter((id) => typeof id !== 'string' || !/^[A-Z]{3}-\d{2,}$/.test(id))
  if (ids.length === 0) return findings(['x-requirements names no requirement'])
  return findings(wrong.map((id) => `x-requirements: ${JSON.stringify(id)} is not an id such as CHK-03`))
}

/** 400 and 500 always; the others where what the operation takes can lead to them. */
function declaresRefusals(value: unknown, _options: unknown, { path }: RulesetFunctionContext): IFunctionResult[] {
  const operation = asObject(value)
  const declared = new Set(Object.keys(asObject(operation['responses'])))
  const membersOnly = isForMembers(operation)
  const stepsUp = operation['x-step-up'] !== undefined
  const takesId = String(path[1]).includes('{')
  const takesKey = asArray(operation['parameters']).some((each) => asObject(each)['name'] === 'Idempotency-Key')
  const needed: [status: string, isNeeded: boolean, why: string][] = [
    ['400', true, 'any call can break its schema'],
    ['500', true, 'any server can fail'],
    ['401', membersOnly, 'it is for members'],
    ['403', membersOnly, 'it is for members'],
    ['404', takesId, 'its path names a thing'],
    ['406', stepsUp, 'it is sensitive'],
    ['422', takesKey, 'an idempotency key can be reused'],
  ]
  const missing = needed.filter(([status, isNeeded]) => isNeeded && !declared.has(status))
  const extra = needed.filter(
    ([status, isNeeded]) => !isNeeded && declared.has(status) && /^(401|403|406)$/.test(status),
  )
  return findings([
    ...missing.map(([status, , why]) => `${status} is not declared, yet ${why}`),
    ...extra.map(([status, , why]) => `${status} is declared, but not that ${why}`),
  ])
}

function namesCodes(response: unknown): IFunctionResult[] {
  const examples = asObject(jsonOf(asObject(response))['examples'])
  const names = Object.keys(examples)
  if (names.length === 0) return findings(['this refusal names no code: its examples have the codes as keys'])
  return findings(
    names
      .map((name) => [name, asObject(asObject(examples[name])['value'])['code']] as const)
      .filter(([name, code]) => name !== code)
      .map(([name, code]) => `the example ${name} has the code ${JSON.stringify(code)}`),
  )
}

function hasExample(media: unknown): IFunctionResult[] {
  const { example, examples, schema } = asObject(media)
  const shown = example !== undefined || Object.keys(asObject(examples)).length > 0
  const inSchema = asObject(schema)['example'] !== undefined || asArray(asObject(schema)['examples']).length > 0
  return findings(shown || inSchema ? [] : ['there is no example'])
}

function saysHowAnswersAreKept(value: unknown, _options: unknown, { path }: RulesetFunctionContext): IFunctionResult[] {
  const operation = asObject(value)
  const isForEverybody = path.at(-1) === 'get' && asArray(operation['security']).length === 0
  return findings(
    Object.entries(asObject(operation['responses'])).flatMap(([status, response]) => {
      const header = asObject(asObject(asObject(response)['headers'])['Cache-Control'])
      if (header['required'] !== true) return [`${status} does not always have the header Cache-Control`]
      const mayBeKept = isForEverybody && status.startsWith('2')
      const isNoStore = asObject(header['schema'])['const'] === 'no-store'
      return mayBeKept || isNoStore ? [] : [`${status} may be kept by caches; its Cache-Control is not no-store`]
    }),
  )
}

function declaresChallenge(response: unknown): IFunctionResult[] {
  const header = asObject(asObject(asObject(response)['headers'])['WWW-Authenticate'])
  return findings(header['required'] === true ? [] : ['401 does not always have the header WWW-Authenticate'])
}

function saysWhoseAnswerIs(value: unknown, _options: unknown, { path }: RulesetFunctionContext): IFunctionResult[] {
  const operation = asObject(value)
  if (path.at(-1) !== 'get' || !isForMembers(operation)) return []
  const isSaid = successesOf(operation).every((response) => typeof response['x-owned'] === 'boolean')
  return findings(isSaid ? [] : ['x-owned is not said: true for what is the member’s own, false for what all may see'])
}

const pagingParameters = new Set(['offset', 'limit'])

function describesPages(value: unknown): IFunctionResult[] {
  const operation = asObject(value)
  const names = asArray(operation['parameters']).map((each) => String(asObject(each)['name']))
  if (!names.some((name) => pagingParameters.has(name))) return []
  const missing = [...pagingParameters].filter((name) => !names.includes(name))
  if (missing.length > 0) return findings([`a list that is read in pages also takes ${missing.join()}`])
  return findings(successesOf(operation).flatMap((response) => pageProblems(jsonOf(response)['schema'])))
}

const pageParts: Readonly<Record<string, string>> = {
  items: 'array',
  total: 'integer',
  more: 'boolean',
  offset: 'integer',
  limit: 'integer',
}

function pageProblems(schema: unknown): string[] {
  const page = asObject(asObject(schema)['x-page'])
  const said = Object.entries(page)
  return [
    ...(page['items'] === undefined ? ['x-page does not say where the items are'] : []),
    ...(page['more'] === undefined && page['total'] === undefined ? ['x-page says neither more nor total'] : []),
    ...said.filter(([part]) => !(part in pageParts)).map(([part]) => `x-page does not know ${part}`),
    ...said
      .filter(([part, pointer]) => part in pageParts && propertyAt(schema, String(pointer))['type'] !== pageParts[part])
      .map(([part, pointer]) => `x-page: ${part} at ${String(pointer)} is no ${pageParts[part]} of the answer`),
  ]
}

/** The schema of a property inside a schema, by its place in a value such as `/paging/hasMore`. */
function propertyAt(schema: unknown, pointer: string): JsonObject {
  let found = asObject(schema)
  for (const name of pointer.split('/').slice(1)) found = asObject(asObject(found['properties'])[name])
  return found
}

function describesParameter(value: unknown): IFunctionResult[] {
  const parameter = asObject(value)
  const name = String(parameter['name'])
  return findings([
    ...(typeof parameter['description'] === 'string' ? [] : [`${name} has no description`]),
    ...(parameter['example'] !== undefined || Object.keys(asObject(parameter['examples'])).length > 0
      ? []
      : [`${name} has no example`]),
  ])
}

function isStrict(schema: unknown): IFunctionResult[] {
  return findings(findLooseParts(schema as Part))
}

/** True when no visitor may call: an empty requirement among others leaves the tokens to the caller. */
function isForMembers(operation: JsonObject): boolean {
  const requirements = asArray(operation['security'])
  return requirements.length > 0 && requirements.every((each) => Object.keys(asObject(each)).length > 0)
}

function successesOf(operation: JsonObject): JsonObject[] {
  return Object.entries(asObject(operation['responses'])).flatMap(([status, response]) =>
    status.startsWith('2') ? [asObject(response)] : [],
  )
}

function jsonOf(response: JsonObject): JsonObject {
  return asObject(asObject(response['content'])['application/json'])
}

function isTrue(value: unknown): IFunctionResult[] {
  return findings(value === true ? [] : ['x-assumed is true or not there'])
}

function findings(messages: readonly string[]): IFunctionResult[] {
  return messages.map((message) => ({ message }))
}
