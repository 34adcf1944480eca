import { contentClientConfiguration } from '@clubhouse/content-client/configure'
import { control } from './connect-app.ts'

/** Addresses that nothing may have; all their spellings stand in the design system's own table. */
const hostile = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'intent://scan/#Intent;scheme=zxing;end',
  'blob:https://club.example/1',
  'file:///etc/passwd',
  'ws://club.example/',
  'https://club.example@evil.example/',
  '//club.example@evil.example/',
]

const holdsAddress =
  /\s(?:href|xlink:href|src|srcset|imagesrcset|action|formaction|poster|data|background|ping|content)="([^"]*)"/gi

/** Makes the content service answer a page of the sample content with hostile addresses only; returns how many. */
export async function answerHostilePage(slug: string): Promise<number> {
  let count = 0
  const next = () => hostile[count++ % hostile.length] ?? ''
  const body = poisoned(await pageOf(slug), next)
  await control.addFault({ operationId: 'content.page', times: 20, status: 200, body })
  return count
}

/** The attributes in markup that hold an address with a scheme or a name that nothing may have, as a browser reads it. */
export function hostileIn(html: string): string[] {
  return [...html.matchAll(holdsAddress)]
    .map(([attribute, value = '']) => ({ attribute, addresses: unescaped(value).split(', ') }))
    .filter(({ addresses }) => addresses.some(isHostile))
    .map(({ attribute }) => attribute.trim())
}

function poisoned(value: unknown, next: () => string): unknown {
  if (typeof value === 'string')
    return /^(?:https?:\/)?\//.test(value)
      ? next()
      : value.replaceAll(/\b(src|href)="[^"]*"/g, (_, name) => `${name}="${next()}"`)
  if (Array.isArray(value)) return value.map((each: unknown) => poisoned(each, next))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, poisoned(each, next)]))
}

/** As the content service delivers it. */
async function pageOf(slug: string): Promise<unknown> {
  const { url, space, environment, token } = contentClientConfiguration()
  const query = new URLSearchParams({ content_type: 'page', 'fields.slug': slug, locale: 'en-GB', include: '10' })
  const answer = await fetch(`${url}/spaces/${space}/environments/${environment}/entries?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.json()
}

function isHostile(address: string): boolean {
  const here = 'https://club.example'
  if (address.startsWith('data:image/') || !URL.canParse(address, here)) return false
  const { protocol, username } = new URL(address, here)
  return !['https:', 'http:', 'mailto:', 'tel:'].includes(protocol) || username !== ''
}

function unescaped(value: string): string {
  return value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
