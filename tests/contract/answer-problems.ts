import type { ContractOperation } from './operations.ts'
import type { ContractReply } from './send.ts'
import { violationsOf } from './validator.ts'

/** Everything in which an answer breaks the operation's document: status, headers, body and, of a refusal, its code. */
export function problemsOf(operation: ContractOperation, reply: ContractReply): readonly string[] {
  const { status, body } = reply
  const answer = operation.answers.get(status)
  if (answer === undefined) return [`${operation.id} may not answer ${status}: ${JSON.stringify(body)}`]
  return [...headerProblems(operation, reply), ...bodyProblems(operation, reply), ...codeProblems(operation, reply)]
}

function headerProblems({ host, answers }: ContractOperation, { status, headers }: ContractReply): string[] {
  return (answers.get(status)?.headers ?? []).flatMap(({ name, isRequired, schema }) => {
    const value = headers.get(name)
    if (value === null) return isRequired ? [`the header ${name} of ${status} is not there`] : []
    return violationsOf(host, schema, value).map((problem) => `the header ${name} of ${status}${problem}: ${value}`)
  })
}

function bodyProblems(
  { host, answers }: ContractOperation,
  { status, headers, body }: ContractReply,
): readonly string[] {
  const schema = answers.get(status)?.schema
  if (schema === undefined) return body === undefined ? [] : [`${status} must have no body`]
  const type = headers.get('content-type') ?? 'not there'
  return [
    ...(/^application\/json(;|$)/.test(type) ? [] : [`the content-type of ${status} is ${type}`]),
    ...violationsOf(host, schema, body),
  ]
}

function codeProblems({ answers }: ContractOperation, { status, body }: ContractReply): string[] {
  if (status < 400) return []
  const { code } = body as { code: string }
  return answers.get(status)?.examples.has(code) === true ? [] : [`${status} does not declare the code ${code}`]
}
