import {
  codeAndLink,
  digital,
  flightSearch,
  link,
  octopus,
  posted,
  qr,
  shop,
  store,
  tipping,
  visit,
  voyage,
  type BrandRecord,
} from '../brand-record.ts'

export const travelBrands: readonly BrandRecord[] = [
  {
    name: 'Kestrel Airways',
    slug: 'kestrel-airways',
    category: 'Travel',
    where: 'global',
    scene: 'flight',
    description:
      'The group’s airline, flying from London and Manchester to thirty-one cities with crews who remember your name.',
    story:
      'Kestrel Airways began with one leased jet and a promise to make the middle seat bearable. The promise still hangs in the crew room.',
    spend: [
      flightSearch(
        6000,
        'Reward flights from 6,000 points',
        'Search every seat we have set aside for members, in every cabin, a year ahead.',
        {
          featured: 2,
          badge: 'Most popular',
          tags: ['content.popular'],
          button: 'Search flights',
          bullets: ['Seats on every route', 'Hold your dates for 24 hours', 'Cancel for a small fee'],
        },
      ),
      digital(
        14000,
        'Upgrade to Premium, one way',
        'Two more inches either side, a proper glass and the first trolley down the aisle.',
        { bullets: ['Any route over five hours', 'Request up to 48 hours before you fly'] },
      ),
      digital(
        3500,
        'Extra legroom seat',
        'An exit row or the front of the cabin, on any flight you have already booked.',
      ),
      digital(4800, 'A second checked bag', 'Twenty-three kilos you do not have to argue about at the kitchen scales.'),
      posted(
        5200,
        'Model of the Kestrel long-haul jet',
        'A hand-finished 1:200 scale model with the red tail, on a walnut stand.',
        { scene: 'flight', stock: 60 },
      ),
      digital(
        2600,
        'Carbon contribution for a return flight',
        'Pays for your share of a mangrove nursery on the Kenyan coast.',
        { scene: 'ocean' },
      ),
    ],
    earn: [
      visit(
        'Up to 6 points per £1 or $1',
        'Fly with Kestrel Airways',
        'Every paid fare earns, from hand-luggage only to the flat bed at the front.',
        { featured: 1, badge: 'Members’ favourite', tags: ['content.popular'] },
      ),
      visit(
        '3 points per £1 or $1',
        'Holidays that include a flight',
        'Book a flight and hotel together and earn on the whole price.',
      ),
      octopus(
        'Swap miles for points',
        'Turn airline miles into Kestrel points',
        'Move miles from your Flying Club account, one for one, in either direction.',
        { featured: 14 },
      ),
    ],
  },
  {
    name: 'Kestrel Voyages',
    slug: 'kestrel-voyages',
    category: 'Travel',
    where: 'global',
    scene: 'cruise',
    description:
      'Small-ship sailing for grown-ups: three ships, no buffets before nine, and a captain who does the quiz.',
    story:
      'Kestrel Voyages keeps its ships small enough to berth in the old harbours, so you walk straight off the gangway and into town.',
    spend: [
      voyage(
        48000,
        'Four nights: Lisbon and the Atlantic coast',
        'A Central Sea Terrace for two, every meal included, and a morning in Cascais.',
        {
          featured: 5,
          tags: ['content.popular'],
          badge: 'New for spring',
          location: 'From Lisbon',
          inDays: 96,
          bullets: ['One cabin, up to 2 sailors', 'All meals and most drinks', 'Wi-fi that works'],
        },
      ),
      voyage(
        72000,
        'Six nights: the Norwegian fjords',
        'Three fjords, one glacier and more daylight than you will know what to do with.',
        { location: 'From Southampton', inDays: 178, stock: 12 },
      ),
      voyage(
        64000,
        'Five nights: Athens to the Dodecanese',
        'White harbours, late suppers on deck and a swim stop off Symi.',
        { location: 'From Piraeus', inDays: 205 },
      ),
      voyage(
        90000,
        'Seven nights: Caribbean by moonlight',
        'Out of Miami after dark, with four islands before breakfast gets boring.',
        { where: 'US', featured: 4, location: 'From Miami', inDays: 120, tags: ['content.popular'] },
      ),
      voyage(
        55000,
        'Four nights: New Year off Madeira',
        'The best fireworks in Europe, seen from the water with a glass in hand.',
        { location: 'From Funchal', inDays: 41, stock: 0 },
      ),
      digital(7500, 'Onboard credit of 50', 'Spend it on the wine list, the spa or the surprisingly good bookshop.'),
    ],
    earn: [
      visit(
        '5 points per £1 or $1',
        'Book any Kestrel voyage',
        'Points on the cabin, the excursions and the champagne you did not plan for.',
        { featured: 6 },
      ),
      visit(
        '10,000 bonus points',
        'Your first voyage with us',
        'A welcome-aboard bonus for anyone who has never sailed with us before.',
      ),
    ],
  },
  {
    name: 'Kestrel Holidays',
    slug: 'kestrel-holidays',
    category: 'Travel',
    where: 'GB',
    scene: 'city',
    description: 'Flights, beds and transfers put together by people who have slept in them.',
    story:
      'Every hotel in the Kestrel Holidays book has been stayed in by someone on the team within two years, or it comes out.',
    spend: [
      digital(
        10000,
        '£50 off a city break',
        'Seville, Copenhagen or Kraków: two nights or more, flights and a good bed included.',
        { featured: 16 },
      ),
      digital(
        20000,
        '£100 off a fortnight in the sun',
        'For anything of ten nights and over, including the one with the swim-up bar.',
        { scene: 'hotel' },
      ),
      digital(
        30000,
        '£150 off a long-haul holiday',
        'Barbados, Cape Town and Tokyo are closer than they were yesterday.',
        { scene: 'flight' },
      ),
      codeAndLink(
        1800,
        'Fast track at UK airports',
        'Past the queue at security at eleven airports, for you and one other.',
        { scene: 'flight', featured: 21 },
      ),
      link(200, 'Members’ late deals', 'Departures in the next six weeks at prices we only show to the club.', {
        tags: ['override.points.check'],
        button: 'See the deals',
        scene: 'city',
      }),
    ],
    earn: [
      visit(
        '4 points per £1',
        'City breaks and beach holidays',
        'Earn on the full package price and keep your flight points on top.',
        { featured: 9 },
      ),
      visit(
        '2,000 bonus points',
        'Book a holiday by the end of the month',
        'An extra thank-you on any package over £600.',
        { badge: 'Ends soon' },
      ),
    ],
  },
  {
    name: 'Larkfield Hotels',
    slug: 'larkfield-hotels',
    category: 'Travel',
    where: 'global',
    scene: 'hotel',
    description:
      'Forty-two town-house hotels with blackout curtains, real milk and no charge for the last checkout hour.',
    story: 'The Larkfield rule is simple: one good armchair in every room, and a lamp beside it that you can read by.',
    spend: [
      digital(
        9000,
        'A night for two in a town house',
        'Any Larkfield from Edinburgh to Lisbon, Sunday to Thursday, breakfast included.',
        { featured: 10, tags: ['content.popular'] },
      ),
      digital(
        15500,
        'A weekend night in a suite',
        'Friday or Saturday, a separate sitting room and the paper under the door.',
      ),
      qr(
        1600,
        'Afternoon tea at Larkfield',
        'Warm scones, three sandwiches that matter and as many pots as you like.',
        {
          scene: 'table',
          where: 'GB',
          variants: [
            { label: 'For one', cost: 1600, location: 'All UK hotels' },
            { label: 'For two', cost: 3000, location: 'All UK hotels' },
          ],
        },
      ),
      digital(2400, 'Late checkout until four', 'A slow Sunday, guaranteed in writing when you book.'),
      posted(
        3800,
        'The Larkfield bathrobe',
        'Heavy cotton waffle, deep pockets, and nobody to charge your room for it.',
        { scene: 'spa' },
      ),
    ],
    earn: [
      shop(
        '5 points per £1 or $1',
        'Stay at a Larkfield',
        'Earn on rooms, breakfast and the bar, and settle it all at checkout.',
        { featured: 8 },
      ),
      shop(
        '1,500 bonus points',
        'Your third stay this year',
        'Stay three times in a calendar year and the bonus lands by itself.',
      ),
      store(
        '3 points per £1 or $1',
        'Meetings and private dining',
        'Book a room for eight or eighty and let the minutes earn.',
      ),
    ],
  },
  {
    name: 'Juniper House',
    slug: 'juniper-house',
    category: 'Travel',
    where: 'GB',
    scene: 'spa',
    description: 'Three country houses with walled gardens, wild-swimming ponds and kitchens that send nothing back.',
    story:
      'At Juniper House the wellies in the hall come in every size and the fire is lit from the first of September, whatever the weather.',
    spend: [
      digital(
        24000,
        'Two nights and dinner at Juniper House',
        'A room over the garden, a long table and a walk before breakfast.',
        { scene: 'hotel', location: 'Somerset, Rutland or the Borders' },
      ),
      qr(4200, 'Sunday lunch for two', 'The full roast, a shared crumble and the papers by the fire.', {
        scene: 'table',
      }),
      codeAndLink(5600, 'Garden spa day', 'Use of the bathhouse, the sauna by the pond and one long treatment.', {
        featured: 18,
      }),
    ],
    earn: [
      shop(
        '6 points per £1',
        'Country house weekends',
        'Points on your room, your supper and the bottle you take home.',
      ),
    ],
  },
  {
    name: 'Meridian Lounges',
    slug: 'meridian-lounges',
    category: 'Travel',
    where: 'everywhere',
    scene: 'flight',
    description: 'A quiet chair, a warm plate and a view of the runway at 140 airports.',
    story:
      'Meridian started at a single gate in Nairobi; the house rule about no phone calls at the bar has travelled with it ever since.',
    spend: [
      qr(3200, 'One lounge visit', 'Three hours of calm before any flight, with any airline, in any class.', {
        featured: 12,
      }),
      qr(6000, 'Lounge visit for two', 'Two chairs by the window and the good olives.'),
      codeAndLink(
        900,
        'Shower and a fresh shirt pressed',
        'Forty minutes between flights that will feel like a night’s sleep.',
        { scene: 'spa' },
      ),
      digital(21000, 'Meridian annual pass', 'Ten visits a year, to use yourself or to give away.', {
        unavailable: true,
      }),
    ],
    earn: [
      shop(
        '4 points per £1 or $1',
        'Book a lounge ahead',
        'Reserve online and earn, even when somebody else pays for the flight.',
      ),
      shop(
        '250 points a visit',
        'Walk in with your member card',
        'Show the app at the desk and the points follow within a week.',
      ),
    ],
  },
  {
    name: 'Tern & Tide Car Hire',
    slug: 'tern-and-tide',
    category: 'Travel',
    where: 'GB',
    scene: 'road',
    description: 'Clean cars, honest fuel and no one selling you anything at the desk.',
    story:
      'Tern & Tide publishes its damage charges in full on one side of paper, which is why its desks have no queue.',
    spend: [
      digital(
        5500,
        'A weekend with a small electric car',
        'Friday to Monday with a full battery and free charging on our network.',
      ),
      digital(
        8800,
        'Three days in a convertible',
        'For the coast road, the in-laws’ anniversary or no reason at all.',
        { badge: 'Summer only' },
      ),
      digital(1500, 'Free second driver', 'Share the motorway miles on any hire this year.'),
    ],
    earn: [
      shop(
        '5 points per £1',
        'Hire a car in Britain or Europe',
        'Points on the hire, the child seat and every extra day.',
      ),
      shop('500 points', 'Go electric', 'An extra thank-you each time you pick a car with a plug.'),
    ],
  },
  {
    name: 'Blue Mesa Rentals',
    slug: 'blue-mesa-rentals',
    category: 'Travel',
    where: 'US',
    scene: 'road',
    description: 'Road-trip cars and camper vans from twenty-six American airports.',
    story:
      'Blue Mesa grew out of a family garage in Santa Fe, and the paper map in the glove box is still drawn by the founder’s sister.',
    spend: [
      digital(8200, 'A weekend convertible', 'Pick it up on Friday, put the top down, bring it back on Monday.', {
        featured: 7,
      }),
      digital(16500, 'Four nights in a camper van', 'Two bunks, one stove and a national park pass on the dashboard.', {
        scene: 'camper',
        tags: ['content.popular'],
      }),
      digital(2200, 'One-class upgrade', 'From compact to mid-size, or mid-size to something you will talk about.'),
      digital(1200, 'A day of tolls and a full tank', 'Drive past the booths and return it on fumes.'),
    ],
    earn: [
      shop('5 points per $1', 'Rent with Blue Mesa', 'Every day you drive earns, one-way trips included.', {
        featured: 5,
      }),
      shop('1,000 bonus points', 'Camper vans, three nights or more', 'A thank-you for taking the slow way round.', {
        scene: 'camper',
      }),
    ],
  },
  {
    name: 'Harbor & Pine Inns',
    slug: 'harbor-and-pine',
    category: 'Travel',
    where: 'US',
    scene: 'hotel',
    description: 'Wood-smoke, quilts and front porches, from the Maine coast to Puget Sound.',
    story:
      'Each Harbor & Pine is run by the people who live in it, so the blueberry pancakes are never quite the same twice.',
    spend: [
      digital(11000, 'A night at any inn', 'Two people, one four-poster and breakfast on the porch.', {
        featured: 3,
        tags: ['content.popular'],
      }),
      digital(
        19500,
        'Fall foliage weekend',
        'Two nights in New England when the maples turn, with a guide for the ridge walk.',
        { scene: 'trail', inDays: 310 },
      ),
      qr(1900, 'Clambake supper', 'Lobster, corn and a paper bib, served on the dock at dusk.', {
        scene: 'table',
        location: 'Camden, Maine',
      }),
      digital(2000, 'Late checkout and a picnic', 'Leave at two with sandwiches for the drive.'),
    ],
    earn: [
      shop('6 points per $1', 'Stay on the coast or in the woods', 'Earn on your room and on supper charged to it.', {
        featured: 7,
      }),
      shop('750 points', 'Midweek nights', 'Extra points from Sunday to Wednesday, when the dock is quietest.'),
    ],
  },
  {
    name: 'Bellwether Rewards',
    slug: 'bellwether-rewards',
    category: 'Travel',
    where: 'US',
    scene: 'city',
    description: 'Rent-day rewards that can be moved straight into your club account.',
    story:
      'Bellwether pays its members for the one bill that never earned anything, and lets them take the points wherever they are going.',
    spend: [
      digital(
        4000,
        'Two months of Bellwether Plus',
        'Neighborhood dining nights, priority support and double rent-day points.',
        { scene: 'city' },
      ),
    ],
    earn: [
      tipping(
        '1,000 points at a time',
        'Move Bellwether points to Kestrel points',
        'Choose how many to move; they arrive in your club account straight away.',
        { featured: 3, badge: 'Instant' },
      ),
      visit(
        '500 bonus points',
        'Link your Bellwether account',
        'Connect once and every future transfer takes two taps.',
      ),
    ],
  },
]
