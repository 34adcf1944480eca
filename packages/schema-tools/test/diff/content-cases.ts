/** What changes in the content model mean: before and after of one field, one content type or the locales. */
export interface ContentCase {
  title: string
  /** A field of the type `banner`, its fields, all content types, or all locales. */
  at: 'field' | 'fields' | 'types' | 'locales'
  before: string
  after: string
  want: readonly string[]
}

const plain = '"id": "headline", "type": "Symbol", "required": true'

export const contentCases: readonly ContentCase[] = [
  {
    title: 'a content type comes',
    at: 'types',
    before: '[]',
    after: '[{ "sys": { "id": "banner" }, "fields": [] }]',
    want: ['safe answer type-added'],
  },
  {
    title: 'a content type goes',
    at: 'types',
    before: '[{ "sys": { "id": "banner" }, "fields": [] }]',
    after: '[]',
    want: ['breaking answer type-removed'],
  },
  {
    title: 'a field comes',
    at: 'fields',
    before: `[{ ${plain} }]`,
    after: `[{ ${plain} }, { "id": "body", "type": "Text" }]`,
    want: ['safe answer field-added'],
  },
  {
    title: 'a field goes',
    at: 'fields',
    before: `[{ ${plain} }, { "id": "body", "type": "Text" }]`,
    after: `[{ ${plain} }]`,
    want: ['breaking answer field-removed'],
  },
  {
    title: 'fields stand in another order under other labels',
    at: 'fields',
    before: `[{ ${plain}, "name": "Headline" }, { "id": "body", "type": "Text" }]`,
    after: `[{ "id": "body", "type": "Text" }, { ${plain}, "name": "The headline" }]`,
    want: [],
  },
  {
    title: 'a field has another type',
    at: 'field',
    before: '{ "id": "body", "type": "Text" }',
    after: '{ "id": "body", "type": "RichText" }',
    want: ['breaking answer field-type-changed'],
  },
  {
    title: 'one link becomes a list of links',
    at: 'field',
    before: '{ "id": "hero", "type": "Link", "linkType": "Entry" }',
    after: '{ "id": "hero", "type": "Array", "items": { "type": "Link", "linkType": "Entry" } }',
    want: ['breaking answer field-type-changed'],
  },
  {
    title: 'a link to a picture becomes a link to an entry',
    at: 'field',
    before: '{ "id": "hero", "type": "Link", "linkType": "Asset" }',
    after: '{ "id": "hero", "type": "Link", "linkType": "Entry" }',
    want: ['breaking answer field-type-changed'],
  },
  {
    title: 'a field becomes optional',
    at: 'field',
    before: `{ ${plain} }`,
    after: '{ "id": "headline", "type": "Symbol", "required": false }',
    want: ['breaking answer field-became-optional'],
  },
  {
    title: 'a field becomes required',
    at: 'field',
    before: '{ "id": "headline", "type": "Symbol" }',
    after: `{ ${plain} }`,
    want: ['safe answer field-became-required'],
  },
  {
    title: 'a field is written for each locale',
    at: 'field',
    before: `{ ${plain}, "localized": false }`,
    after: `{ ${plain}, "localized": true }`,
    want: ['risky answer field-became-localized'],
  },
  {
    title: 'a field is written once for all locales',
    at: 'field',
    before: `{ ${plain}, "localized": true }`,
    after: `{ ${plain}, "localized": false }`,
    want: ['risky answer field-no-longer-localized'],
  },
  {
    title: 'a field is not delivered any more',
    at: 'field',
    before: `{ ${plain} }`,
    after: `{ ${plain}, "omitted": true }`,
    want: ['breaking answer field-omitted'],
  },
  {
    title: 'a field is delivered',
    at: 'field',
    before: `{ ${plain}, "omitted": true }`,
    after: `{ ${plain} }`,
    want: ['safe answer field-delivered'],
  },
  {
    title: 'a field is hidden from editors',
    at: 'field',
    before: `{ ${plain} }`,
    after: `{ ${plain}, "disabled": true }`,
    want: ['safe answer field-disabled'],
  },
  {
    title: 'a field is shown to editors',
    at: 'field',
    before: `{ ${plain}, "disabled": true }`,
    after: `{ ${plain} }`,
    want: ['safe answer field-enabled'],
  },
  {
    title: 'editors may choose a new value and no longer an old one',
    at: 'field',
    before: `{ ${plain}, "validations": [{ "in": ["hero", "marketing"] }] }`,
    after: `{ ${plain}, "validations": [{ "in": ["hero", "teaser"] }] }`,
    want: ['risky answer value-added', 'safe answer value-removed'],
  },
  {
    title: 'editors choose from a list',
    at: 'field',
    before: `{ ${plain} }`,
    after: `{ ${plain}, "validations": [{ "in": ["hero"] }] }`,
    want: ['safe answer values-limited'],
  },
  {
    title: 'editors may write anything',
    at: 'field',
    before: `{ ${plain}, "validations": [{ "in": ["hero"] }] }`,
    after: `{ ${plain}, "validations": [] }`,
    want: ['risky answer values-freed'],
  },
  {
    title: 'a list may hold entries of a new type',
    at: 'field',
    before:
      '{ "id": "blocks", "type": "Array", "items": { "type": "Link", "linkType": "Entry", "validations": [{ "linkContentType": ["faq"] }] } }',
    after:
      '{ "id": "blocks", "type": "Array", "items": { "type": "Link", "linkType": "Entry", "validations": [{ "linkContentType": ["faq", "map"] }] } }',
    want: ['risky answer link-type-added'],
  },
  {
    title: 'a list no longer holds entries of a type',
    at: 'field',
    before:
      '{ "id": "blocks", "type": "Array", "items": { "type": "Link", "linkType": "Entry", "validations": [{ "linkContentType": ["faq", "map"] }] } }',
    after:
      '{ "id": "blocks", "type": "Array", "items": { "type": "Link", "linkType": "Entry", "validations": [{ "linkContentType": ["faq"] }] } }',
    want: ['safe answer link-type-removed'],
  },
  {
    title: 'a link leads to entries of some types',
    at: 'field',
    before: '{ "id": "hero", "type": "Link", "linkType": "Entry" }',
    after: '{ "id": "hero", "type": "Link", "linkType": "Entry", "validations": [{ "linkContentType": ["faq"] }] }',
    want: ['safe answer link-types-limited'],
  },
  {
    title: 'a link leads to entries of any type',
    at: 'field',
    before: '{ "id": "hero", "type": "Link", "linkType": "Entry", "validations": [{ "linkContentType": ["faq"] }] }',
    after: '{ "id": "hero", "type": "Link", "linkType": "Entry" }',
    want: ['risky answer link-types-freed'],
  },
  {
    title: 'a text may be longer',
    at: 'field',
    before: `{ ${plain}, "validations": [{ "size": { "max": 60 } }] }`,
    after: `{ ${plain}, "validations": [{ "size": { "max": 90 } }] }`,
    want: ['risky answer limit-loosened'],
  },
  {
    title: 'a text must be shorter',
    at: 'field',
    before: `{ ${plain}, "validations": [{ "size": { "min": 1, "max": 60 } }] }`,
    after: `{ ${plain}, "validations": [{ "size": { "min": 1, "max": 40 } }] }`,
    want: ['safe answer limit-tightened'],
  },
  {
    title: 'the texts of a list may be longer',
    at: 'field',
    before:
      '{ "id": "tags", "type": "Array", "items": { "type": "Symbol", "validations": [{ "size": { "max": 20 } }] }, "validations": [{ "size": { "max": 5 } }] }',
    after:
      '{ "id": "tags", "type": "Array", "items": { "type": "Symbol", "validations": [{ "size": { "max": 40 } }] }, "validations": [{ "size": { "max": 5 } }] }',
    want: ['risky answer limit-loosened'],
  },
  {
    title: 'a list holds fewer texts',
    at: 'field',
    before:
      '{ "id": "tags", "type": "Array", "items": { "type": "Symbol", "validations": [{ "size": { "max": 20 } }] }, "validations": [{ "size": { "max": 5 } }] }',
    after:
      '{ "id": "tags", "type": "Array", "items": { "type": "Symbol", "validations": [{ "size": { "max": 20 } }] }, "validations": [{ "size": { "max": 3 } }] }',
    want: ['safe answer limit-tightened'],
  },
  {
    title: 'a text has another pattern',
    at: 'field',
    before: `{ ${plain}, "validations": [{ "regexp": { "pattern": "^a" } }] }`,
    after: `{ ${plain}, "validations": [{ "regexp": { "pattern": "^b" } }] }`,
    want: ['risky answer limit-loosened'],
  },
  {
    title: 'formatted text may hold tables',
    at: 'field',
    before: '{ "id": "body", "type": "RichText", "validations": [{ "enabledNodeTypes": ["hr"] }] }',
    after: '{ "id": "body", "type": "RichText", "validations": [{ "enabledNodeTypes": ["hr", "table"] }] }',
    want: ['risky answer limit-loosened'],
  },
  {
    title: 'a slug is unique',
    at: 'field',
    before: `{ ${plain} }`,
    after: `{ ${plain}, "validations": [{ "unique": true }] }`,
    want: ['safe answer became-unique'],
  },
  {
    title: 'a slug is not unique any more',
    at: 'field',
    before: `{ ${plain}, "validations": [{ "unique": true }] }`,
    after: `{ ${plain} }`,
    want: ['risky answer no-longer-unique'],
  },
  {
    title: 'a locale comes',
    at: 'locales',
    before: '[{ "code": "en-GB", "default": true }]',
    after: '[{ "code": "en-GB", "default": true }, { "code": "en-US", "fallbackCode": "en-GB" }]',
    want: ['safe answer locale-added'],
  },
  {
    title: 'a locale goes',
    at: 'locales',
    before: '[{ "code": "en-GB", "default": true }, { "code": "en-US" }]',
    after: '[{ "code": "en-GB", "default": true }]',
    want: ['breaking answer locale-removed'],
  },
  {
    title: 'another locale is the default',
    at: 'locales',
    before: '[{ "code": "en-GB", "default": true }, { "code": "en-US" }]',
    after: '[{ "code": "en-GB" }, { "code": "en-US", "default": true }]',
    want: ['breaking answer default-locale-changed'],
  },
  {
    title: 'a locale falls back to nothing',
    at: 'locales',
    before: '[{ "code": "en-US", "fallbackCode": "en-GB" }]',
    after: '[{ "code": "en-US", "fallbackCode": null }]',
    want: ['risky answer fallback-changed'],
  },
  {
    title: 'required fields may be empty in a locale',
    at: 'locales',
    before: '[{ "code": "en-US" }]',
    after: '[{ "code": "en-US", "optional": true }]',
    want: ['risky answer locale-became-optional'],
  },
  {
    title: 'required fields are filled in a locale',
    at: 'locales',
    before: '[{ "code": "en-US", "optional": true }]',
    after: '[{ "code": "en-US" }]',
    want: ['safe answer locale-became-required'],
  },
]
