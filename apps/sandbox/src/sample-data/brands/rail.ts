import { codeAndLink, digital, posted, qr, shop, trains, visit, type BrandRecord } from '../brand-record.ts'

export const railBrands: readonly BrandRecord[] = [
  {
    name: 'Kestrel Trains',
    slug: 'kestrel-trains',
    category: 'Rail',
    where: 'GB',
    scene: 'rail',
    description: 'Any operator, any station in Britain, no booking fees, and points on every ticket.',
    story:
      'Kestrel Trains sells the same fares as everybody else and then gives something back, which turns out to be a popular idea.',
    spend: [
      trains(
        1000,
        '£5 off any train ticket',
        'Any journey, any operator: take it off at the end of your booking in the app.',
        { featured: 13 },
      ),
      trains(2000, '£10 off any train ticket', 'Enough for a slow Tuesday return to the seaside.'),
      trains(10000, '£50 off a long journey', 'Most of the way to Inverness, and all of the way back from York.'),
      qr(
        1400,
        'Breakfast roll and a hot drink on board',
        'Bacon, egg or field mushroom, from the counter in coach C.',
        { scene: 'coffee' },
      ),
      codeAndLink(6500, 'A railcard for a year', 'A third off for twelve months, for any of the seven card types.', {
        variants: [
          { label: '16–25 Railcard', cost: 6500 },
          { label: 'Two Together Railcard', cost: 6500 },
          { label: 'Family & Friends Railcard', cost: 7000 },
        ],
      }),
    ],
    earn: [
      visit(
        '2 points per £1',
        'Book train tickets',
        'Every fare to every station, from season tickets to the sleeper.',
        { featured: 2, tags: ['content.popular'] },
      ),
      visit(
        '300 points',
        'Your first booking in the app',
        'A welcome for anyone who has only ever bought a ticket from the machine.',
      ),
      visit(
        '100 points',
        'Go digital with your ticket',
        'Choose an e-ticket instead of paper, five times, and the points are yours.',
      ),
    ],
  },
  {
    name: 'Northmoor Steam Railway',
    slug: 'northmoor-steam-railway',
    category: 'Rail',
    where: 'GB',
    scene: 'steam',
    description:
      'Eighteen miles of moorland line, kept alive by four hundred volunteers and a great deal of coal dust.',
    story: 'Northmoor’s oldest engine, the Lady Isobel, was saved from a scrapyard for the price of its brass.',
    spend: [
      qr(2200, 'All-day rover ticket', 'Ride the line from end to end as often as you like, dogs included.', {
        location: 'Northmoor, Yorkshire',
        variants: [
          { label: 'Adult', cost: 2200 },
          { label: 'Child', cost: 1100 },
          { label: 'Family of four', cost: 5400 },
        ],
      }),
      digital(
        12500,
        'Supper on the Moonrise Express',
        'Three courses in a 1930s dining car while the heather goes purple outside.',
        { scene: 'table', inDays: 64, time: '18:45', location: 'Northmoor Junction' },
      ),
      digital(26000, 'Drive a steam engine', 'A morning on the footplate: fire it, drive it, blow the whistle.', {
        featured: 22,
        badge: 'Only on Kestrel Red',
        stock: 8,
      }),
      posted(1800, 'Enamel station mug', 'Chip-resistant, campfire-proof and the right shade of maroon.', {
        scene: 'coffee',
      }),
    ],
    earn: [
      shop('3 points per £1', 'Tickets, dining trains and gifts', 'Points whenever you book ahead online.'),
      shop(
        '400 points',
        'Become a friend of the line',
        'Join the supporters’ society and earn as soon as your card arrives.',
      ),
    ],
  },
  {
    name: 'Continental Sleeper',
    slug: 'continental-sleeper',
    category: 'Rail',
    where: 'global',
    scene: 'rail',
    description: 'Go to bed in Brussels and wake up to mountains: night trains to nineteen European cities.',
    story:
      'The Continental Sleeper runs on renewed carriages from the seventies, with the ashtrays taken out and the reading lights left in.',
    spend: [
      digital(
        13000,
        'A berth in a three-bed couchette',
        'Clean linen, coffee at seven and the border crossed in your sleep.',
      ),
      digital(22500, 'Private cabin for two', 'Two proper beds, a basin and a window you will not want to close.', {
        featured: 17,
      }),
      codeAndLink(1200, 'Breakfast in the dining car', 'Rolls, jam from the last country and eggs from the next one.', {
        scene: 'table',
      }),
    ],
    earn: [
      shop('4 points per £1 or $1', 'Night trains across Europe', 'Earn on berths, cabins and the dining car.'),
      shop(
        '1,000 bonus points',
        'Swap a flight for a night train',
        'Book a return by rail to any city we also fly to.',
      ),
    ],
  },
  {
    name: 'Pacific Crest Rail',
    slug: 'pacific-crest-rail',
    category: 'Rail',
    where: 'US',
    scene: 'rail',
    description: 'Dome cars and dinner plates, from Seattle to San Diego the scenic way.',
    story: 'Pacific Crest asked its passengers what they missed about trains and then built it: windows in the roof.',
    spend: [
      digital(9500, 'A dome-car day trip', 'Portland to Seattle along the water with lunch at your seat.', {
        featured: 8,
      }),
      digital(28000, 'Overnight roomette for two', 'Dinner, two berths and sunrise somewhere south of Shasta.'),
      qr(1100, 'Snack bar for the journey', 'Two sandwiches, two sodas, one very good cookie.', { scene: 'coffee' }),
    ],
    earn: [
      shop('3 points per $1', 'Ride the Pacific Crest', 'Every ticket earns, and so does lunch in the dome car.'),
      shop('500 points', 'Bring a friend on board', 'Book two seats on one reservation and the bonus is yours.'),
    ],
  },
]
