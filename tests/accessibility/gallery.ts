import type { Locator, Page } from '@playwright/test'
import { quiet } from './quiet.ts'

/** What the gallery tells of a component on its page. */
export type ComponentFacts = {
  readonly component: string
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[]
  readonly accessibilityCriteria: readonly { readonly criterion: string; readonly says: string }[]
  readonly control?: ControlName
  readonly without: Readonly<Record<string, string>>
  readonly exceptions: readonly { readonly what: string; readonly why: string }[]
  readonly examples: readonly ExampleFacts[]
}

export type ExampleFacts = {
  readonly name: string
  readonly state?: string
  readonly isOverlay?: boolean
  readonly interaction?: Interaction
}

export type Interaction = { readonly kind: 'hover' | 'focus' | 'press' | 'open'; readonly control: ControlName }

type ControlName = { readonly role: string; readonly name: string }

export type Look = {
  readonly brand: 'kestrel-red' | 'harbour-blue'
  readonly scheme: 'light' | 'dark'
  readonly contrast: 'normal' | 'more'
}

export const defaultLook: Look = { brand: 'kestrel-red', scheme: 'light', contrast: 'normal' }

/** Every brand in every scheme. */
export const looks: readonly Look[] = (['normal', 'more'] as const).flatMap((contrast) =>
  (['kestrel-red', 'harbour-blue'] as const).flatMap((brand) =>
    (['light', 'dark'] as const).map((scheme) => ({ brand, scheme, contrast })),
  ),
)

/** The address of the gallery, when there is one to test. */
export const galleryUrl = process.env['GALLERY_URL']

/** Where an example is looked at: on a component's page, and alone on its own with what it opens. */
export const stageOnGuide = '[data-stage]'
export const stageAlone = 'body'
/** The first example of a component's page, on which interactions are tried. */
export const firstStageOnGuide = ':nth-child(1 of :has(> [data-stage])) > [data-stage]'

/** Names of all components, as the gallery lists them. */
export async function listComponents(): Promise<readonly string[]> {
  const address = new URL('index.json', base())
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address.href} answers ${answer.status}: is the gallery running?`)
  const { entries } = (await answer.json()) as { entries: Record<string, { title: string; name: string }> }
  const names = Object.values(entries)
    .filter(({ name }) => name === 'Guide')
    .map(({ title }) => title.replace('Components/', ''))
  const wanted = process.env['ONLY_COMPONENTS']?.split(',')
  return wanted === undefined ? names : names.filter((name) => wanted.includes(name))
}

/** Opens a component's page and returns what it says of itself. */
export async function openGuide(page: Page, component: string): Promise<ComponentFacts> {
  await open(page, component, 'guide')
  return JSON.parse((await page.locator('script#component').textContent()) ?? '') as ComponentFacts
}

/** Opens one example alone and does with it what it asks for. */
export async function openExample(page: Page, component: string, example: string): Promise<void> {
  await open(page, component, 'example', `&args=name:${exampleId(example)}`)
  const shown = await page.locator(stageOnGuide).getAttribute('data-stage')
  if (shown !== example) throw new Error(`The gallery shows ${shown} of ${component} in place of ${example}`)
  const interaction = JSON.parse(
    (await page.locator('script#interaction').textContent()) ?? 'null',
  ) as Interaction | null
  if (interaction === null) return
  await interact(page, page.locator('body'), interaction)
  await quiet(page)
}

/** Hovers, focuses or presses on a component's page, where its first example stands first. */
export async function interactOnGuide(page: Page, interaction: Interaction): Promise<void> {
  // Away first: what was pressed is not clicked then.
  await page.mouse.move(0, 0)
  await page.mouse.up()
  await interact(page, page.locator(stageOnGuide).first(), interaction)
  await quiet(page)
}

/** Changes brand, scheme and contrast of the page that is open. */
export async function show(page: Page, { brand, scheme, contrast }: Look): Promise<void> {
  await page.evaluate(
    ([brand, scheme, contrast]) => {
      const { dataset } = document.documentElement
      dataset['theme'] = brand
      dataset['colorScheme'] = scheme
      if (contrast === 'more') dataset['contrast'] = 'more'
      else delete dataset['contrast']
    },
    [brand, scheme, contrast] as const,
  )
  await quiet(page)
}

/** How the gallery looks when nothing was asked of it. */
export function isDefault(look: Look): boolean {
  return nameOf(look) === nameOf(defaultLook)
}

export function nameOf({ brand, scheme, contrast }: Look): string {
  return `${brand}, ${scheme}${contrast === 'more' ? ', more contrast' : ''}`
}

async function open(page: Page, component: string, story: 'guide' | 'example', args = ''): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Two runs of axe on one page disturb each other, so the gallery's own waits to be asked.
  const globals = 'theme:kestrel-red;scheme:light;a11y.manual:!true'
  const id = `components-${component.toLowerCase()}--${story}`
  await page.goto(new URL(`iframe.html?id=${id}&viewMode=story&globals=${globals}${args}`, base()).href)
  const error = page.locator('#error-message')
  const drawn = page.locator('main')
  await drawn
    .or(error.filter({ hasText: /./ }))
    .first()
    .waitFor({ state: 'attached' })
  if ((await drawn.count()) === 0) throw new Error(`The gallery says: ${(await error.textContent()) ?? ''}`)
  await page.evaluate(() => document.fonts.ready)
  await quiet(page)
}

/** An example's name as it stands in an address of the gallery. */
function exampleId(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

async function interact(page: Page, within: Locator, { kind, control }: Interaction): Promise<void> {
  const target = byName(within, control)
  switch (kind) {
    case 'hover':
      await hover(target)
      break
    case 'focus':
      // The ring shows around what has focus once a key was used.
      await page.keyboard.press('Tab')
      await target.focus({ timeout: 10_000 })
      break
    case 'press':
      await hover(target)
      await page.mouse.down()
      break
    case 'open':
      await target.click({ timeout: 10_000 })
      break
    default:
      throw new Error(`No interaction is called ${String(kind satisfies never)}`)
  }
}

/** What shows only while it has focus is focused first. */
async function hover(target: Locator): Promise<void> {
  try {
    await target.hover({ timeout: 2000 })
  } catch {
    await target.focus({ timeout: 2000 })
    await target.hover({ timeout: 2000 })
  }
}

function byName(within: Locator, { role, name }: ControlName): Locator {
  // Roles come from the gallery's data, which the design system holds to its own types.
  return within.getByRole(role as Parameters<Page['getByRole']>[0], { name, exact: true })
}

function base(): string {
  if (galleryUrl === undefined) throw new Error('GALLERY_URL names no gallery')
  return galleryUrl.endsWith('/') ? galleryUrl : `${galleryUrl}/`
}
