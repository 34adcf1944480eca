import type { Json } from '@clubhouse/schemas/load-document'
import { asArray, asObject, isEqual } from '../json-schema/schema-document.ts'
import type { ContentField } from './content-model.ts'
import type { FieldFound } from './diff-content.ts'

/** What editors may put into a field; where they may put in more, the app may meet more. */
export function compareValidations(base: ContentField, head: ContentField, say: FieldFound): void {
  const names = new Set([...base.validations.keys(), ...head.validations.keys()])
  for (const name of names) {
    const was = base.validations.get(name)
    const is = head.validations.get(name)
    if (isEqual(was, is)) continue
    const rule = name.replace('items.', '')
    if (rule === 'in') compareList(was, is, say, 'value')
    else if (rule === 'linkContentType') compareList(was, is, say, 'link-type')
    else if (rule === 'unique')
      say(is === true ? 'became-unique' : 'no-longer-unique', `is ${is === true ? '' : 'not '}unique.`)
    else if (rule !== 'message') compareLimit(name, was, is, say)
  }
}

/** A list of what may be chosen; without one anything may be. */
function compareList(was: Json | undefined, is: Json | undefined, say: FieldFound, what: 'value' | 'link-type'): void {
  const text = (values: readonly Json[]) => values.map((value) => `\`${String(value)}\``).join(', ')
  const [before, after] = [asArray(was), asArray(is)]
  if (was === undefined) say(`${what}s-limited`, `holds ${text(after)} only.`)
  else if (is === undefined) say(`${what}s-freed`, `held ${text(before)} only and may hold anything.`)
  else {
    const removed = before.filter((value) => !after.includes(value))
    const added = after.filter((value) => !before.includes(value))
    if (removed.length > 0) say(`${what}-removed`, `lost ${text(removed)}.`)
    if (added.length > 0) say(`${what}-added`, `gained ${text(added)}.`)
  }
}

/** Anything that is not sure to let less through counts as letting more through. */
function compareLimit(name: string, was: Json | undefined, is: Json | undefined, say: FieldFound): void {
  const message = `has ${JSON.stringify(is) ?? 'none'} for \`${name}\`, and had ${JSON.stringify(was) ?? 'none'}.`
  say(isTighter(was, is) ? 'limit-tightened' : 'limit-loosened', message)
}

function isTighter(was: Json | undefined, is: Json | undefined): boolean {
  if (was === undefined) return true
  if (is === undefined) return false
  if (Array.isArray(was) && Array.isArray(is)) return is.every((value) => was.includes(value))
  const [before, after] = [asObject(was), asObject(is)]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return (
    keys.size > 0 &&
    [...keys].every((key) => {
      const [one, other] = [before[key], after[key]]
      if (isEqual(one, other) || one == null) return true
      if (typeof one !== 'number' || typeof other !== 'number') return false
      return key === 'min' ? other >= one : other <= one
    })
  )
}
