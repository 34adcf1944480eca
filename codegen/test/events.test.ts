import { readJsonFile } from '@clubhouse/schemas/locate-json'
import { describe, expect, test } from 'vitest'
import { generateEvents, renderTrack } from '../src/events/events.ts'

const sourceOf = (text: string) => ({ read: () => text, list: () => [] })
const meta = readJsonFile('events/tracking-plan.meta.json')
const fileOf = (plan: object) => readJsonFile('events/tracking-plan.json', sourceOf(JSON.stringify(plan, null, 2)))

const signIn = {
  description: 'Somebody is in.',
  'x-requirements': ['ANL-02'],
  destination: 'analytics',
  consent: 'analytics',
  properties: { type: 'object', additionalProperties: false, required: [], properties: {} },
}
const pageError = {
  description: 'It broke.',
  'x-requirements': ['ERR-40', 'ANL-05'],
  destination: 'monitoring',
  consent: 'functional',
  properties: {
    type: 'object',
    required: ['code', 'slug'],
    properties: {
      code: { description: 'Status.', type: 'integer', default: 404 },
      slug: { $ref: '#/$defs/Slug' },
      tags: { type: 'array', items: { type: 'string' } },
    },
  },
}
const slug = { description: 'Where.', type: 'string' }

test('each event becomes a type and a function [ANL-02] [ERR-40]', () => {
  expect(
    renderTrack(fileOf({ $defs: { Slug: slug }, events: { sign_in: signIn, 'page-error': pageError } }), meta),
  ).toBe(
    `// Generated from schemas/events/tracking-plan.json by \`npm run codegen\`. Do not edit.

import { raise } from '../runtime/configure.ts'

/** Where. */
export type Slug = string

export type SignInProperties = Readonly<Record<string, never>>

/** Somebody is in. [ANL-02] */
export interface SignIn {
  name: 'sign_in'
  destination: 'analytics'
  consent: 'analytics'
  properties: SignInProperties
}

/** Somebody is in. [ANL-02] */
export function signIn(): void {
  raise({ name: 'sign_in', destination: 'analytics', consent: 'analytics', properties: {} })
}

export type PageErrorProperties = {
  /** Status. By default 404. */
  code: number
  slug: Slug
  tags?: readonly string[]
}

/** It broke. [ERR-40, ANL-05] */
export interface PageError {
  name: 'page-error'
  destination: 'monitoring'
  consent: 'functional'
  properties: PageErrorProperties
}

/** It broke. [ERR-40, ANL-05] */
export function pageError(properties: Omit<PageErrorProperties, 'code'> & Partial<Pick<PageErrorProperties, 'code'>>): void {
  raise({ name: 'page-error', destination: 'monitoring', consent: 'functional', properties: { code: 404, ...properties } })
}

/** Every event, with who is told of it and the cookie choice without which it is not sent (CKE-01). */
export type TrackedEvent =
  | SignIn
  | PageError
`,
  )
})

test.each([
  ['login', 'login'],
  ['error_404', 'error404'],
  ['page-content-error', 'pageContentError'],
  ['virtual_page_view', 'virtualPageView'],
])('the event %s is raised by %s()', (name, called) => {
  expect(renderTrack(fileOf({ $defs: {}, events: { [name]: signIn } }), meta)).toContain(
    `export function ${called}(): void {`,
  )
})

describe('what is wrong is said by its file and line', () => {
  test.each<[what: string, plan: object, place: string, message: string]>([
    [
      'no destination',
      { $defs: {}, events: { x: { ...signIn, destination: undefined } } },
      '4:10',
      'has no destination',
    ],
    ['no consent', { $defs: {}, events: { x: { ...signIn, consent: '' } } }, '4:10', 'has no consent'],
    [
      'a destination that there is not',
      { $defs: {}, events: { x: { ...signIn, destination: 'mars' } } },
      '9:22',
      'there is no destination mars; it is analytics, monitoring',
    ],
    [
      'a consent that nobody can give',
      { $defs: {}, events: { x: { ...signIn, consent: 'always' } } },
      '10:18',
      'there is no consent always; it is necessary, marketing-advertising, functional, analytics',
    ],
    [
      'a name with a space',
      { $defs: {}, events: { 'sign in': signIn } },
      '4:16',
      'the name "sign in" does not match ^[a-z][a-z0-9_-]{0,63}$',
    ],
    [
      'no properties',
      { $defs: {}, events: { x: { ...signIn, properties: undefined } } },
      '4:10',
      'there is no events/x/properties',
    ],
    [
      'two events of one name',
      { $defs: {}, events: { sign_in: signIn, 'sign-in': signIn } },
      '18:16',
      'there are two types called SignIn',
    ],
    [
      'an event called like a part',
      { $defs: { SignIn: slug }, events: { sign_in: signIn } },
      '9:16',
      'there are two types called SignIn',
    ],
    [
      'a property of no type',
      { $defs: {}, events: { x: { ...signIn, properties: { type: 'object', properties: { a: {} } } } } },
      '14:16',
      'has no type that codegen knows',
    ],
    ['no events', { $defs: {} }, '1:1', 'there is no events'],
  ])('%s', (_what, plan, place, message) => {
    expect(() => renderTrack(fileOf(plan), meta)).toThrow(`schemas/events/tracking-plan.json:${place} ${message}`)
  })

  test('text that is not JSON', () => {
    expect(() => generateEvents(sourceOf('{\n  "events": nothing\n}'))).toThrow(
      'schemas/events/tracking-plan.json:2:13 is not good JSON',
    )
  })
})
