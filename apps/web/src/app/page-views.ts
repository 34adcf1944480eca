import type { QueryClient } from '@tanstack/react-query'
import { currentSession } from '#platform/auth/session-store.ts'
import { onConsentChange } from '#platform/consent/consent-store.ts'
import { flagOverrides } from '#platform/flags/flag-overrides.ts'
import { flagsOptions } from '#platform/flags/flag-query.ts'
import { flagDefaults, flagNames } from '#platform/flags/generated/flags.ts'
import { profileOptions } from '#domain/member/api/profile.ts'
import { regionOf } from '#platform/region/regions.ts'
import { basePath } from '#platform/config/base-path.ts'
import { pageTitle } from '#platform/analytics/page-title.ts'
import { trackPageView } from '#platform/analytics/track.ts'

/** How a link from outside names its campaign; the specification does not say. */
const campaignParameters = ['campaignId', 'utm_campaign'] as const

/** The supplier that knows a member in tag management (ANL-07). */
const tagManagement = 'tagManagement'

let isFirst = true
let campaignId: string | undefined
/** The facts about the viewer may take longer for one page than for the next; views are sent in the order of the pages. */
let last: Promise<void> = Promise.resolve()

/**
 * Tracks a page view once the page is rendered and the session is known (ANL-01). `pathname` is without base path.
 * Returns a function that cancels it, for a page that was left before.
 */
export function pageShown(pathname: string, queryClient: QueryClient): () => void {
  const left = new AbortController()
  const trigger = isFirst ? 'page_load' : 'navigation'
  if (isFirst) campaignId = campaignIn(landingSearch())
  const shown = pageTitle(left.signal).then((title) => {
    isFirst = false
    return { title, ...who(queryClient) }
  })
  // A page that was left is no failure.
  shown.catch(() => undefined)
  // A refusal holds for views that are not sent yet, however soon consent comes after it (ANL-01).
  let isRefused = false
  const stopListening = onConsentChange((consent) => {
    if (consent.kind === 'decided' && !consent.choices.analytics) isRefused = true
  })
  const send = async () => {
    const { title, facts } = await shown
    const known = await facts
    if (isRefused) return
    const campaign = campaignId === undefined ? {} : { campaignId }
    const { locale: language, countryCode: viewingRegion } = regionOf(pathname)
    trackPageView({
      path: `${basePath}${pathname}`,
      title,
      trigger,
      language,
      viewingRegion,
      ...campaign,
      ...known,
    })
  }
  last = last
    .then(send)
    .catch((error: unknown) => {
      if (!left.signal.aborted) console.warn('A page view could not be sent', error)
    })
    .finally(stopListening)
  return () => left.abort()
}

/** Returns the query of the visit's first page; there may have been navigations before this was loaded. */
function landingSearch(): string {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- not every environment has it
  const landing = performance.getEntriesByType?.('navigation')[0]?.name ?? ''
  return URL.canParse(landing) ? new URL(landing).search : location.search
}

/** Returns the facts about the viewer at the time when the page is rendered. */
function who(queryClient: QueryClient) {
  const session = currentSession()
  const loggedIn = session.kind === 'authenticated'
  const facts = Promise.all([
    loggedIn ? tagManagerId(queryClient) : undefined,
    queryClient.ensureQueryData(flagsOptions(session)).catch(() => ({ flags: flagDefaults })),
  ]).then(([id, answered]) => {
    const flags = { ...answered.flags, ...flagOverrides() }
    return {
      loggedIn,
      ...(id !== undefined && { tagManagerId: id }),
      features: flagNames.filter((name) => flags[name]),
    }
  })
  return { facts }
}

async function tagManagerId(queryClient: QueryClient): Promise<string | undefined> {
  try {
    return (await queryClient.ensureQueryData(profileOptions())).memberSupplierIds[tagManagement]
  } catch {
    return undefined
  }
}

/** Returns the campaign in an address's query, if it looks like one and not like personal data. */
export function campaignIn(search: string): string | undefined {
  const query = new URLSearchParams(search)
  const given = campaignParameters.map((name) => query.get(name)).find((value) => value !== null)
  return given !== undefined && given !== null && /^[\w.-]{1,64}$/.test(given) ? given : undefined
}
