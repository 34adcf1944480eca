import { queryOptions } from '@tanstack/react-query'
import type { Asset, Entry, EntrySkeletonType } from 'contentful'
import type { contentLocales } from '../generated/operations.ts'
import { ContentError } from './errors.ts'

/** A locale in which content is written. */
export type ContentLocale = (typeof contentLocales)[number]

/** An entry with its links resolved; what could not be resolved is absent. */
export type ContentEntry<Skeleton extends EntrySkeletonType> = Entry<Skeleton, 'WITHOUT_UNRESOLVABLE_LINKS'>

/** A resolved file of the content service, such as a picture. */
export type ContentAsset = Asset<'WITHOUT_UNRESOLVABLE_LINKS'>

/** The most entries that one answer holds. */
const mostListed = 1000

const asPublished = {
  // The SDK has already tried three times.
  retry: false,
  // Content comes with the page and changes by publishing: a visit keeps what it has.
  staleTime: Infinity,
} as const

export interface ContentQuery {
  locale: ContentLocale
  /** Only the entry with this slug. */
  slug?: string
  /** With an editor's token, drafts are answered as well. */
  preview?: string
}

/**
 * The named operation of one content type: callable, and able to give query options. It reads the one entry there is,
 * the oldest first (API-51); `list` reads all there are. Throws a ContentError when there is none or when it could not be
 * read.
 */
export function createContentType<Skeleton extends EntrySkeletonType>(contentType: Skeleton['contentTypeId']) {
  const call = async (query: ContentQuery): Promise<ContentEntry<Skeleton>> => {
    const [entry] = await readEntries<Skeleton>(contentType, query, 1)
    if (entry === undefined) throw new ContentError('not_found', contentType)
    return entry
  }
  const list = (query: ContentQuery): Promise<ContentEntry<Skeleton>[]> =>
    readEntries<Skeleton>(contentType, query, mostListed)
  return Object.assign(call, {
    operationId: `content.${contentType}`,
    list,
    /**
     * `adapt` turns the entry into what the screens read; only that is cached, and sent along with prerendered pages, which
     * therefore need not load it.
     */
    queryOptions: <View>(query: ContentQuery, adapt: (entry: ContentEntry<Skeleton>) => View | Promise<View>) =>
      queryOptions<View, ContentError>({
        queryKey: ['content', contentType, query],
        queryFn: async () => await adapt(await call(query)),
        ...asPublished,
      }),
    /** The same for all entries, none of them being no error. */
    listOptions: <View>(query: ContentQuery, adapt: (entries: ContentEntry<Skeleton>[]) => View) =>
      queryOptions<View, ContentError>({
        queryKey: ['content', contentType, 'list', query],
        queryFn: async () => adapt(await list(query)),
        ...asPublished,
      }),
  })
}

/** What reads is loaded when something is read: pages whose content comes with their HTML never need it. */
async function readEntries<Skeleton extends EntrySkeletonType>(
  contentType: string,
  query: ContentQuery,
  limit: number,
): Promise<ContentEntry<Skeleton>[]> {
  try {
    return await (await import('./delivery.ts')).readEntries<Skeleton>(contentType, query, limit)
  } catch (cause) {
    throw new ContentError('unavailable', contentType, cause)
  }
}
