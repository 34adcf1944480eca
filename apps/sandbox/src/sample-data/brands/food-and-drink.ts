import { barcode, codeAndLink, digital, posted, qr, shop, store, visit, type BrandRecord } from '../brand-record.ts'

export const foodBrands: readonly BrandRecord[] = [
  {
    name: 'Copperpot Coffee',
    slug: 'copperpot-coffee',
    category: 'Food & Drink',
    where: 'GB',
    scene: 'coffee',
    description: 'Small-batch roasters with 160 coffee bars and strong views about milk temperature.',
    story:
      'Copperpot still roasts in the same railway arch in Bermondsey, where the smell has been known to stop trains.',
    spend: [
      qr(400, 'Any hot drink', 'A flat white, a proper tea or the one with the cinnamon: any size, any milk.', {
        featured: 1,
        tags: ['content.popular'],
        bullets: ['Every Copperpot in Britain', 'Any size, any milk', 'Use it within 90 days'],
      }),
      qr(750, 'Coffee and a pastry', 'Something flaky to go with it, baked before you were awake.', { featured: 15 }),
      qr(300, 'A cookie for the road', 'Dark chocolate and sea salt, still soft in the middle.', { scene: 'cake' }),
      posted(2400, 'A kilo of house espresso', 'Whole beans or ground for your pot, roasted the day we post it.', {
        scene: 'beans',
        variants: [
          { label: 'Whole beans', cost: 2400 },
          { label: 'Ground for cafetière', cost: 2400 },
          { label: 'Ground for espresso', cost: 2400 },
        ],
      }),
      posted(5800, 'The Copperpot stove-top set', 'A six-cup moka pot, two stoneware cups and a bag to begin with.', {
        scene: 'moka',
        stock: 25,
      }),
    ],
    earn: [
      store(
        '4 points per £1',
        'Coffee on the way to work',
        'Link your card once, pay as usual and collect without showing anything.',
        { featured: 4 },
      ),
      shop('3 points per £1', 'Beans by post', 'A bag through the letter box as often as you need it.'),
    ],
  },
  {
    name: 'Bramble & Oak',
    slug: 'bramble-and-oak',
    category: 'Food & Drink',
    where: 'GB',
    scene: 'table',
    description: 'Ninety pubs with crackling fires, clean glasses and a kitchen that closes late.',
    story:
      'Bramble & Oak only takes on pubs that somebody fought to keep open, and the framed petition goes up behind the bar.',
    spend: [
      qr(900, 'A pint or a large glass of wine', 'From the pumps, the barrel or the better end of the list.', {
        tags: ['content.alcohol'],
        featured: 9,
      }),
      qr(2600, '£12 off lunch', 'Midweek pies, Friday fish or the Sunday roast everybody rings about.', {
        scene: 'roast',
        featured: 3,
        tags: ['content.popular'],
      }),
      qr(5000, '£25 to spend on dinner', 'Enough for two mains and an argument about pudding.', { scene: 'table' }),
      qr(1000, 'Sticky toffee pudding for two', 'Two spoons optional, custard compulsory.', { scene: 'cake' }),
      digital(
        17500,
        'A room above the pub',
        'Dinner, bed and a full English, with the last walk home you will ever need.',
        { scene: 'hotel' },
      ),
    ],
    earn: [
      store(
        '5 points per £1',
        'Eat, drink, stay',
        'Pay with a linked card at any of our pubs and earn on the whole bill.',
        { featured: 7 },
      ),
      visit(
        '500 points',
        'Book Christmas before October ends',
        'Tables of eight and over earn the bonus with the deposit.',
      ),
    ],
  },
  {
    name: 'Saffron & Rye',
    slug: 'saffron-and-rye',
    category: 'Food & Drink',
    where: 'GB',
    scene: 'table',
    description: 'Seven restaurants around one idea: bread from the north, spice from the south.',
    story:
      'Chef-founder Leila Sandqvist grew up between Isfahan and Uppsala, and the menu reads like her mother’s and grandmother’s on the telephone.',
    spend: [
      qr(
        22000,
        'The eight-course tasting menu for two',
        'The whole of the chef’s table, with matched soft pairings and a loaf to take home.',
        { featured: 11, badge: 'Book it now', location: 'London, Leeds and Bristol' },
      ),
      qr(3800, 'Lunch for one, two courses', 'Saffron dumplings, rye-crusted trout and forty unhurried minutes.'),
      codeAndLink(
        1200,
        'A bread-making video class',
        'Six lessons, one starter culture by post and a very patient baker.',
        { scene: 'groceries' },
      ),
    ],
    earn: [
      store(
        '8 points per £1',
        'Dine from Sunday to Wednesday',
        'The quiet nights are the best nights, and they earn double.',
      ),
      store('4 points per £1', 'Dinner at the weekend', 'Points on food and wine, automatically, with a linked card.'),
    ],
  },
  {
    name: 'The Dough Exchange',
    slug: 'dough-exchange',
    category: 'Food & Drink',
    where: 'GB',
    scene: 'table',
    description: 'Forty-eight-hour dough, forty-eight restaurants, sixty-second pizza.',
    story: 'The first Dough Exchange opened in a closed-down bank, and the vault is still the best table.',
    spend: [
      qr(1900, 'Any pizza', 'From the plain marinara to the one with hot honey.', { scene: 'pizza', featured: 19 }),
      qr(650, 'Dough balls to share', 'Or not to share. Garlic butter either way.', { scene: 'cake' }),
      barcode(3400, 'Two pizzas to take home', 'Scan at the till and eat them out of the box, as intended.', {
        scene: 'pizza',
      }),
    ],
    earn: [
      store('5 points per £1', 'Eat in or take away', 'Earn at the table and at the hatch alike.', { scene: 'pizza' }),
    ],
  },
  {
    name: 'Pantry Street',
    slug: 'pantry-street',
    category: 'Food & Drink',
    where: 'GB',
    scene: 'pantry',
    description: 'The weekly shop, delivered by people who know how to pick an avocado.',
    story:
      'Pantry Street buys wonky vegetables by the field and prices them so that everybody wins, including the carrots.',
    spend: [
      barcode(1000, '£5 off your weekly shop', 'Scan at the till or type it in at checkout, on any shop over £40.', {
        scene: 'groceries',
        featured: 6,
      }),
      barcode(2000, '£10 off your weekly shop', 'Twice as good, for shops over £60.', { scene: 'groceries' }),
      codeAndLink(1500, 'Three months of free delivery', 'Any slot, any day, including the ones people fight over.', {
        scene: 'groceries',
      }),
      codeAndLink(
        2800,
        'The Friday night box',
        'Dinner for two and a film’s worth of snacks, ready for half past seven.',
        { scene: 'table' },
      ),
    ],
    earn: [
      shop(
        '1 point per £1',
        'Your online grocery shop',
        'Week in, week out: the quickest way to keep the balance ticking over.',
        { scene: 'groceries', featured: 3 },
      ),
      shop('1,500 points', 'Your first shop over £60', 'For new customers of Pantry Street.', { scene: 'groceries' }),
      store(
        '2 points per £1',
        'In-store at the weekend',
        'Double points on Saturdays and Sundays with a linked card.',
        { scene: 'groceries' },
      ),
    ],
  },
  {
    name: 'Supper Crate',
    slug: 'supper-crate',
    category: 'Food & Drink',
    where: 'GB',
    scene: 'pantry',
    description: 'Recipe boxes for people who like cooking more than shopping.',
    story: 'Every Supper Crate recipe is tested by three households, one of which must contain a fussy nine-year-old.',
    spend: [
      codeAndLink(3600, 'Your first box at half price', 'Three dinners for two, weighed out and ready to go.', {
        scene: 'groceries',
      }),
      codeAndLink(
        1700,
        'A pudding on us, four weeks running',
        'Added to your next four boxes, because it is Thursday somewhere.',
        { scene: 'cake' },
      ),
    ],
    earn: [
      shop('2,500 points', 'Start a recipe box', 'Points when your second box arrives.', {
        scene: 'groceries',
        featured: 16,
      }),
      shop('200 points a box', 'Keep the boxes coming', 'A small thank-you with every delivery you take.', {
        scene: 'groceries',
      }),
    ],
  },
  {
    name: 'Golden Whisk Bakery',
    slug: 'golden-whisk',
    category: 'Food & Drink',
    where: 'everywhere',
    scene: 'pantry',
    description: 'Celebration cakes, posted to almost anywhere, still standing when they land.',
    story:
      'Golden Whisk spent two years on the box before it sold a single cake, and has dropped one from a roof to prove it.',
    spend: [
      posted(2900, 'Letterbox brownies', 'Twelve squares, three flavours, slim enough for the door.', {
        scene: 'cake',
      }),
      posted(5400, 'A birthday cake by post', 'Choose the sponge, choose the words, leave the rest to us.', {
        scene: 'cake',
        variants: [
          { label: 'Lemon and poppy seed', cost: 5400 },
          { label: 'Chocolate and salted caramel', cost: 5600 },
          { label: 'Vegan carrot', cost: 5400 },
        ],
      }),
      codeAndLink(1300, 'Icing masterclass', 'An hour online with the person who pipes the roses.', { scene: 'cake' }),
    ],
    earn: [
      shop('6 points per £1 or $1', 'Send somebody a cake', 'Points on cakes, brownies and the candles.', {
        scene: 'cake',
      }),
    ],
  },
  {
    name: 'Prairie Bean Coffee',
    slug: 'prairie-bean',
    category: 'Food & Drink',
    where: 'US',
    scene: 'coffee',
    description: 'Slow-roasted in Omaha, poured in two hundred coffeehouses with porches.',
    story: 'Prairie Bean pays its growers before the harvest and prints the price on the bag.',
    spend: [
      qr(500, 'Any handcrafted drink', 'Hot, iced or somewhere in between, with an extra shot if the day needs it.', {
        featured: 1,
        tags: ['content.popular'],
      }),
      qr(900, 'Coffee and a cinnamon roll', 'As big as a saucer and twice as warm.', { featured: 13 }),
      posted(2700, 'Three-bag tasting flight', 'Light, medium and campfire, with a card of notes for each.'),
    ],
    earn: [
      store('4 points per $1', 'Your morning coffee', 'Link a card once and collect without thinking.', {
        featured: 2,
      }),
      shop('5 points per $1', 'Subscribe to beans', 'A bag every two weeks, roasted on the Monday.'),
    ],
  },
  {
    name: 'Blue Heron Diners',
    slug: 'blue-heron-diners',
    category: 'Food & Drink',
    where: 'US',
    scene: 'table',
    description: 'Counter stools, bottomless coffee and pie that has won things.',
    story: 'There are nineteen Blue Herons and nineteen versions of the cherry pie; the staff will defend theirs.',
    spend: [
      qr(1800, 'Breakfast for one', 'Two eggs any way, hash browns and toast you can hear.', {
        scene: 'coffee',
        featured: 5,
      }),
      qr(3400, 'Burgers and shakes for two', 'The double with cheese, and a metal cup with the rest of the shake.', {
        scene: 'table',
      }),
      qr(600, 'A slice of pie', 'Ask what came out of the oven last.', { scene: 'cake' }),
    ],
    earn: [
      store('5 points per $1', 'Take a booth', 'Points on every check paid with a linked card.'),
      store('300 points', 'Breakfast before eight', 'Three early starts in a month and the bonus is yours.'),
    ],
  },
  {
    name: 'Taco Verano',
    slug: 'taco-verano',
    category: 'Food & Drink',
    where: 'US',
    scene: 'table',
    description: 'Fresh-pressed tortillas and salsas in five degrees of courage.',
    story:
      'Taco Verano started as a blue truck outside an Austin bookshop, and the truck still parks there on Thursdays.',
    spend: [
      qr(1200, 'Two tacos and an agua fresca', 'Carnitas, cauliflower or catch of the day.', {
        scene: 'tacos',
        featured: 11,
      }),
      qr(2900, 'Taco kit for four', 'Everything in one box, ready to argue over at your own table.', {
        scene: 'tacos',
      }),
    ],
    earn: [
      store('6 points per $1', 'Tacos, any day', 'Tuesdays pay double.', { scene: 'tacos' }),
      shop('400 points', 'Order ahead in the app', 'A welcome on your first mobile order.', { scene: 'tacos' }),
    ],
  },
]
