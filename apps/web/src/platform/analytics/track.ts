import {
  error404,
  login,
  pageContentError,
  type PageContentErrorProperties,
  pageContentSuccess,
  virtualPageView,
  type VirtualPageViewProperties,
} from '@clubhouse/event-client/track'
import { necessaryOnly } from '#platform/consent/cookie-choices.ts'
import { requestFlush } from './flush.ts'
import { safePath } from './safe-path.ts'

/** A page is shown (ANL-01). The choices about cookies are put in when it is sent. */
export function trackPageView(view: Omit<VirtualPageViewProperties, 'cookieChoices'>): void {
  virtualPageView({ ...view, path: safePath(view.path), cookieChoices: necessaryOnly })
}

/** A member has signed in: what waits is sent before anything else (ANL-02, ANL-03). */
export function trackLogin(): void {
  login()
  requestFlush()
}

/** Tracks that the not-found page is shown: `error_404`, and an action for monitoring (ERR-41). */
export function trackNotFound(path: string): void {
  const safe = safePath(path)
  error404({ path: safe })
  pageContentError({ errorMessage: 'page not found', errorType: 'content', slug: safe.slice(0, longestSlug) })
}

/** A content page could not be shown; what is left out has the defaults of the specification (ERR-40). */
export function trackPageContentError(
  error: Pick<PageContentErrorProperties, 'slug'> & Partial<PageContentErrorProperties>,
): void {
  pageContentError({ ...error, slug: safeSlug(error.slug) })
}

/** A content page is shown whole (ANL-05). */
export function trackPageContentSuccess(slug: string): void {
  pageContentSuccess({ slug: safeSlug(slug) })
}

const longestSlug = 256

function safeSlug(slug: string): string {
  return safePath(`/${slug}`).slice(1, longestSlug)
}
