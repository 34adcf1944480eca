import type { Side } from '../change.ts'
import { asObject, child, partAt, type SchemaDocument } from '../json-schema/schema-document.ts'
import { compareAnswers } from './compare-answers.ts'
import { compareSecurity } from './compare-security.ts'
import { type RestOperation, type RestParameter, sharedName } from './rest-operations.ts'
import type { RestRule } from './rest-rules.ts'

interface OperationVersion {
  document: SchemaDocument
  operation: RestOperation
}

/** One operation in both versions. */
export interface OperationPair {
  base: OperationVersion
  head: OperationVersion
  /** Reports a change; its subject is the operation's id when none is given. */
  found: (rule: RestRule, message: string, at: { pointer: string; revision: 'base' | 'head' }, subject?: string) => void
  compareSchemas: (side: Side, basePointer: string, headPointer: string, name: string) => void
}

/** Everything in which two versions of an operation differ. */
export function compareOperations(pair: OperationPair): void {
  const { base, head, found } = pair
  const [was, is] = [base.operation, head.operation]
  const at = { pointer: is.pointer, revision: 'head' } as const
  if (was.id !== is.id) found('operation-renamed', `was called \`${was.id}\`.`, at)
  else if (was.method !== is.method || was.path !== is.path) {
    const address = ({ method, path }: RestOperation) => `${method.toUpperCase()} ${path}`
    found('operation-moved', `was ${address(was)} and is ${address(is)}.`, at)
  }
  if (was.value['deprecated'] !== true && is.value['deprecated'] === true)
    found('operation-deprecated', 'is deprecated.', at)
  compareServers(pair)
  compareStepUp(pair)
  compareSecurity(pair)
  compareParameters(pair)
  compareBodies(pair)
  compareAnswers(pair)
}

function compareServers({ base, head, found }: OperationPair): void {
  const urls = ({ document, operation }: OperationVersion) => {
    const servers = operation.value['servers'] ?? asObject(document.root)['servers']
    return Array.isArray(servers) ? servers.map((server) => String(asObject(server)['url'])) : []
  }
  const [was, is] = [urls(base), urls(head)]
  if (was.every((url) => is.includes(url))) return
  const message = `was ${was.join(', ')} and is ${is.join(', ') || 'not said'}.`
  found('server-changed', message, { pointer: '#/servers', revision: 'head' }, 'The address of the host')
}

/** How much stepping up a sensitive call asks for (STP-06). */
function compareStepUp({ base, head, found }: OperationPair): void {
  const order = ['never', 'sometimes', 'always']
  const needOf = ({ operation }: OperationVersion) => String(operation.value['x-step-up'] ?? 'never')
  const [was, is] = [needOf(base), needOf(head)]
  if (was === is) return
  const at = { pointer: child(head.operation.pointer, 'x-step-up'), revision: 'head' } as const
  const message = `asked for a step-up ${was} and asks ${is}.`
  if (order.indexOf(is) < order.indexOf(was)) found('step-up-relaxed', message, at)
  else found(is === 'always' ? 'step-up-required' : 'step-up-possible', message, at)
}

function compareParameters(pair: OperationPair): void {
  const { base, head, found } = pair
  const id = head.operation.id
  for (const [key, parameter] of base.operation.parameters) {
    if (head.operation.parameters.has(key)) continue
    const at = { pointer: parameter.listed, revision: 'base' } as const
    if (isIdempotencyKey(parameter)) found('idempotency-removed', 'takes no idempotency key any more.', at)
    else found('parameter-removed', `was removed: a ${kindOf(parameter)}.`, at, `${id}(${parameter.name})`)
  }
  for (const [key, parameter] of head.operation.parameters) {
    const before = base.operation.parameters.get(key)
    if (before !== undefined) {
      compareParameter(pair, before, parameter)
      continue
    }
    const at = { pointer: parameter.listed, revision: 'head' } as const
    const isRequired = parameter.value['required'] === true
    const rule = isRequired ? 'required-parameter-added' : 'parameter-added'
    const message = `is new${isRequired ? ' and required' : ''}: a ${kindOf(parameter)}.`
    if (isIdempotencyKey(parameter) && !isRequired) found('idempotency-added', 'takes an idempotency key.', at)
    else found(rule, message, at, `${id}(${parameter.name})`)
  }
}

