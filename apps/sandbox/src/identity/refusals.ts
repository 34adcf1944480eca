import type pg from 'pg'
import { ItemStore } from './item-store.ts'
import type { Values } from './pages/template.ts'

/** As long as a browser may take to follow a redirect. */
const KEPT_SECONDS = 60

export type Refusals = ReturnType<typeof refusalsOver>

/**
 * Carries what was wrong with a form to the page that shows it. A refused form is answered with a redirect to that page:
 * answered with the page itself, the browser would ask whether to send the password again when somebody goes back to it.
 */
export function refusalsOver(pool: pg.Pool) {
  const store = new ItemStore(pool, 'Refusal')
  return {
    /** Keeps what a page says and shows again of what was typed, for the browser of a sign-in or a member. */
    async keep(owner: string, page: string, values: Values): Promise<void> {
      await store.upsert(owner, { page, values }, KEPT_SECONDS)
    },
    /** Returns what was kept for a page, once. */
    async take(owner: string, page: string): Promise<Values | undefined> {
      const item = (await store.find(owner)) as { page: string; values: Values } | undefined
      if (item !== undefined) await store.destroy(owner)
      return item?.page === page ? item.values : undefined
    },
  }
}
