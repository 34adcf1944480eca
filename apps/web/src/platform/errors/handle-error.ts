import { ApiError } from '@clubhouse/rest-client/errors'
import { m } from '#paraglide/messages.js'
import { endSession } from '#platform/auth/auth.ts'
import { showToast } from '#platform/toasts/toast-store.ts'

/** What a failed call leads to, unless its caller shows it itself. */
export type ErrorReaction = 'ignore' | 'end-session' | 'toast'

/** Loads what turns an error into the words that the member reads. */
export type LoadErrorTexts = () => Promise<{ messageOf: (error: unknown) => string }>

let loadTexts: LoadErrorTexts | undefined

/** Says where the words for errors are. Until then, and where they do not load, the member reads the general ones. */
export function setErrorTexts(load: LoadErrorTexts): void {
  loadTexts = load
}

/** The one rule for every error that nobody else shows (ERR-14 to ERR-16, CON-13, CON-14). */
export function reactionTo(error: unknown): ErrorReaction {
  if (!(error instanceof ApiError)) return 'toast'
  if (error.kind === 'unauthorized' || error.clientError) return 'end-session'
  return error.kind === 'user_cancelled' ? 'ignore' : 'toast'
}

/** Carries the reaction out. */
export function handleError(error: unknown): void {
  switch (reactionTo(error)) {
    case 'end-session':
      return endSession()
    case 'toast':
      return void showErrorToast(error)
    case 'ignore':
  }
}

/** The texts come when something has failed: no first view pays for them. Without them the general one is said. */
async function showErrorToast(error: unknown): Promise<void> {
  showToast({ type: 'error', message: await textFor(error) })
}

async function textFor(error: unknown): Promise<string> {
  if (!navigator.onLine) return m.error_offline()
  try {
    return (await loadTexts?.())?.messageOf(error) ?? m.error_default()
  } catch {
    return m.error_default()
  }
}
