import { asObject, child, partAt, valueAt, type SchemaDocument } from '../json-schema/schema-document.ts'
import type { OperationPair } from './compare-operations.ts'
import { type RestOperation, sharedName } from './rest-operations.ts'

/** Everything in which the answers of two versions of an operation differ. */
export function compareAnswers(pair: OperationPair): void {
  const { base, head, found } = pair
  const [was, is] = [base.operation.responses, head.operation.responses]
  for (const status of was.keys()) {
    if (is.has(status)) continue
    const rule = isSuccess(status) ? 'success-status-removed' : 'error-status-removed'
    found(rule, `no longer answers ${status}.`, { pointer: listed(base.operation, status), revision: 'base' })
  }
  for (const [status, pointer] of is) {
    const before = was.get(status)
    if (before === undefined) {
      const codes = codesOf(head.document, pointer)
      const which = codes.size > 0 ? ` (${[...codes.keys()].join(', ')})` : ''
      const rule = isSuccess(status) ? 'success-status-added' : 'error-status-added'
      const at = { pointer: listed(head.operation, status), revision: 'head' } as const
      found(rule, `may answer ${status}${isSuccess(status) ? '' : which}.`, at)
    } else {
      compareAnswer(pair, status, before, pointer)
    }
  }
}

function compareAnswer(pair: OperationPair, status: string, basePointer: string, headPointer: string): void {
  const { base, head, found } = pair
  const shared = sharedName(headPointer)
  const subject = shared === undefined ? `${head.operation.id} ${status}` : `${shared} (answer)`
  const inHead = { pointer: headPointer, revision: 'head' } as const
  const inBase = { pointer: basePointer, revision: 'base' } as const
  const before = asObject(asObject(valueAt(base.document.root, basePointer))['content'])
  const after = asObject(asObject(valueAt(head.document.root, headPointer))['content'])
  const [types, newTypes] = [Object.keys(before), Object.keys(after)]
  if (types.length > 0 && newTypes.length === 0) found('answer-body-removed', 'has no body any more.', inBase, subject)
  else if (types.length === 0 && newTypes.length > 0) found('answer-body-added', 'has a body now.', inHead, subject)
  else {
    for (const type of types.filter((each) => !(each in after)))
      found('answer-media-type-removed', `no longer comes as ${type}.`, inBase, subject)
    for (const type of newTypes.filter((each) => !(each in before)))
      found('answer-media-type-added', `may come as ${type}.`, inHead, subject)
  }
  for (const type of types.filter((each) => each in after)) {
    const [one, other] = [child(basePointer, 'content', type), child(headPointer, 'content', type)]
    pair.compareSchemas('answer', child(one, 'schema'), child(other, 'schema'), subject)
  }
  if (!isSuccess(status)) compareCodes(pair, subject, basePointer, headPointer)
  compareHeaders(pair, subject, basePointer, headPointer)
}

/** The codes of a refusal are the keys of its examples (`schemas/README.md`). */
function compareCodes({ base, head, found }: OperationPair, subject: string, basePointer: string, headPointer: string) {
  const was = codesOf(base.document, basePointer)
  const is = codesOf(head.document, headPointer)
  for (const [code, pointer] of was)
    if (!is.has(code))
      found('error-code-removed', `no longer has the code ${code}.`, { pointer, revision: 'base' }, subject)
  for (const [code, pointer] of is)
    if (!was.has(code)) found('error-code-added', `may have the code ${code}.`, { pointer, revision: 'head' }, subject)
}

function codesOf(document: SchemaDocument, pointer: string): Map<string, string> {
  const content = asObject(asObject(valueAt(document.root, pointer))['content'])
  return new Map(
    Object.entries(content).flatMap(([type, media]) =>
      Object.keys(asObject(asObject(media)['examples'])).map((code) => [
        code,
        child(pointer, 'content', type, 'examples', code),
      ]),
    ),
  )
}

function compareHeaders(pair: OperationPair, subject: string, basePointer: string, headPointer: string): void {
  const was = headersAt(pair.base.document, basePointer)
  const is = headersAt(pair.head.document, headPointer)
  for (const [key, { name, pointer }] of was) {
    if (is.has(key)) continue
    pair.found('header-removed', 'was removed: a header.', { pointer, revision: 'base' }, `${subject} ${name}`)
  }
  for (const [key, { name, pointer, isRequired }] of is) {
    const before = was.get(key)
    const say = (rule: 'header-added' | 'header-became-required' | 'header-became-optional', message: string) =>
      pair.found(rule, message, { pointer, revision: 'head' }, `${subject} ${name}`)
    if (before === undefined) {
      say('header-added', 'is new: a header.')
      continue
    }
    if (isRequired && !before.isRequired) say('header-became-required', 'is always there now.')
    if (!isRequired && before.isRequired) say('header-became-optional', 'may be missing now.')
    pair.compareSchemas('answer', child(before.pointer, 'schema'), child(pointer, 'schema'), `${subject} ${name}`)
  }
}

function headersAt(document: SchemaDocument, pointer: string) {
  const names = Object.keys(asObject(asObject(valueAt(document.root, pointer))['headers']))
  return new Map(
    names.map((name) => {
      const part = partAt(document, child(pointer, 'headers', name))
      const isRequired = asObject(part.value)['required'] === true
      return [name.toLowerCase(), { name, pointer: part.pointer, isRequired }] as const
    }),
  )
}

/** Where an operation has an answer, which may be written elsewhere. */
function listed({ pointer }: RestOperation, status: string): string {
  return child(pointer, 'responses', status)
}

function isSuccess(status: string): boolean {
  return /^[23]/.test(status)
}