function compareParameter(pair: OperationPair, base: RestParameter, head: RestParameter): void {
  const shared = sharedName(head.pointer)
  const subject = shared === undefined ? `${pair.head.operation.id}(${head.name})` : `${shared} (${kindOf(head)})`
  const say = (rule: RestRule, message: string) =>
    pair.found(rule, message, { pointer: head.pointer, revision: 'head' }, subject)
  const [wasRequired, isRequired] = [base.value['required'] === true, head.value['required'] === true]
  if (isRequired && !wasRequired) say('parameter-became-required', 'is required now.')
  if (wasRequired && !isRequired) say('parameter-became-optional', 'is optional now.')
  if (styleOf(base) !== styleOf(head))
    say('parameter-style-changed', `was written as ${styleOf(base)} and is as ${styleOf(head)}.`)
  if (base.value['deprecated'] !== true && head.value['deprecated'] === true)
    say('parameter-deprecated', 'is deprecated.')
  const [one, other] = [child(base.pointer, 'schema'), child(head.pointer, 'schema')]
  pair.compareSchemas('request', one, other, subject)
}

function compareBodies(pair: OperationPair): void {
  const { base, head, found } = pair
  const [was, is] = [bodyOf(base), bodyOf(head)]
  const subject = `${head.operation.id}(body)`
  if (was === undefined && is === undefined) return
  if (is === undefined) {
    found('body-removed', 'takes no body any more.', { pointer: was?.pointer ?? '#', revision: 'base' }, subject)
    return
  }
  const at = { pointer: is.pointer, revision: 'head' } as const
  const isRequired = is.value['required'] === true
  if (was === undefined) {
    const rule = isRequired ? 'required-body-added' : 'body-added'
    found(rule, `takes a body${isRequired ? ', which is required' : ''}.`, at, subject)
    return
  }
  const wasRequired = was.value['required'] === true
  if (isRequired && !wasRequired) found('body-became-required', 'is required now.', at, subject)
  if (wasRequired && !isRequired) found('body-became-optional', 'is optional now.', at, subject)
  const [before, after] = [asObject(was.value['content']), asObject(is.value['content'])]
  for (const type of Object.keys(before).filter((each) => !(each in after))) {
    const place = { pointer: child(was.pointer, 'content', type), revision: 'base' } as const
    found('request-media-type-removed', `no longer takes ${type}.`, place, subject)
  }
  for (const type of Object.keys(after)) {
    const below = child(is.pointer, 'content', type)
    if (type in before) {
      const one = child(was.pointer, 'content', type, 'schema')
      pair.compareSchemas('request', one, child(below, 'schema'), subject)
    } else found('request-media-type-added', `takes ${type}.`, { pointer: below, revision: 'head' }, subject)
  }
}

function bodyOf({ document, operation }: OperationVersion) {
  if (operation.value['requestBody'] === undefined) return undefined
  const part = partAt(document, child(operation.pointer, 'requestBody'))
  return { pointer: part.pointer, value: asObject(part.value) }
}

function isIdempotencyKey({ in: place, name }: RestParameter): boolean {
  return place === 'header' && name.toLowerCase() === 'idempotency-key'
}

/** How a list or an object stands in the address, with the defaults of the specification. */
function styleOf({ in: place, value }: RestParameter): string {
  const style = String(value['style'] ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple'))
  const explode = value['explode'] ?? style === 'form'
  return `${style}${explode === true ? ', exploded' : ''}`
}

function kindOf({ in: place }: RestParameter): string {
  return place === 'header' ? 'header' : `${place} parameter`
}
