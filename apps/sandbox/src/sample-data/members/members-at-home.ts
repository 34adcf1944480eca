import type { SampleMember } from '../sample-members.ts'
import { completeProfile } from './complete-profile.ts'
import { earned, endingAt, favourite, order, voucher } from './history.ts'

/** Nothing but a profile and points; what a member has besides is spread over it. */
function member(
  key: string,
  usablePoints: number,
  profile: SampleMember['profile'],
  more: Partial<SampleMember> = {},
): SampleMember {
  return {
    key,
    email: `${key}@kestrel.test`,
    profile,
    createdDaysAgo: 200,
    usablePoints,
    pending: [],
    history: [],
    favourites: [],
    links: [],
    ...more,
  }
}

/** Members in Britain, each in one state that a screen has to know. */
export const membersAtHome: readonly SampleMember[] = [
  member(
    'gb.new',
    0,
    {
      complete: false,
      appState: { onboarding: 'PersonalDetails' },
      linkedAccountsState: {},
      memberSupplierIds: { tagManagement: 'KRNEWMEMBER' },
    },
    { createdDaysAgo: 0 },
  ),
  member('gb.low', 150, completeProfile('Priya', 'Nair'), {
    history: [
      earned(20, 100, 'Kestrel Trains, e-ticket bonus'),
      earned(8, 50, 'The Kestrel Foundation, kindness quiz'),
    ],
  }),
  member('gb.one', 1, completeProfile('Owen', 'Pryce'), {
    history: endingAt(1, 60, 'Copperpot Coffee', [
      voucher(6, 30, 'KR6D-2LQX-88AW', 'copperpot-coffee', 'A cookie for the road'),
    ]),
  }),
  member('gb.empty', 5000, completeProfile('Morag', 'Sinclair', { postcode: 'EH6 6QW' })),
  member('gb.full', 12_400, completeProfile('Imogen', 'Adeyemi', { postcode: 'LS1 4AP' }), {
    history: endingAt(12_400, 150, 'Welcome to Kestrel Red', [
      earned(90, 4300, 'Kestrel Holidays, a week in Madeira'),
      earned(31, 320, 'Hartwell Cinemas'),
      earned(12, 780, 'Kestrel Wines, a case of twelve'),
    ]),
    favourites: [
      favourite('SPEND', 'copperpot-coffee', 'Any hot drink'),
      favourite('SPEND', 'hartwell-cinemas', 'One cinema ticket, any day'),
      favourite('SPEND', 'skylark-balloons', 'A sunrise balloon flight'),
      favourite('SPEND', 'kestrel-wines', 'The discovery case: six bottles'),
      favourite('SPEND', 'volta-and-finch', 'Wren wireless headphones'),
      favourite('SPEND', 'stillwater-spas', 'Spa morning for two'),
      favourite('EARN', 'kestrel-airways', 'Fly with Kestrel Airways'),
      favourite('EARN', 'pantry-street', 'Your online grocery shop'),
      favourite('EARN', 'bloom-dispatch', 'Send flowers'),
    ],
  }),
  member('gb.flyer', 31_200, completeProfile('Rosa', 'Whitcombe', { postcode: 'M1 2JB' }), {
    links: [{ partnerCode: 'VAA', partnerUserId: '1067842210', partnerPoints: 86_300, linkedDaysAgo: 190 }],
    history: endingAt(31_200, 190, 'Flying Club miles moved across', [
      earned(120, 9400, 'Kestrel Airways, London to Nairobi'),
      voucher(40, 180, 'KR4N-7PDC-16ZE', 'meridian-lounges', 'Lounge visit for two'),
      earned(15, 6200, 'Kestrel Airways, London to Delhi'),
    ]),
  }),
  member('gb.subscriber', 18_750, completeProfile('Dev', 'Kapoor', { postcode: 'B2 4QA' }), {
    subscription: { planId: 'kestrel-plus-yearly', status: 'ACTIVE', periodEndsInDays: 202 },
    history: endingAt(18_750, 170, 'Kestrel Plus, welcome points', [
      earned(80, 1240, 'Hartwell Cinemas, double points'),
      order(44, 'DELIVERED', 'fernway-home', 'Stoneware mugs, set of four'),
      earned(9, 860, 'Bramble & Oak, double points'),
    ]),
  }),
  member('gb.lapsed', 9300, completeProfile('Tamsin', 'Bell', { postcode: 'TR1 2QE' }), {
    createdDaysAgo: 400,
    subscription: { planId: 'kestrel-plus-yearly', status: 'CANCELED', periodEndsInDays: 20 },
    history: endingAt(9300, 350, 'Kestrel Plus, welcome points', [
      earned(66, 1900, 'Kestrel Trains, Truro to London'),
      earned(30, 410, 'Pantry Street, weekly shop'),
    ]),
  }),
  member(
    'gb.restricted',
    7600,
    completeProfile('Callum', 'Reid', { postcode: 'G1 1XQ', restrictAlcoholGambling: true }),
    {
      history: endingAt(7600, 160, 'Welcome to Kestrel Red', [
        earned(70, 2400, 'Larkfield Hotels, two nights in Edinburgh'),
      ]),
    },
  ),
  member(
    'gb.optout',
    8250,
    completeProfile('Yasmin', 'Farrow', { postcode: 'CF10 1EP', optOutPrefAlcohol: true, optOutPrefGambling: true }),
    {
      history: endingAt(8250, 160, 'Welcome to Kestrel Red', [
        earned(52, 3100, 'Kestrel Holidays, four nights in Porto'),
      ]),
    },
  ),
]
