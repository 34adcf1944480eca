import type { Json } from '@clubhouse/schemas/load-document'
import type { ComparedSchema } from './compare-schemas.ts'
import type { SchemaView } from './schema-view.ts'

interface Limit {
  keyword: string
  /** A lower limit tightens as it grows. */
  kind: 'lower' | 'upper'
  /** As `exclusiveMinimum` stands to `minimum`. */
  exclusive?: string
  what: string
  /** What an absent limit amounts to. */
  otherwise?: number
}

const limits: readonly Limit[] = [
  { keyword: 'minimum', exclusive: 'exclusiveMinimum', kind: 'lower', what: 'least value' },
  { keyword: 'maximum', exclusive: 'exclusiveMaximum', kind: 'upper', what: 'greatest value' },
  { keyword: 'minLength', kind: 'lower', what: 'least length', otherwise: 0 },
  { keyword: 'maxLength', kind: 'upper', what: 'greatest length' },
  { keyword: 'minItems', kind: 'lower', what: 'least number of items', otherwise: 0 },
  { keyword: 'maxItems', kind: 'upper', what: 'greatest number of items' },
  { keyword: 'minProperties', kind: 'lower', what: 'least number of fields', otherwise: 0 },
  { keyword: 'maxProperties', kind: 'upper', what: 'greatest number of fields' },
]

/** Limits, patterns and formats. What lists its values needs none, so that a list that comes or goes says it all. */
export function compareLimits(compared: ComparedSchema): void {
  const { base, head } = compared
  if ((base.values === undefined) !== (head.values === undefined)) return
  for (const limit of limits) compareLimit(compared, limit)
  compareSteps(compared)
  compareUnique(compared)
  compareText(compared, 'pattern')
  compareText(compared, 'format')
}

function compareLimit({ base, head, found }: ComparedSchema, limit: Limit): void {
  const open = limit.kind === 'lower' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  const was = bound(base, limit) ?? limit.otherwise ?? open
  const is = bound(head, limit) ?? limit.otherwise ?? open
  if (was === is) return
  const isTighter = limit.kind === 'lower' ? is > was : is < was
  const keyword = head.keywords.has(limit.keyword) ? limit.keyword : (limit.exclusive ?? limit.keyword)
  const message = `has ${textOf(was, limit)} no more, but ${textOf(is, limit)}.`
  found(isTighter ? 'limit-tightened' : 'limit-loosened', message, keyword)
}

/** The limit as a number; one that excludes itself is the next number further in. */
function bound({ keywords, types }: SchemaView, { keyword, exclusive, kind }: Limit): number | undefined {
  const including = numberOf(keywords.get(keyword))
  const excluding = exclusive === undefined ? undefined : numberOf(keywords.get(exclusive))
  if (excluding === undefined) return including
  const step = types?.has('integer') === true ? 1 : Number.EPSILON * Math.max(1, Math.abs(excluding))
  const next = kind === 'lower' ? excluding + step : excluding - step
  if (including === undefined) return next
  return kind === 'lower' ? Math.max(including, next) : Math.min(including, next)
}

function compareSteps({ base, head, found }: ComparedSchema): void {
  const was = numberOf(base.keywords.get('multipleOf'))
  const is = numberOf(head.keywords.get('multipleOf'))
  if (was === is) return
  const isLooser = is === undefined || (was !== undefined && was % is === 0)
  const message = `comes in steps of ${is ?? 'any size'}, and came in steps of ${was ?? 'any size'}.`
  found(isLooser ? 'limit-loosened' : 'limit-tightened', message, 'multipleOf')
}

function compareUnique({ base, head, found }: ComparedSchema): void {
  const was = base.keywords.get('uniqueItems') === true
  const is = head.keywords.get('uniqueItems') === true
  if (was === is) return
  const message = is ? 'holds no item twice.' : 'may hold an item twice.'
  found(is ? 'limit-tightened' : 'limit-loosened', message, 'uniqueItems')
}

function compareText({ base, head, found }: ComparedSchema, keyword: 'pattern' | 'format'): void {
  const was = base.keywords.get(keyword)
  const is = head.keywords.get(keyword)
  if (was === is) return
  if (was === undefined) found(`${keyword}-added`, `has the ${keyword} \`${String(is)}\` now.`, keyword)
  else if (is === undefined) found(`${keyword}-removed`, `lost the ${keyword} \`${String(was)}\`.`)
  else found(`${keyword}-changed`, `had the ${keyword} \`${String(was)}\` and has \`${String(is)}\`.`, keyword)
}

function numberOf(value: Json | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function textOf(value: number, { what }: Limit): string {
  return Number.isFinite(value) ? `a ${what} of ${Number(value.toPrecision(12))}` : `no ${what}`
}
