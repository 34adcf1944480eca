import type { RewardKind } from '#domain/reward/model/points-text.ts'

/** How a brand's rewards are laid out. */
export type BrandView =
  | { kind: 'tabs'; firstTab: RewardKind }
  | { kind: 'single'; side: RewardKind }
  | { kind: 'empty' }

/** Tabs when there is something on both sides, opening at Earn unless there is less of it (BRD-03 to BRD-05). */
export function brandView({ earn, spend }: Readonly<Record<'earn' | 'spend', number>>): BrandView {
  if (earn > 0 && spend > 0) return { kind: 'tabs', firstTab: earn >= spend ? 'EARN' : 'SPEND' }
  if (earn > 0) return { kind: 'single', side: 'EARN' }
  return spend > 0 ? { kind: 'single', side: 'SPEND' } : { kind: 'empty' }
}

/** Returns the open side: the only one, or of two the one in the address, or else the first tab. */
export function openSide(view: BrandView, asked: RewardKind | undefined): RewardKind {
  if (view.kind === 'single') return view.side
  return view.kind === 'tabs' ? (asked ?? view.firstTab) : 'SPEND'
}

const parameter = 'tab'

/** Returns the tab in an address, if there is such a tab. */
export function requestedSide(query: URLSearchParams): RewardKind | undefined {
  switch (query.get(parameter)) {
    case 'earn':
      return 'EARN'
    case 'rewards':
      return 'SPEND'
    default:
      return undefined
  }
}

/** Returns the address's query with an open tab. */
export function withSide(query: URLSearchParams, side: RewardKind): URLSearchParams {
  const next = new URLSearchParams(query)
  next.set(parameter, side === 'EARN' ? 'earn' : 'rewards')
  return next
}
