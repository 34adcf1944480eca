import type { Json } from '@clubhouse/schemas/load-document'

/** What is wrong with a part of the model: the keys of the part, below that of the field, and what to say. */
export interface Fault {
  keys: readonly (string | number)[]
  message: string
}
type JsonMap = { readonly [key: string]: Json }

const fieldTypes = new Set(
  'Symbol Text Integer Number Date Boolean Object Location RichText Link ResourceLink Array'.split(' '),
)
const text = ['Symbol', 'Text']
const numeric = ['Integer', 'Number']
/** Which fields each validation of the provider may stand on; `Asset` and `Entry` are links to these. */
const validationKinds: Readonly<Record<string, readonly string[]>> = {
  in: [...text, ...numeric],
  unique: [...text, ...numeric, 'Date'],
  regexp: text,
  prohibitRegexp: text,
  size: [...text, 'Array', 'RichText', 'Object'],
  range: numeric,
  dateRange: ['Date'],
  linkContentType: ['Entry'],
  linkMimetypeGroup: ['Asset'],
  assetFileSize: ['Asset'],
  assetImageDimensions: ['Asset'],
  enabledNodeTypes: ['RichText'],
  enabledMarks: ['RichText'],
  nodes: ['RichText'],
}
const mimetypeGroups = new Set(
  'attachment plaintext image audio video richtext presentation spreadsheet pdfdocument archive code markup'.split(' '),
)
const nodeTypes = new Set(
  (
    'heading-1 heading-2 heading-3 heading-4 heading-5 heading-6 ordered-list unordered-list hr blockquote table ' +
    'embedded-entry-block embedded-asset-block embedded-resource-block embedded-entry-inline ' +
    'embedded-resource-inline hyperlink entry-hyperlink asset-hyperlink resource-hyperlink'
  ).split(' '),
)
const marks = new Set('bold italic underline code superscript subscript strikethrough'.split(' '))
/** How many values the provider lets a field be limited to. */
const mostListed = 50

/** What the provider would refuse about a field; `types` are the content types there are. */
export function fieldFaults(field: JsonMap, types: ReadonlySet<string>): Fault[] {
  const { type, linkType, items } = field
  if (typeof type !== 'string' || !fieldTypes.has(type))
    return [{ keys: ['type'], message: `the field type ${shown(type)} is unknown` }]
  const faults: Fault[] = []
  if (type === 'Link' && linkType !== 'Entry' && linkType !== 'Asset')
    faults.push({ keys: ['linkType'], message: 'a link needs the linkType Entry or Asset' })
  if (type !== 'Link' && linkType !== undefined)
    faults.push({ keys: ['linkType'], message: `a field of type ${type} has no linkType` })
  if (type === 'Array') faults.push(...itemFaults(items, types))
  else if (items !== undefined) faults.push({ keys: ['items'], message: `a field of type ${type} has no items` })
  const kind = type === 'Link' && typeof linkType === 'string' ? linkType : type
  return [...faults, ...below(['validations'], validationFaults(field['validations'], types, kind))]
}

function itemFaults(items: Json | undefined, types: ReadonlySet<string>): Fault[] {
  if (!isMap(items)) return [{ keys: [], message: 'a list needs items' }]
  const { type, linkType } = items
  const kind = type === 'Link' ? linkType : type
  if (kind !== 'Symbol' && kind !== 'Entry' && kind !== 'Asset')
    return [
      { keys: ['items'], message: 'the items of a list are of type Symbol, or of type Link to an Entry or an Asset' },
    ]
  return below(['items', 'validations'], validationFaults(items['validations'], types, kind))
}

/** The keys are below the list of validations. */
function validationFaults(validations: Json | undefined, types: ReadonlySet<string>, kind: string): Fault[] {
  if (validations === undefined) return []
  if (!Array.isArray(validations)) return [{ keys: [], message: 'validations are a list' }]
  return validations.flatMap((validation, index) =>
    isMap(validation)
      ? Object.entries(validation).flatMap(([name, value]) =>
          name === 'message' ? [] : below([index, name], oneValidation(name, value, kind, types)),
        )
      : [{ keys: [index], message: 'a validation is an object' }],
  )
}

function oneValidation(name: string, value: Json, kind: string, types: ReadonlySet<string>): Fault[] {
  const allowed = validationKinds[name]
  if (allowed === undefined) return [{ keys: [], message: `the validation ${name} is unknown` }]
  if (!allowed.includes(kind)) return [{ keys: [], message: `the validation ${name} cannot stand on ${kind}` }]
  switch (name) {
    case 'in':
      return listFaults(value, (each) => typeof each === (numeric.includes(kind) ? 'number' : 'string'), kind).concat(
        Array.isArray(value) && value.length > mostListed
          ? [{ keys: [], message: `lists ${value.length} values, but the provider takes ${mostListed}` }]
          : [],
      )
    case 'linkContentType':
      return listFaults(value, (each) => typeof each === 'string' && types.has(each), 'content type of the model')
    case 'linkMimetypeGroup':
      return listFaults(value, (each) => typeof each === 'string' && mimetypeGroups.has(each), 'group of files')
    case 'enabledNodeTypes':
      return listFaults(value, (each) => typeof each === 'string' && nodeTypes.has(each), 'kind of node')
    case 'enabledMarks':
      return listFaults(value, (each) => typeof each === 'string' && marks.has(each), 'mark')
    case 'regexp':
    case 'prohibitRegexp':
      return isMap(value) && isPattern(value['pattern'])
        ? []
        : [{ keys: [], message: 'needs a pattern that is a regular expression' }]
    case 'size':
    case 'range':
      return isRange(value) ? [] : [{ keys: [], message: 'needs a min, a max or both, the smaller first' }]
    case 'nodes':
      return isMap(value)
        ? Object.entries(value).flatMap(([node, rules]) =>
            below([node], validationFaults(rules, types, node.includes('entry') ? 'Entry' : 'RichText')),
          )
        : [{ keys: [], message: 'nodes are an object' }]
    default:
      return []
  }
}

function listFaults(value: Json, isGood: (each: Json) => boolean, what: string): Fault[] {
  if (!Array.isArray(value) || value.length === 0) return [{ keys: [], message: 'needs a list that is not empty' }]
  return value.flatMap((each, index) => {
    if (!isGood(each)) return [{ keys: [index], message: `${shown(each)} is no ${what}` }]
    return value.indexOf(each) === index ? [] : [{ keys: [index], message: `${shown(each)} stands here twice` }]
  })
}

function isPattern(value: Json | undefined): boolean {
  try {
    return typeof value === 'string' && new RegExp(value).source !== ''
  } catch {
    return false
  }
}

function isRange(value: Json): boolean {
  if (!isMap(value)) return false
  const { min, max } = value
  const bounds = [min, max].filter((bound) => bound !== undefined && bound !== null)
  if (bounds.length === 0 || bounds.some((bound) => typeof bound !== 'number')) return false
  return typeof min !== 'number' || typeof max !== 'number' || min <= max
}

function below(keys: readonly (string | number)[], faults: readonly Fault[]): Fault[] {
  return faults.map((fault) => ({ ...fault, keys: [...keys, ...fault.keys] }))
}

export function isMap(value: Json | undefined): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function shown(value: Json | undefined): string {
  return value === undefined ? 'that is missing' : typeof value === 'string' ? value : JSON.stringify(value)
}
