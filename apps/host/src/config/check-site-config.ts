import type { SiteConfig } from './site-config.ts'

/** What a value must be, and the words for it. */
type Kind = 'text' | 'address' | 'origin' | 'origins' | 'addresses' | 'stripe-key'

const words: Readonly<Record<Kind, string>> = {
  text: 'a text that is not empty',
  address: 'an address that begins with https:// or http://',
  origin: 'an origin, such as https://club.example, without a path',
  origins: 'a list of origins that begin with https://, without a path',
  addresses: 'a list of addresses that begin with https:// or http://',
  'stripe-key':
    'the publishable key of the payment provider, which begins with pk_; a secret key must never stand here',
}

const required: Readonly<Record<string, Kind>> = {
  environment: 'text',
  productName: 'text',
  clubName: 'text',
  origin: 'origin',
  ...all('hosts', ['club', 'discovery', 'b2c', 'referral', 'flights', 'content', 'images'], 'address'),
  'identity.authority': 'address',
  'identity.clientId': 'text',
  ...all('content', ['space', 'environment', 'token'], 'text'),
  featuresProject: 'text',
  referralWidget: 'address',
  ...all('links', ['appStore', 'playStore', 'help', 'groupSite', 'buyPoints', 'giftPoints'], 'address'),
  ...all('links', ['transferPoints', 'flightCheckout', 'accountSettings', 'deleteAccount'], 'address'),
}

/** What may be missing, and what else must be there when its parent is. */
const optional: Readonly<Record<string, Kind>> = {
  theme: 'text',
  'content.previewUrl': 'address',
  'payments.frames': 'addresses',
  ...all('services', ['analytics', 'monitoring', 'messaging', 'personalisation'], 'address'),
  ...all('links', ['creditCardPartner', 'cardApplication'], 'address'),
}
const together: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  embeds: { 'embeds.frames': 'origins', 'embeds.scripts': 'origins' },
  payments: { 'payments.script': 'address', 'payments.publishableKey': 'stripe-key' },
}

export type CheckedConfig = { kind: 'right'; config: SiteConfig } | { kind: 'wrong'; problems: string[] }

/** Checks what `config.json` holds; each problem is a sentence that names the field and what it must be. */
export function checkSiteConfig(value: unknown): CheckedConfig {
  if (!isObject(value)) return { kind: 'wrong', problems: ['It must be an object: { "origin": … }.'] }
  const problems = [
    ...Object.entries(required).flatMap(([path, kind]) => problemOf(value, path, kind, true)),
    ...Object.entries(optional).flatMap(([path, kind]) => problemOf(value, path, kind, false)),
    ...Object.entries(together).flatMap(([parent, fields]) =>
      valueAt(value, parent) === undefined
        ? []
        : Object.entries(fields).flatMap(([path, kind]) => problemOf(value, path, kind, true)),
    ),
    ...mixedContentIn(value),
  ]
  return problems.length > 0 ? { kind: 'wrong', problems } : { kind: 'right', config: value as unknown as SiteConfig }
}

function problemOf(config: unknown, path: string, kind: Kind, isRequired: boolean): string[] {
  const value = valueAt(config, path)
  if (value === undefined) return isRequired ? [`"${path}" is missing; it must be ${words[kind]}.`] : []
  return is(kind, value) ? [] : [`"${path}" must be ${words[kind]}, but is ${shortened(value)}.`]
}

/** Returns what a page that came over https may not load: browsers ask for it over https instead, where nothing answers. */
function mixedContentIn(config: unknown): string[] {
  const origin = valueAt(config, 'origin')
  if (typeof origin !== 'string' || !origin.startsWith('https:')) return []
  return Object.keys({ ...required, ...optional, ...Object.assign({}, ...Object.values(together)) })
    .filter((path) => !path.startsWith('links.') && [valueAt(config, path)].flat().some(isPlainHttp))
    .map(
      (path) => `"${path}" must begin with https://, since "origin" does: browsers load nothing else into its pages.`,
    )
}

function isPlainHttp(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('http:')
}

function is(kind: Kind, value: unknown): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string' && value.trim() !== ''
    case 'address':
      return isAddress(value)
    case 'origin':
      return isAddress(value) && new URL(value).origin === value
    case 'origins':
      return Array.isArray(value) && value.every((each) => isAddress(each) && /^https:\/\/[\w.-]+(?::\d+)?$/.test(each))
    case 'addresses':
      return Array.isArray(value) && value.every(isAddress)
    case 'stripe-key':
      return typeof value === 'string' && /^pk_\w+$/.test(value)
  }
}

/** Addresses stand in headers: what would end a rule of the policy, or a header, is none. */
function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/[^\s;,'"\\]+$/.test(value) && URL.canParse(value)
}

function valueAt(config: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), config)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

function all(parent: string, names: readonly string[], kind: Kind): Record<string, Kind> {
  return Object.fromEntries(names.map((name) => [`${parent}.${name}`, kind]))
}
