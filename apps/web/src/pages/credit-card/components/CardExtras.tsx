import { LazyNotFoundView } from '#domain/page/components/LazyNotFoundView.tsx'
import { island } from '#platform/islands/island.tsx'

const atOnce = { when: 'render', fallback: () => <div aria-busy="true" /> } as const
const MemberGate = island(
  () => import('#features/sign-in/components/MemberGate.tsx').then((module) => module.MemberGate),
  atOnce,
)

/** What few visitors of the landing page need: their many files are named here, and not in that page. */
export const SentVisitor = island(() => import('./SentVisitor.tsx').then((module) => module.SentVisitor), {
  when: 'render',
  isBrowserOnly: true,
})

/** What stands in place of the card's page: there is none, or it is for members. */
export function CardUnavailable({ isForMembers }: { isForMembers: boolean }) {
  return isForMembers ? <MemberGate /> : <LazyNotFoundView />
}
