import type { ModelField, Validation } from './content-model.ts'

interface Linked {
  sys: { type: string; id: string; contentType?: { sys: { id: string } } }
  fields?: { file?: { contentType?: string } }
}

/** What is wrong with the value of a field, as a client got it with its links resolved; none when it is as the model says. */
export function deviations(field: ModelField, value: unknown): string[] {
  if (value === undefined) return field.required ? ['is required, but absent'] : []
  switch (field.type) {
    case 'Symbol':
    case 'Text':
      return typeof value === 'string' ? ruleDeviations(field.validations, value) : ['is not text']
    case 'Integer':
      return Number.isInteger(value) ? ruleDeviations(field.validations, value) : ['is not a whole number']
    case 'Boolean':
      return typeof value === 'boolean' ? [] : ['is not true or false']
    case 'Link':
      return linkDeviations(field.linkType, field.validations, value)
    case 'Array':
      return Array.isArray(value)
        ? [
            ...ruleDeviations(field.validations, value),
            ...value.flatMap((each) => linkDeviations(field.items?.linkType, field.items?.validations ?? [], each)),
          ]
        : ['is not a list']
    case 'RichText':
      return richTextDeviations(field.validations, value)
    default:
      return [`is of type ${field.type}, which nothing reads`]
  }
}

function ruleDeviations(rules: readonly Validation[], value: unknown): string[] {
  const length = typeof value === 'string' || Array.isArray(value) ? value.length : Number(value)
  return rules.flatMap(({ in: listed, regexp, size, range }) => {
    const bounds = size ?? range
    return [
      ...(listed && !listed.includes(value) ? [`${String(value)} is none of ${listed.join(', ')}`] : []),
      ...(regexp && !new RegExp(regexp.pattern).test(String(value))
        ? [`${String(value)} is not ${regexp.pattern}`]
        : []),
      ...(bounds && (length < (bounds.min ?? -Infinity) || length > (bounds.max ?? Infinity))
        ? [`${length} is not within ${bounds.min} and ${bounds.max}`]
        : []),
    ]
  })
}

function linkDeviations(linkType: string | undefined, rules: readonly Validation[], value: unknown): string[] {
  if (!isLinked(value)) return ['is not a link']
  if (value.sys.type !== linkType) return [`${value.sys.id} is a ${value.sys.type}, not an ${linkType}`]
  const type = value.sys.contentType?.sys.id
  const file = value.fields?.file?.contentType
  return rules.flatMap(({ linkContentType, linkMimetypeGroup }) => [
    ...(linkContentType && type !== undefined && !linkContentType.includes(type) ? [`links to a ${type}`] : []),
    ...(linkMimetypeGroup && !linkMimetypeGroup.includes(file === 'application/pdf' ? 'pdfdocument' : 'image')
      ? [`is a ${file}`]
      : []),
  ])
}

const everywhere = new Set(['paragraph', 'text', 'list-item'])

function richTextDeviations(rules: readonly Validation[], value: unknown): string[] {
  const nodes = new Set(rules.flatMap(({ enabledNodeTypes }) => enabledNodeTypes ?? []))
  const marks = new Set(rules.flatMap(({ enabledMarks }) => enabledMarks ?? []))
  const targets = Object.assign({}, ...rules.map((rule) => rule.nodes ?? {})) as Record<string, Validation[]>
  if (!isNode(value) || value.nodeType !== 'document') return ['is not a rich text document']
  const walk = (node: unknown): string[] => {
    if (!isNode(node)) return ['has a node that is none']
    const { nodeType, data, content = [] } = node
    return [
      ...(everywhere.has(nodeType) || nodes.has(nodeType) ? [] : [`has a ${nodeType}`]),
      ...(node.marks ?? []).flatMap(({ type }) => (marks.has(type) ? [] : [`has ${type} text`])),
      ...(data?.target === undefined
        ? []
        : linkDeviations(nodeType.startsWith('asset') ? 'Asset' : 'Entry', targets[nodeType] ?? [], data.target)),
      ...content.flatMap(walk),
    ]
  }
  return (value.content ?? []).flatMap(walk)
}

interface Node {
  nodeType: string
  data?: { target?: unknown }
  content?: unknown[]
  marks?: { type: string }[]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'nodeType' in value && typeof value.nodeType === 'string'
}

function isLinked(value: unknown): value is Linked {
  return typeof value === 'object' && value !== null && 'sys' in value
}
