import type { ContentField, Range, Validation } from './content-model.ts'
import type { ContentStore, Json, StoredItem } from './content-store.ts'
import { isLink, isObject, linksIn, targetOf } from './links.ts'

type Rules = Pick<ContentField, 'type' | 'linkType' | 'validations' | 'items'>
type Faults = readonly string[]

/** Returns what is wrong with the value that a field, or an item of a list, has in one locale. */
export function valueFaults(
  value: Json,
  { type, linkType, validations = [], items }: Rules,
  store: ContentStore,
): Faults {
  const fault = typeFaults[type]?.(value, linkType) ?? `the sandbox does not know fields of type ${type}`
  if (fault) return [fault]
  const rules: Validation = Object.assign({}, ...validations)
  return [
    ...ruleFaults(value, rules, store),
    ...(type === 'RichText' ? nodeFaults(value, rules, store) : []),
    ...(items ? listOf(value).flatMap((item) => valueFaults(item, items, store)) : []),
  ]
}

/** Returns which links of a value, however deep, lead nowhere. */
export function danglingLinks(value: Json, store: ContentStore): Faults {
  return linksIn(value)
    .filter((link) => !targetOf(link, store))
    .map(({ sys }) => `links to ${sys.linkType} ${sys.id}, which does not exist`)
}

/** What is wrong with a value that is not of a field's type; false if it is. */
const typeFaults: Readonly<Record<string, (value: Json, linkType: string | undefined) => string | false>> = {
  Symbol: (value) =>
    typeof value === 'string' ? value.length > 256 && 'is longer than the 256 characters of a Symbol' : 'is not text',
  Text: (value) => typeof value !== 'string' && 'is not text',
  Integer: (value) => !Number.isInteger(value) && 'is not a whole number',
  Boolean: (value) => typeof value !== 'boolean' && 'is not true or false',
  RichText: (value) => !(isObject(value) && value['nodeType'] === 'document') && 'is not a rich text document',
  Link: (value, linkType) => !(isLink(value) && value.sys.linkType === linkType) && `is not a link to an ${linkType}`,
  Array: (value) => !Array.isArray(value) && 'is not a list',
}

function ruleFaults(value: Json, rules: Validation, store: ContentStore): Faults {
  const { in: listed, regexp, size, range, linkContentType, linkMimetypeGroup } = rules
  const text = JSON.stringify(value)
  const faults: string[] = []
  if (listed && !listed.some((allowed) => allowed === value)) faults.push(`${text} is none of ${listed.join(', ')}`)
  if (regexp && !(typeof value === 'string' && new RegExp(regexp.pattern, regexp.flags ?? '').test(value)))
    faults.push(`${text} does not match ${regexp.pattern}`)
  if (size && (typeof value === 'string' || Array.isArray(value)) && !isWithin(value.length, size))
    faults.push(`has ${value.length} ${Array.isArray(value) ? 'items' : 'characters'}, but may have ${shown(size)}`)
  if (range && !(typeof value === 'number' && isWithin(value, range))) faults.push(`${text} is not ${shown(range)}`)
  const allowed = linkContentType ?? linkMimetypeGroup
  const kind = isLink(value) ? kindOf(targetOf(value, store)) : undefined
  if (allowed && kind !== undefined && !allowed.includes(kind))
    faults.push(`links to a ${kind}, but may only link to ${allowed.join(', ')}`)
  return faults
}

/** Nodes that every rich text may have; the others need to be enabled. */
const plainNodes = ['document', 'paragraph', 'text', 'list-item', 'table-row', 'table-cell', 'table-header-cell']

function nodeFaults(node: Json, rules: Validation, store: ContentStore): Faults {
  if (!isObject(node) || typeof node['nodeType'] !== 'string') return ['has a node that is none']
  const { nodeType, data, marks, content } = node
  const { enabledNodeTypes, enabledMarks, nodes = {} } = rules
  const names = listOf(marks).map((mark) => (isObject(mark) ? String(mark['type']) : 'unknown'))
  const target = isObject(data) ? (data['target'] ?? null) : null
  return [
    ...(enabledNodeTypes && ![...plainNodes, ...enabledNodeTypes].includes(nodeType)
      ? [`may not have a ${nodeType}`]
      : []),
    ...names.filter((name) => enabledMarks?.includes(name) === false).map((name) => `may not have ${name} text`),
    ...(nodes[nodeType] ?? [])
      .flatMap((rule) => ruleFaults(target, rule, store))
      .map((fault) => `has a ${nodeType} that ${fault}`),
    ...listOf(content).flatMap((child) => nodeFaults(child, rules, store)),
  ]
}

function isWithin(value: number, { min = -Infinity, max = Infinity }: Range): boolean {
  return min <= value && value <= max
}

function shown({ min, max }: Range): string {
  if (min === undefined) return `at most ${max}`
  return max === undefined ? `at least ${min}` : `from ${min} to ${max}`
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}

/** Returns an entry's content type, or the provider's name for the kind of a file. */
function kindOf(item: StoredItem | undefined): string | undefined {
  const file = item?.fields['file']?.['en-GB']
  const mediaType = isObject(file) ? String(file['contentType']) : undefined
  return item?.sys.contentType ?? (mediaType === 'application/pdf' ? 'pdfdocument' : mediaType?.split('/')[0])
}
