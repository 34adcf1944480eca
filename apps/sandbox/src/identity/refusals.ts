import type pg from 'pg'
import { ItemStore } from './item-store.ts'
import type { JoiningProblems } from './joining.ts'

/** What was wrong with a posted form, and what its page shows again of what was typed. */
export type Refusal =
  | { page: 'sign-in'; email: string }
  | { page: 'code' }
  | { page: 'join'; email: string; problems: JoiningProblems }
  | { page: 'settings'; firstName: string; lastName: string; wrong: { firstName: boolean; lastName: boolean } }

export interface Refusals {
  /** Keeps a refusal of a sign-in or a member, for the page that the browser is sent to. */
  keep(owner: string, refusal: Refusal): Promise<void>
  /** The refusal for a page, once. */
  take<Name extends Refusal['page']>(owner: string, page: Name): Promise<Extract<Refusal, { page: Name }> | undefined>
}

/** As long as a browser may take to follow a redirect. */
const KEPT_SECONDS = 60

/**
 * Carries what was wrong with a form to the page that shows it. A refused form is answered with a redirect to that page:
 * answered with the page itself, the browser would ask whether to send the password again when somebody goes back to it.
 */
export function refusalsOver(pool: pg.Pool): Refusals {
  const store = new ItemStore(pool, 'Refusal')
  return {
    keep: (owner, refusal) => store.upsert(owner, { refusal }, KEPT_SECONDS),
    async take<Name extends Refusal['page']>(owner: string, page: Name) {
      const item = (await store.find(owner)) as { refusal: Refusal } | undefined
      if (item === undefined) return undefined
      await store.destroy(owner)
      return item.refusal.page === page ? (item.refusal as Extract<Refusal, { page: Name }>) : undefined
    },
  }
}
