import type { ContentfulClientApi, EntrySkeletonType } from 'contentful'
import { contentClientConfiguration } from './configure.ts'
import type { ContentEntry, ContentQuery } from './content-type.ts'
import { contentSdk } from './sdk.ts'

/** Three attempts in all, waiting for the rate limit's reset header (API-07, CON-16): the SDK counts the repetitions. */
const retryLimit = 2

/** The SDK's HTTP client would look for a cookie before a call to the page's own origin, which throws where they are blocked. */
const withoutCookies = { onBeforeRequest: <Request>(request: Request) => ({ ...request, withXSRFToken: false }) }

type DeliveryClient = ContentfulClientApi<'WITHOUT_UNRESOLVABLE_LINKS'>

/** The client of the content service, or, with an editor's token, that of the drafts. */
async function deliveryClient(preview?: string): Promise<DeliveryClient> {
  const { createClient } = await contentSdk.load()
  const { url, space, environment, token, previewUrl } = contentClientConfiguration()
  if (preview !== undefined && previewUrl === undefined) throw new Error('There is no preview of drafts here')
  const { host, pathname, protocol } = new URL(preview === undefined ? url : (previewUrl ?? url))
  return createClient({
    space,
    environment,
    accessToken: preview ?? token,
    host,
    basePath: pathname.replace(/\/$/, ''),
    insecure: protocol === 'http:',
    retryLimit,
    retryOnError: true,
    ...withoutCookies,
  }).withoutUnresolvableLinks
}

/** Reads entries of one type, the oldest first, with their links resolved. Throws what the SDK throws. */
export async function readEntries<Skeleton extends EntrySkeletonType>(
  contentType: string,
  { locale, slug, preview }: ContentQuery,
  limit: number,
): Promise<ContentEntry<Skeleton>[]> {
  const client = await deliveryClient(preview)
  const answer = await client.getEntries<Skeleton>({
    content_type: contentType,
    locale,
    limit,
    include: includeDepth,
    order: ['sys.createdAt'],
    ...(slug === undefined ? {} : { 'fields.slug': slug }),
  } as Parameters<typeof client.getEntries<Skeleton>>[0])
  return answer.items
}

/** How deep links are resolved (API-51). */
const includeDepth = 10
