import { barcode, codeAndLink, digital, link, posted, qr, shop, type BrandRecord } from '../brand-record.ts'

export const outingBrands: readonly BrandRecord[] = [
  {
    name: 'Skylark Balloons',
    slug: 'skylark-balloons',
    category: 'Experiences',
    where: 'GB',
    scene: 'balloon',
    description: 'Dawn flights over seven counties, champagne on landing, mud on your shoes.',
    story: 'Skylark’s pilots have eleven thousand hours between them and still go quiet when the sun comes up.',
    spend: [
      codeAndLink(24000, 'A sunrise balloon flight', 'An hour adrift over the Mendips, then breakfast in a field.', {
        featured: 5,
        badge: 'Once in a lifetime',
        tags: ['content.popular'],
        location: 'Bath, Bristol and the Cotswolds',
      }),
      codeAndLink(46000, 'A basket for two', 'The same dawn, shared with one person and one pilot.', { stock: 5 }),
      qr(2500, 'Night glow picnic', 'Twelve balloons lit from inside, a brass band and a rug.', {
        inDays: 250,
        time: '19:45',
        location: 'Ashton Court, Bristol',
      }),
    ],
    earn: [
      shop(
        '4 points per £1',
        'Give somebody the sky',
        'Points on flights and gift vouchers, which keep for two years.',
      ),
    ],
  },
  {
    name: 'Redline Driving',
    slug: 'redline-driving',
    category: 'Experiences',
    where: 'GB',
    scene: 'road',
    description: 'Three laps, one instructor with steady nerves and a car you have had on a poster.',
    story:
      'Redline’s chief instructor learned to drive on a beet farm and says that it taught her everything about grip.',
    spend: [
      codeAndLink(11500, 'Six laps in a supercar', 'Pick your poster: there are five in the pit lane.', {
        variants: [
          { label: 'Wexcombe Circuit', cost: 11500, location: 'Leicestershire' },
          { label: 'Point Lynas', cost: 10500, location: 'Anglesey' },
          { label: 'Haddon Motor Park', cost: 12500, location: 'West Sussex' },
        ],
      }),
      codeAndLink(7400, 'Rally stage taster', 'Gravel, a handbrake and permission.'),
      codeAndLink(
        4900,
        'Junior drivers, ages ten to sixteen',
        'A real car, dual controls and a nervous parent behind the glass.',
      ),
    ],
    earn: [
      shop('6 points per £1', 'Track days and gift cards', 'Earn when you book for yourself or for somebody louder.'),
    ],
  },
  {
    name: 'Stillwater Spas',
    slug: 'stillwater-spas',
    category: 'Experiences',
    where: 'GB',
    scene: 'spa',
    description: 'Warm pools, cold plunges and a no-phones rule that everyone thanks them for.',
    story:
      'Stillwater heats its pools from the earth and its conversation not at all: the quiet rooms are really quiet.',
    spend: [
      codeAndLink(8900, 'Spa morning for two', 'Pools, steam and a fifty-minute massage each.', { featured: 7 }),
      codeAndLink(5200, 'Twilight swim', 'Five until nine, candles on the water, soup afterwards.'),
      qr(2300, 'Express shoulder massage', 'Twenty-five minutes for anyone who works at a desk.'),
      codeAndLink(15500, 'A full day and lunch', 'Arrive at ten, leave when they turn the lights down.', {
        plan: 'kestrel-plus-yearly',
        badge: 'Plus members',
      }),
    ],
    earn: [
      shop('5 points per £1', 'Book a spa day', 'Points on treatments, lunch and the robe you will not take off.', {
        featured: 17,
      }),
    ],
  },
  {
    name: 'Potter’s Yard',
    slug: 'potters-yard',
    category: 'Experiences',
    where: 'GB',
    scene: 'home',
    description: 'Evening classes in clay, glass and print, in old mill buildings with good radiators.',
    story: 'Potter’s Yard keeps a shelf of everyone’s first bowl, and the wonkiest of each year gets a rosette.',
    spend: [
      codeAndLink(5800, 'Throw your first bowl', 'Two hours at the wheel, two pots fired and posted.', {
        location: 'Stoke, Leeds and Hackney',
      }),
      codeAndLink(6900, 'Stained glass in a day', 'Cut it, lead it, hang it in the window.'),
      codeAndLink(4200, 'Linocut cards for Christmas', 'Make one block, print forty, never buy a multipack again.'),
    ],
    earn: [shop('5 points per £1', 'Learn to make something', 'Points on classes, kits and vouchers.')],
  },
  {
    name: 'Peak & Paddle',
    slug: 'peak-and-paddle',
    category: 'Experiences',
    where: 'GB',
    scene: 'trail',
    description: 'Guided days on fells, lakes and sea cliffs for people who own one good coat.',
    story: 'Every Peak & Paddle guide carries the same secret weapon: a flask of soup big enough for everyone.',
    spend: [
      codeAndLink(6600, 'Sea kayaking for beginners', 'Half a day among the stacks and seals of Pembrokeshire.', {
        location: 'St Davids, Pembrokeshire',
        scene: 'whale',
      }),
      codeAndLink(5900, 'Scramble up Tryfan', 'Hands, feet and one of the great ridges, with a rope if you want one.', {
        location: 'Ogwen, Eryri',
      }),
      codeAndLink(3200, 'Learn to navigate', 'A map, a compass and a fell without a phone signal.', { stock: 30 }),
    ],
    earn: [shop('5 points per £1', 'Guided days outdoors', 'Points for every place you book.')],
  },
  {
    name: 'Canyon & Coast',
    slug: 'canyon-and-coast',
    category: 'Experiences',
    where: 'US',
    scene: 'trail',
    description: 'Small-group tours of very large landscapes, from Acadia to Zion.',
    story: 'Canyon & Coast caps every group at eight, because that is how many fit around one campfire.',
    spend: [
      codeAndLink(13500, 'Slot canyon day hike', 'Sandstone, silence and a guide who knows where the light falls.', {
        featured: 6,
        tags: ['content.popular'],
        location: 'Escalante, Utah',
      }),
      codeAndLink(21000, 'Overnight rafting trip', 'Two days of rapids, one night of stars.', {
        scene: 'ocean',
        location: 'Rogue River, Oregon',
      }),
      codeAndLink(6800, 'Whale-watching morning', 'Out past the bar with a marine biologist and a thermos.', {
        scene: 'whale',
        location: 'Monterey, California',
      }),
      codeAndLink(25500, 'Sunrise balloon over the mesa', 'An hour of hush at nine hundred feet.', {
        scene: 'balloon',
        location: 'Albuquerque, New Mexico',
        featured: 12,
      }),
    ],
    earn: [
      shop('5 points per $1', 'Book an adventure', 'Points on tours, gear rental and gift cards.', { featured: 8 }),
      shop('1,000 points', 'Bring three friends', 'Fill half the campfire and collect.'),
    ],
  },
  {
    name: 'Big Sky Zip',
    slug: 'big-sky-zip',
    category: 'Experiences',
    where: 'US',
    scene: 'thrills',
    description: 'The longest zip lines in six states, with the view included.',
    story: 'Big Sky Zip was founded by two arborists who could not stop taking the quick way down.',
    spend: [
      qr(7200, 'Canopy tour', 'Nine lines, two sky bridges and a very long last one.', {
        variants: [
          { label: 'Montana', cost: 7200, location: 'Whitefish, Montana' },
          { label: 'Tennessee', cost: 6900, location: 'Gatlinburg, Tennessee' },
        ],
      }),
      qr(3900, 'Ropes course', 'For ages six to sixty-six and the brave outside that range.'),
    ],
    earn: [shop('4 points per $1', 'Fly through the trees', 'Points on tickets booked ahead.')],
  },
  {
    name: 'Marlow Grange',
    slug: 'marlow-grange',
    category: 'Days Out',
    where: 'GB',
    scene: 'gardens',
    description: 'A walled garden, a maze that takes forty minutes and a tearoom that takes longer.',
    story:
      'The head gardener at Marlow Grange plants eleven thousand tulips by hand each November and claims to know every one.',
    spend: [
      qr(1800, 'Garden entry for two', 'Wander in, get lost in the maze, find the cake.', {
        featured: 23,
        location: 'Marlow Grange, Shropshire',
      }),
      qr(600, 'Pot of tea and a slice', 'Coffee and walnut if you are quick.', { scene: 'coffee' }),
      codeAndLink(5500, 'A year of Saturdays', 'Twelve months of entry for one, plus a friend on Fridays.'),
      posted(2100, 'Tulip bulbs, mixed by the head gardener', 'Fifty bulbs and a planting plan drawn in pencil.', {
        scene: 'flowers',
      }),
    ],
    earn: [
      shop('5 points per £1', 'Tickets and membership', 'Book before you set off and earn on everyone in the car.'),
    ],
  },
  {
    name: 'Otterbrook Wildlife Park',
    slug: 'otterbrook',
    category: 'Days Out',
    where: 'GB',
    scene: 'wildlife',
    description: 'Rescued animals, long boardwalks and a keeper who will answer the question again.',
    story:
      'Otterbrook has returned more than four hundred otters to the wild, and keeps a very small plaque about it by the gate.',
    spend: [
      qr(3100, 'Day ticket', 'Lynx, cranes and the loudest gibbon in Devon.', {
        location: 'Otterbrook, Devon',
        variants: [
          { label: 'Adult', cost: 3100 },
          { label: 'Child', cost: 2200 },
          { label: 'Family of four', cost: 9200 },
        ],
      }),
      codeAndLink(9800, 'Breakfast with the otters', 'Help feed a family of six, then eat your own in peace.', {
        stock: 10,
      }),
      codeAndLink(4000, 'Adopt a barn owl', 'A certificate, a feather and an annual letter in her words.', {
        scene: 'owl',
      }),
    ],
    earn: [shop('5 points per £1', 'Family days out', 'Points on tickets and on animal adoptions.')],
  },
  {
    name: 'Thrillbridge Park',
    slug: 'thrillbridge-park',
    category: 'Days Out',
    where: 'GB',
    scene: 'thrills',
    description: 'Nine coasters, one log flume and a quiet garden for whoever holds the coats.',
    story:
      'The Widow, Thrillbridge’s wooden coaster, has run since 1934 and is oiled by hand before opening every day.',
    spend: [
      barcode(5600, 'One-day entry', 'Every ride, all day, coats excluded.', {
        featured: 10,
        tags: ['content.popular'],
      }),
      barcode(2800, 'Queue-jump band', 'Twice on the big three, no waiting.', {
        tags: ['region.GB', 'visibility.webOnly'],
      }),
      digital(39000, 'Two days and a themed room', 'A night at the park hotel with early entry in the morning.', {
        scene: 'hotel',
      }),
      qr(1500, 'Fright night', 'Six mazes, no refunds, over-thirteens only.', {
        inDays: 340,
        time: '19:00',
        tags: ['region.GB', 'visibility.restricted'],
      }),
    ],
    earn: [shop('4 points per £1', 'Book ahead online', 'Cheaper than the gate, and it earns.', { featured: 18 })],
  },
  {
    name: 'The Science Loft',
    slug: 'science-loft',
    category: 'Days Out',
    where: 'GB',
    scene: 'tech',
    description: 'Four floors of levers to pull and questions to argue about on the train home.',
    story: 'Nothing in the Science Loft is behind glass except the one thing that bites.',
    spend: [
      qr(1700, 'Entry for one adult and one child', 'Allow four hours; plan for five.', {
        location: 'Newcastle upon Tyne',
      }),
      qr(2400, 'Planetarium lates', 'The whole sky, a reclining seat and a bar.', {
        inDays: 19,
        time: '19:00',
        scene: 'screen',
      }),
      link(200, 'Home experiments, free to print', 'Twelve Saturdays’ worth of vinegar and string.', {
        tags: ['override.points.check'],
        button: 'Get the sheets',
      }),
    ],
    earn: [
      shop('4 points per £1', 'Museum tickets and gifts', 'Points on entry, planetarium shows and the good dinosaur.'),
    ],
  },
  {
    name: 'Boulder Bay Aquarium',
    slug: 'boulder-bay',
    category: 'Days Out',
    where: 'US',
    scene: 'ocean',
    description: 'Sea otters, kelp forests and the calmest room on the coast: the jellyfish hall.',
    story: 'Boulder Bay releases everything it can and names everything it cannot.',
    spend: [
      qr(4200, 'Adult day ticket', 'Tide pools to open ocean, feeding times included.', {
        scene: 'underwater',
        featured: 9,
        location: 'Boulder Bay, Oregon',
      }),
      qr(12500, 'Family of four', 'Two adults, two children, one octopus.'),
      codeAndLink(8000, 'Sleepover under the sharks', 'Bring a sleeping bag and a steady heart.', {
        inDays: 45,
        time: '18:00',
        scene: 'underwater',
      }),
    ],
    earn: [
      shop('4 points per $1', 'Tickets and membership', 'Points whenever you book online.'),
      shop('250 points', 'Adopt an otter', 'You get a letter; she gets clams.'),
    ],
  },
  {
    name: 'Wonderline Parks',
    slug: 'wonderline-parks',
    category: 'Days Out',
    where: 'US',
    scene: 'thrills',
    description: 'Classic boardwalk coasters and shaded picnic groves in five states.',
    story: 'Wonderline has restored four wooden coasters board by board, and lets the carpenters ride first.',
    spend: [
      barcode(6500, 'One-day park ticket', 'All rides and the splash zone.', { featured: 14 }),
      barcode(19500, 'Season pass', 'As many Saturdays as you can stand.'),
      qr(900, 'Funnel cake', 'Powdered sugar in a place you will find tomorrow.', { scene: 'cake' }),
    ],
    earn: [shop('4 points per $1', 'Park tickets', 'Points on day tickets and passes.')],
  },
  {
    name: 'Stonegate Trust',
    slug: 'stonegate-trust',
    category: 'Days Out',
    where: 'GB',
    scene: 'gardens',
    description: 'Castles, mills and coastal paths, looked after for ever on behalf of everyone.',
    story: 'Stonegate cares for 212 places and 900 miles of path, and knows which of them has the best scones.',
    spend: [
      codeAndLink(
        14500,
        'A year’s membership for one',
        'Free parking, free entry and a handbook that starts arguments.',
      ),
      qr(2600, 'A day at any castle', 'Battlements included; bring a hat that stays on.', { scene: 'gardens' }),
      link(500, 'Wallpaper and walks pack', 'Six routes with maps and the views to go with them.', {
        scene: 'trail',
        button: 'Download',
      }),
    ],
    earn: [shop('2,000 points', 'Join as a family', 'Points with your first annual membership.')],
  },
]
