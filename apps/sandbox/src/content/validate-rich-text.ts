import type { Validation } from './content-model.ts'
import { isLink, isObject, type Json } from './content-store.ts'

/** Nodes that every text may have; the others need to be enabled. */
const plainNodes = new Set([
  'document',
  'paragraph',
  'text',
  'list-item',
  'table-row',
  'table-cell',
  'table-header-cell',
])

/** Returns what is wrong with a rich text; `typeOf` returns the content type of an entry by its id. */
export function richTextFaults(
  value: Json,
  validations: readonly Validation[],
  typeOf: (id: string) => string | undefined,
): readonly string[] {
  if (!isObject(value) || value['nodeType'] !== 'document') return ['is not a rich text document']
  const nodes = validations.find(({ enabledNodeTypes }) => enabledNodeTypes)?.enabledNodeTypes
  const marks = validations.find(({ enabledMarks }) => enabledMarks)?.enabledMarks
  const rules = validations.find(({ nodes: each }) => each)?.nodes ?? {}
  return nodeFaults(value)

  function nodeFaults(node: Json): readonly string[] {
    if (!isObject(node) || typeof node['nodeType'] !== 'string') return ['has a node that is none']
    const { nodeType, data } = node
    const target = isObject(data) ? data['target'] : undefined
    const type = target !== undefined && isLink(target) ? typeOf(target.sys.id) : undefined
    const allowed = rules[nodeType]?.flatMap(({ linkContentType = [] }) => linkContentType)
    return [
      ...(nodes && !plainNodes.has(nodeType) && !nodes.includes(nodeType) ? [`may not have a ${nodeType}`] : []),
      ...(type !== undefined && allowed && !allowed.includes(type)
        ? [`has a ${nodeType} to a ${type}, but may only have ${allowed.join(', ')}`]
        : []),
      ...listOf(node['marks']).flatMap((mark) => {
        const name = isObject(mark) ? mark['type'] : undefined
        return marks && !(typeof name === 'string' && marks.includes(name)) ? [`may not have ${String(name)} text`] : []
      }),
      ...listOf(node['content']).flatMap(nodeFaults),
    ]
  }
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}
