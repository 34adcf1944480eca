import type { Verdict } from '../change.ts'

/** What a change to the content model means to the app, which only reads. Entries that exist may stay as they are. */
export const contentRules = {
  'type-added': ['safe', 'There is a new content type to read.'],
  'type-removed': ['breaking', 'Its entries are not delivered any more, and its function is gone.'],
  'field-added': ['safe', 'Code may read it; entries that exist do not have it.'],
  'field-removed': ['breaking', 'Code that reads it finds nothing.'],
  'field-omitted': ['breaking', 'It is not delivered any more.'],
  'field-delivered': ['safe', 'Code may read it.'],
  'field-disabled': ['safe', 'Editors cannot change it any more.'],
  'field-enabled': ['safe', 'Editors can change it.'],
  'field-type-changed': ['breaking', 'Code that reads it gets another type.'],
  'field-became-required': ['safe', 'Code can count on it once all entries have it.'],
  'field-became-optional': ['breaking', 'Code that reads it has to cope with its absence.'],
  'field-became-localized': ['risky', 'Each locale has a value of its own, or none.'],
  'field-no-longer-localized': ['risky', 'All locales get the value of the default locale.'],
  'value-added': ['risky', 'Code that reads it meets a value that it does not know.'],
  'value-removed': ['safe', 'Editors cannot choose it any more; entries that exist may hold it.'],
  'values-limited': ['safe', 'Editors choose from a list; entries that exist may hold other values.'],
  'values-freed': ['risky', 'Code that reads it meets values that it does not know.'],
  'link-type-added': ['risky', 'Code that reads it meets entries of a type that it does not know.'],
  'link-type-removed': ['safe', 'Editors cannot link it any more; entries that exist may.'],
  'link-types-limited': ['safe', 'Editors link entries of fewer types.'],
  'link-types-freed': ['risky', 'Code that reads it meets entries of any type.'],
  'limit-tightened': ['safe', 'Code gets less than it is ready for; entries that exist may have more.'],
  'limit-loosened': ['risky', 'Code may get more than there is room for.'],
  'became-unique': ['safe', 'One entry at most answers a lookup by it.'],
  'no-longer-unique': ['risky', 'A lookup by it may answer several entries.'],
  'locale-added': ['safe', 'Content may be asked for in it.'],
  'locale-removed': ['breaking', 'Content that is asked for in it is refused.'],
  'default-locale-changed': ['breaking', 'Content that is asked for without a locale comes in another language.'],
  'fallback-changed': ['risky', 'What is missing in it comes in another language, or not at all.'],
  'locale-became-optional': ['risky', 'Required fields may be missing in it.'],
  'locale-became-required': ['safe', 'Required fields are there in it.'],
} as const satisfies Record<string, Verdict>

export type ContentRule = keyof typeof contentRules
