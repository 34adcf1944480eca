/** A friend whom a sample member has invited. */
export interface ReferredFriend {
  name: string
  status: 'INVITED' | 'JOINED'
  /** Earned by it. */
  points: number
  daysAgo: number
}

/** Returns the friends of a sample member (by its key), the latest first. */
export function sampleReferredFriends(memberKey: string): readonly ReferredFriend[] {
  if (memberKey !== 'gb.member') return []
  return [
    { name: 'Priya', status: 'INVITED', points: 0, daysAgo: 2 },
    { name: 'Tomasz', status: 'JOINED', points: 500, daysAgo: 19 },
    { name: 'Aoife', status: 'JOINED', points: 500, daysAgo: 64 },
  ]
}
