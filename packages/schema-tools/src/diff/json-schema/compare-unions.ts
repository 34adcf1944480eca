import { matchItems } from '../match.ts'
import type { ComparedSchema, Down, SchemaPair } from './compare-schemas.ts'
import { asObject, isEqual, partAt, type SchemaDocument } from './schema-document.ts'
import { type SchemaView, viewOf } from './schema-view.ts'

interface Member {
  pointer: string
  view: SchemaView
  /** Its name, else the value of the property that tells it from the others, else its types. */
  label: string
}

/**
 * Compares the shapes of two unions; a schema that is none counts as a union of itself. True when one of the two is no
 * union, so that nothing else of it is left to compare.
 */
export function compareUnions(pair: SchemaPair, compared: ComparedSchema, down: Down): boolean {
  const { base, head, subject, found } = compared
  if (base.isNullable !== head.isNullable) {
    if (head.isNullable) found('became-nullable', 'may be null.')
    else found('no-longer-nullable', 'is no longer null.')
  }
  const [before, after] = [membersOf(pair.base, base), membersOf(pair.head, head)]
  const tests = [sameLabel, sameText(pair), sameFields, onlyOnesOfTheirTypes(before, after)]
  const { pairs, removed, added } = matchItems(before, after, tests)
  const wasUnion = base.members.length > 0
  const isUnion = head.members.length > 0
  if (pairs.length === 0 && wasUnion !== isUnion) {
    found(
      'type-changed',
      isUnion ? 'is one of several shapes, none of which it had.' : 'has one shape, which it never had.',
    )
    return true
  }
  for (const [one, other] of pairs) down(one.pointer, other.pointer, nameBelow(subject, other), true)
  for (const { label } of removed) found('union-member-removed', `lost the shape \`${label}\`.`)
  for (const { label } of added) found('union-member-added', `gained the shape \`${label}\`.`)
  const [was, is] = [tagOf(base), tagOf(head)]
  if (wasUnion && isUnion && was !== is)
    found('discriminator-changed', `told its shapes apart by ${was} and does so by ${is}.`, 'discriminator')
  return wasUnion !== isUnion
}

function membersOf(document: SchemaDocument, view: SchemaView): Member[] {
  const pointers = view.members.length > 0 ? view.members : [view.pointer]
  return pointers.map((pointer) => {
    const member = viewOf(document, pointer)
    return { pointer, view: member, label: labelOf(document, member) }
  })
}

function labelOf(document: SchemaDocument, view: SchemaView): string {
  if (view.name !== undefined) return view.name
  for (const [name, pointer] of view.properties) {
    const value = asObject(partAt(document, pointer).value)['const']
    if (value !== undefined) return `${name}: ${String(value)}`
  }
  return [...(view.types ?? ['any'])].sort().join(' or ')
}

/** Shapes without a name or a tag of their own are told apart by what they say. */
function sameLabel(one: Member, other: Member): boolean {
  const isOwn = one.view.name !== undefined || one.label.includes(': ')
  return isOwn && one.label === other.label
}

function sameText({ base, head }: SchemaPair) {
  return (one: Member, other: Member) => isEqual(partAt(base, one.pointer).value, partAt(head, other.pointer).value)
}

/** A shape that gets a name, or another one, still has the fields that tell it from the others. */
function sameFields(one: Member, other: Member): boolean {
  const fields = ({ view }: Member) => [...view.properties.keys()].sort().join()
  return fields(one) !== '' && fields(one) === fields(other)
}

/** The one list and the one list, the one object and the one object. */
function onlyOnesOfTheirTypes(base: readonly Member[], head: readonly Member[]) {
  const typeOf = ({ view }: Member) => [...(view.types ?? [])].sort().join()
  return (one: Member, other: Member) =>
    (one.view.name === undefined || other.view.name === undefined) &&
    typeOf(one) === typeOf(other) &&
    [base, head].every((members) => members.filter((each) => typeOf(each) === typeOf(one)).length <= 1)
}

function nameBelow(subject: string, { view, label }: Member): string {
  return view.name ?? (label.includes(': ') ? `${subject} (${label})` : subject)
}

function tagOf({ keywords }: SchemaView): string {
  const name = asObject(keywords.get('discriminator'))['propertyName']
  return name === undefined ? 'their fields alone' : `\`${String(name)}\``
}
