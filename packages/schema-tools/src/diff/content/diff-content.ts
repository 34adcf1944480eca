import type { SchemaPlace } from '@clubhouse/schemas/load-document'
import type { Change } from '../change.ts'
import { compareValidations } from './compare-validations.ts'
import { type ContentField, type ContentLocale, type ContentModel, type Keys, linkedTypes } from './content-model.ts'
import { type ContentRule, contentRules } from './content-rules.ts'

/** A version of the model, and where its parts are written. */
export interface PlacedModel {
  model: ContentModel
  place: (keys: Keys) => SchemaPlace
}

/** Reports a change of a field. */
export type FieldFound = (rule: ContentRule, message: string) => void

/** Every change between two versions of `content/content-model.json`, for whoever reads entries. */
export function diffContent(base: PlacedModel, head: PlacedModel): Change[] {
  const changes: Change[] = []
  const found = (rule: ContentRule, subject: string, message: string, at: Written) => {
    const [severity, consequence] = contentRules[rule]
    const { keys, revision, type, property } = at
    const place = (revision === 'base' ? base : head).place(keys)
    const touches = (type === undefined ? [] : readersOf(type, base.model, head.model)).map(
      (name) => ({ concept: 'content', name }) as const,
    )
    const change = { rule, severity, side: 'answer', subject, message, consequence, place, revision } as const
    changes.push({ concept: 'content', ...change, touches, types: [], ...(property && { property }) })
  }
  for (const { id, keys } of base.model.types.values()) {
    if (!head.model.types.has(id)) found('type-removed', id, 'was removed.', { keys, revision: 'base', type: id })
  }
  for (const { id, keys, fields } of head.model.types.values()) {
    const before = base.model.types.get(id)
    if (before === undefined) found('type-added', id, 'is new.', { keys, revision: 'head', type: id })
    else compareFields(id, before.fields, fields, found)
  }
  compareLocales(base.model.locales, head.model.locales, found)
  return changes
}

interface Written {
  keys: Keys
  revision: 'base' | 'head'
  type?: string
  property?: string
}

type Found = (rule: ContentRule, subject: string, message: string, at: Written) => void
type Fields = ReadonlyMap<string, ContentField>
type Locales = ReadonlyMap<string, ContentLocale>

function compareFields(type: string, base: Fields, head: Fields, found: Found): void {
  for (const { id, keys } of base.values()) {
    const at = { keys, revision: 'base', type, property: id } as const
    if (!head.has(id)) found('field-removed', `${type}.${id}`, 'was removed.', at)
  }
  for (const field of head.values()) {
    const before = base.get(field.id)
    const at = { keys: field.keys, revision: 'head', type, property: field.id } as const
    const say: FieldFound = (rule, message) => found(rule, `${type}.${field.id}`, message, at)
    if (before === undefined) say('field-added', 'is new.')
    else compareField(before, field, say)
  }
}

function compareField(base: ContentField, head: ContentField, say: FieldFound): void {
  const turned = (key: string) => {
    const [was, is] = [base.value[key] === true, head.value[key] === true]
    return was === is ? undefined : is
  }
  const [isRequired, isLocalized, isOmitted, isDisabled] = ['required', 'localized', 'omitted', 'disabled'].map(turned)
  if (isOmitted !== undefined) {
    if (isOmitted) say('field-omitted', 'is left out of what is delivered.')
    else say('field-delivered', 'is delivered.')
  }
  if (isDisabled !== undefined)
    say(isDisabled ? 'field-disabled' : 'field-enabled', `is ${isDisabled ? 'hidden from' : 'shown to'} editors.`)
  if (isRequired !== undefined)
    say(
      isRequired ? 'field-became-required' : 'field-became-optional',
      `is ${isRequired ? 'required' : 'optional'} now.`,
    )
  if (isLocalized !== undefined) {
    if (isLocalized) say('field-became-localized', 'is written once per locale.')
    else say('field-no-longer-localized', 'is written once for all locales.')
  }
  if (base.type === head.type) compareValidations(base, head, say)
  else say('field-type-changed', `was ${base.type} and is ${head.type}.`)
}

function compareLocales(base: Locales, head: Locales, found: Found): void {
  for (const { code, keys } of base.values()) {
    if (!head.has(code)) found('locale-removed', code, 'was removed.', { keys, revision: 'base' })
  }
  for (const { code, keys, value } of head.values()) {
    const before = base.get(code)?.value
    const at = { keys, revision: 'head' } as const
    if (before === undefined) {
      found('locale-added', code, 'is new.', at)
      continue
    }
    if (before['default'] !== true && value['default'] === true)
      found('default-locale-changed', code, 'is the default now.', at)
    const [was, is] = [before['fallbackCode'] ?? 'nothing', value['fallbackCode'] ?? 'nothing']
    if (was !== is) found('fallback-changed', code, `fell back to ${String(was)} and does to ${String(is)}.`, at)
    const isOptional = value['optional'] === true
    if ((before['optional'] === true) !== isOptional)
      found(
        isOptional ? 'locale-became-optional' : 'locale-became-required',
        code,
        'allows less or more to be empty.',
        at,
      )
  }
}

/** A content type, and every one whose entries lead to its entries, in either version. */
function readersOf(id: string, ...models: readonly ContentModel[]): string[] {
  const readers = new Set([id])
  for (const reader of readers) {
    for (const { types } of models)
      for (const type of types.values()) if (linkedTypes(type).includes(reader)) readers.add(type.id)
  }
  return [...readers].sort()
}
