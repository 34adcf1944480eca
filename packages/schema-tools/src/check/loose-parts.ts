import { asArray, asObject, type Part } from './parts.ts'

const textLimits = ['maxLength', 'enum', 'const', 'format', 'pattern']

/**
 * What a client could send without limit: texts without a length, format or list of values, numbers without bounds,
 * lists without a greatest size, objects that take any field. `schema` has its references resolved.
 */
export function findLooseParts(schema: Part, at = ''): string[] {
  const part = asObject(schema)
  const where = at === '' ? 'it' : at
  const branches = ['oneOf', 'anyOf', 'allOf'].flatMap((key) => asArray(part[key]))
  const found = branches.flatMap((branch) => findLooseParts(branch, at))
  const types = Array.isArray(part['type']) ? part['type'] : [part['type']]
  if (part['enum'] !== undefined || part['const'] !== undefined) return found
  if (types.includes('string') && !textLimits.some((key) => key in part)) found.push(`${where} is a text without limit`)
  if (types.includes('integer') || types.includes('number')) {
    if (part['minimum'] === undefined && part['exclusiveMinimum'] === undefined) found.push(`${where} has no minimum`)
    if (part['maximum'] === undefined && part['exclusiveMaximum'] === undefined) found.push(`${where} has no maximum`)
  }
  if (types.includes('array')) {
    if (part['maxItems'] === undefined) found.push(`${where} is a list without maxItems`)
    found.push(...findLooseParts(part['items'], `${at}[]`))
  }
  if (types.includes('object') || part['properties'] !== undefined) {
    const rest = part['additionalProperties']
    if (rest === undefined || rest === true) {
      if (part['unevaluatedProperties'] !== false) found.push(`${where} takes fields that nobody knows`)
    } else if (rest !== false) {
      if (part['maxProperties'] === undefined) found.push(`${where} is a map without maxProperties`)
      found.push(...findLooseParts(rest, `${at}.*`))
    }
    for (const [name, property] of Object.entries(asObject(part['properties'])))
      found.push(...findLooseParts(property, at === '' ? name : `${at}.${name}`))
  }
  return found
}
