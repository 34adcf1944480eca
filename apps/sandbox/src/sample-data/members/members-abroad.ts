import type { SampleMember } from '../sample-members.ts'
import { completeProfile } from './complete-profile.ts'
import { earned, endingAt, favourite, order, voucher } from './history.ts'

const american = { country: 'US', state: 'NY', postcode: '10013', mobile: '2125550142' } as const
const nothing = { pending: [], history: [], favourites: [], links: [] } as const

/** Members in the United States and in the rest of the world. */
export const membersAbroad: readonly SampleMember[] = [
  {
    ...nothing,
    key: 'us.member',
    email: 'us.member@kestrel.test',
    profile: completeProfile('Jordan', 'Ellis', american),
    createdDaysAgo: 260,
    usablePoints: 40_000,
    pending: [{ daysAgo: 4, description: 'Harbor & Pine Inns, two nights in Camden', points: 840 }],
    history: endingAt(40_000, 255, 'Flying Club miles moved across', [
      earned(201, 11_400, 'Kestrel Airways, New York to London'),
      earned(150, 620, 'Prairie Bean Coffee'),
      order(96, 'DELIVERED', 'maple-and-main', 'Canvas tote', {
        trackingUrl: 'https://parcels.kestrel.test/track/KR096220US',
      }),
      earned(61, 940, 'Blue Mesa Rentals, four days in Utah'),
      voucher(18, 90, 'KR8R-5MKT-41VB', 'silverline-theaters', 'Two movie tickets'),
      earned(7, 275, 'Silverline Theaters'),
    ]),
    favourites: [
      favourite('SPEND', 'canyon-and-coast', 'Slot canyon day hike'),
      favourite('SPEND', 'harbor-and-pine', 'A night at any inn'),
    ],
  },
  {
    ...nothing,
    key: 'us.cardholder',
    email: 'us.cardholder@kestrel.test',
    profile: completeProfile('Renee', 'Castillo', { ...american, postcode: '11215' }),
    createdDaysAgo: 640,
    usablePoints: 62_300,
    history: endingAt(62_300, 500, 'Kestrel Red Card, welcome bonus', [
      earned(240, 9_860, 'Kestrel Red Card, March'),
      earned(150, 12_140, 'Kestrel Red Card, June'),
      voucher(90, 365, 'KR3V-8JGH-60QN', 'canyon-and-coast', 'Whale-watching morning'),
      earned(31, 8_450, 'Kestrel Red Card, October'),
    ]),
    links: [{ partnerCode: 'SYF', partnerUserId: 'SYF-4471-2093', partnerPoints: 8_450, linkedDaysAgo: 500 }],
  },
  {
    ...nothing,
    key: 'us.transfer',
    email: 'us.transfer@kestrel.test',
    profile: completeProfile('Marcus', 'Oyelaran', { ...american, state: 'TX', postcode: '78704' }),
    createdDaysAgo: 310,
    usablePoints: 15_500,
    history: endingAt(15_500, 300, 'Bellwether Rewards, points moved across', [
      earned(44, 5000, 'Bellwether Rewards, points moved across'),
      earned(13, 640, 'Taco Verano'),
    ]),
    links: [{ partnerCode: 'BILTREWARDS', partnerUserId: 'BW-2208-5517', partnerPoints: 48_000, linkedDaysAgo: 300 }],
  },
  {
    ...nothing,
    key: 'world.member',
    email: 'world.member@kestrel.test',
    profile: completeProfile('Ingrid', 'Solberg', { country: 'WORLD', postcode: '0150', mobile: '07700900177' }),
    createdDaysAgo: 220,
    usablePoints: 8000,
    history: endingAt(8000, 215, 'Welcome to Kestrel Red', [
      earned(130, 5600, 'Kestrel Airways, Oslo to London'),
      earned(48, 720, 'Larkfield Hotels, a night in Lisbon'),
    ]),
  },
]
