import {
  barcode,
  codeAndLink,
  digital,
  octopus,
  posted,
  qr,
  shop,
  store,
  visit,
  type BrandRecord,
} from '../brand-record.ts'

export const homeBrands: readonly BrandRecord[] = [
  {
    name: 'Volta & Finch',
    slug: 'volta-and-finch',
    category: 'Home & Tech',
    where: 'global',
    scene: 'tech',
    description: 'Well-made electronics with replaceable batteries and instructions in plain words.',
    story: 'Volta & Finch sells a screwdriver with everything it makes, and means you to use it.',
    spend: [
      posted(16800, 'Wren wireless headphones', 'Thirty hours a charge, soft over the ears, quiet on the inside.', {
        scene: 'headphones',
        featured: 6,
        tags: ['content.popular'],
      }),
      posted(7200, 'Pocket speaker', 'Small enough for a coat, loud enough for a kitchen.', {
        scene: 'speaker',
        variants: [
          { label: 'Brick red', cost: 7200 },
          { label: 'Fog', cost: 7200 },
          { label: 'Pine', cost: 7200 },
        ],
      }),
      posted(4400, 'Travel charger, three ports', 'One plug for the phone, the watch and whoever forgot theirs.'),
      posted(34500, 'Heron e-reader', 'A page that looks like paper, in bed and on the beach.', {
        scene: 'ereader',
        stock: 0,
        badge: 'Back soon',
      }),
      digital(5000, '£25 gift card', 'Towards anything, including the screwdriver.', { where: 'GB' }),
    ],
    earn: [
      shop(
        '4 points per £1 or $1',
        'Headphones, speakers, readers',
        'Points on everything, refurbished models included.',
        {
          scene: 'headphones',
          featured: 11,
        },
      ),
      shop('500 points', 'Send back an old device', 'Post it free and we recycle or repair it.'),
    ],
  },
  {
    name: 'Fernway Home',
    slug: 'fernway-home',
    category: 'Home & Tech',
    where: 'GB',
    scene: 'home',
    description: 'Lamps, linen and sofas that turn up on the day they said.',
    story: 'Fernway’s sofas are built in Long Eaton by people who will re-stuff them in fifteen years if you ask.',
    spend: [
      barcode(4000, '£20 off at Fernway', 'In store or online, on anything over £80.'),
      posted(6400, 'Linen throw', 'Washed, heavy and the colour of a good field.'),
      posted(3100, 'Stoneware mugs, set of four', 'Glazed by hand, so no two will quite agree.', { scene: 'coffee' }),
      qr(500, 'Cake in the Fernway café', 'A slice and a sit-down between the bedding and the bulbs.', {
        scene: 'cake',
      }),
    ],
    earn: [
      shop('5 points per £1', 'Furnish a room', 'Points on furniture, lighting and every last cushion.', {
        featured: 12,
      }),
      store('3 points per £1', 'Shop in store', 'Pay with a linked card; keep your receipt for the returns desk only.'),
    ],
  },
  {
    name: 'Bloom Dispatch',
    slug: 'bloom-dispatch',
    category: 'Home & Tech',
    where: 'GB',
    scene: 'flowers',
    description: 'Grower-to-door flowers that open on your table and not in the van.',
    story:
      'Bloom Dispatch cuts to order at four in the morning, so the peonies have had less of a journey than you have.',
    spend: [
      codeAndLink(4900, 'The letterbox bouquet', 'Fifteen stems, flat-packed, with a note on how to arrange them.', {
        featured: 17,
      }),
      codeAndLink(8200, 'Seasonal hand-tied bouquet', 'Whatever is best that week, tied and wrapped.'),
      codeAndLink(2700, 'A pot of winter hyacinths', 'Three bulbs, one bowl and six weeks of scent.'),
    ],
    earn: [shop('8 points per £1', 'Send flowers', 'Points on bouquets, plants and subscriptions.', { featured: 13 })],
  },
  {
    name: 'Kestrel Mobile',
    slug: 'kestrel-mobile',
    category: 'Home & Tech',
    where: 'GB',
    scene: 'tech',
    description: 'SIM-only plans from the group, cancelled with one text.',
    story: 'Kestrel Mobile has no shops and no small print below ten-point, which it regards as related facts.',
    spend: [
      digital(1000, '10 GB of extra data', 'For the month when the broadband goes.'),
      digital(3000, 'Three months of roaming', 'Forty-six countries, your usual allowance, no surprises.'),
      digital(6000, 'A year of insurance excess cover', 'Crack it, send it, forget it.', { unavailable: true }),
    ],
    earn: [
      visit('5,000 points', 'Move your number across', 'Points after the second month’s bill.'),
      visit('150 points a month', 'Stay on any plan', 'Collected automatically on the first of the month.'),
    ],
  },
  {
    name: 'Brightside Energy',
    slug: 'brightside-energy',
    category: 'Home & Tech',
    where: 'GB',
    scene: 'home',
    description: 'Wind and sunshine, billed by the half hour and explained by humans.',
    story: 'Brightside will ring you to suggest a cheaper tariff, which customers consistently assume is a prank.',
    spend: [
      digital(2000, '£10 off your next bill', 'Straight on to your account, winter or summer.'),
      posted(2300, 'Draught-proofing kit', 'Seals for two doors and six windows, and a Saturday well spent.'),
    ],
    earn: [
      octopus('7,500 points', 'Switch both fuels', 'Points sixty days after your supply starts.', { featured: 20 }),
      octopus(
        '20 points a shift',
        'Use power off-peak',
        'Move the washing to the small hours and collect for each shift.',
      ),
    ],
  },
  {
    name: 'Kettle & Thread',
    slug: 'kettle-and-thread',
    category: 'Home & Tech',
    where: 'everywhere',
    scene: 'home',
    description: 'Kitchen things made properly, once.',
    story: 'Kettle & Thread guarantees its pans for thirty years and has, so far, replaced eleven.',
    spend: [
      posted(5700, 'Cast-iron skillet', 'Pre-seasoned, oven-proof and heavier than it looks.', { scene: 'table' }),
      posted(2200, 'Set of three linen tea towels', 'They dry things. It is remarkable how many do not.'),
      posted(12400, 'Enamel casserole', 'The pot that stews are named after.', {
        variants: [
          { label: 'Ember red', cost: 12400 },
          { label: 'Cream', cost: 12400 },
        ],
      }),
    ],
    earn: [shop('6 points per £1 or $1', 'Equip the kitchen', 'Points on pans, knives and the good scissors.')],
  },
  {
    name: 'Lumen Lane',
    slug: 'lumen-lane',
    category: 'Home & Tech',
    where: 'US',
    scene: 'home',
    description: 'Lighting and small furniture from American workshops.',
    story: 'Lumen Lane lists the town, the shop and the maker under every lamp it sells.',
    spend: [
      posted(9800, 'Walnut table lamp', 'Turned in Vermont, wired to last.', { featured: 15 }),
      digital(5000, '$25 gift card', 'Toward a lamp, a stool or a very good bulb.'),
      posted(3400, 'Beeswax candle trio', 'Three sizes, forty hours, no perfume.'),
    ],
    earn: [
      shop('5 points per $1', 'Light the place up', 'Points on every order that ships.', { featured: 10 }),
      shop('300 points', 'Join the mailing list and order', 'A welcome on your first purchase.'),
    ],
  },
  {
    name: 'Tidepool Tech',
    slug: 'tidepool-tech',
    category: 'Home & Tech',
    where: 'US',
    scene: 'tech',
    description: 'Certified-renewed phones and laptops with a two-year warranty.',
    story: 'Tidepool’s refurbishing bench in Duluth has saved ninety thousand devices from a drawer.',
    spend: [
      digital(10000, '$50 gift card', 'Off anything renewed, from tablets to turntables.'),
      posted(5900, 'Noise-isolating earbuds', 'Renewed, re-tipped and guaranteed.', {
        scene: 'headphones',
        featured: 16,
      }),
    ],
    earn: [
      shop('4 points per $1', 'Buy renewed', 'Points on every device.'),
      shop('800 points', 'Trade in an old phone', 'Points on top of your trade-in price.'),
    ],
  },
]
