import { barcode, codeAndLink, digital, posted, shop, store, type BrandRecord } from '../brand-record.ts'

export const fashionBrands: readonly BrandRecord[] = [
  {
    name: 'Ellery Rowe',
    slug: 'ellery-rowe',
    category: 'Fashion & Beauty',
    where: 'GB',
    scene: 'fashion',
    description: 'Tailoring with pockets, in colours that get along.',
    story: 'Ellery Rowe cuts every jacket for five body shapes before it draws the lining.',
    spend: [
      barcode(3000, '£15 off at Ellery Rowe', 'In store or online, on anything over £50.', { featured: 25 }),
      barcode(9500, '£50 to spend', 'Halfway to a coat, all the way to a shirt.'),
      codeAndLink(4200, 'An hour with a stylist', 'Bring the three things you never wear.'),
    ],
    earn: [
      shop('6 points per £1', 'Clothes that fit', 'Points on full price and sale.', { featured: 19 }),
      store('4 points per £1', 'In our twenty-two shops', 'Earn at the till with a linked card.'),
    ],
  },
  {
    name: 'Northbound Outdoors',
    slug: 'northbound-outdoors',
    category: 'Fashion & Beauty',
    where: 'global',
    scene: 'trail',
    description: 'Waterproofs, boots and packs that are mended free, for good.',
    story: 'Northbound’s repair vans tour the national parks each summer and have re-proofed a wedding marquee.',
    spend: [
      posted(4800, 'Merino beanie', 'Soft, warm and found in every pocket in Cumbria.', { scene: 'fashion' }),
      posted(11800, 'Twenty-litre day pack', 'Room for lunch, layers and somebody else’s layers.', {
        variants: [
          { label: 'Rust', cost: 11800 },
          { label: 'Slate', cost: 11800 },
          { label: 'Moss', cost: 11800 },
        ],
      }),
      codeAndLink(2000, 'A free re-proof', 'Send us your tired jacket; we send it back water-tight.'),
      digital(6000, '£30 gift card', 'For boots, socks and the good map.', { where: 'GB' }),
    ],
    earn: [
      shop('5 points per £1 or $1', 'Get kitted out', 'Points on everything from laces to tents.'),
      shop('350 points', 'Repair before you replace', 'Collect when you book a paid repair.'),
    ],
  },
  {
    name: 'Petal Theory',
    slug: 'petal-theory',
    category: 'Fashion & Beauty',
    where: 'global',
    scene: 'beauty',
    description: 'Short ingredient lists, refillable bottles, no miracles promised.',
    story: 'Petal Theory was started by two pharmacists who were tired of reading labels aloud to each other.',
    spend: [
      posted(3400, 'The daily trio', 'Cleanse, moisturise, protect: two weeks of each in travel sizes.', {
        featured: 20,
      }),
      posted(6200, 'Night balm, refillable', 'Oats, squalane and nothing that stings.'),
      codeAndLink(
        1200,
        'Ten-minute skin consultation',
        'On video, with somebody who will also tell you what to stop buying.',
      ),
      posted(4600, 'Hand cream for a year', 'Six tubes, one for every bag you own.'),
    ],
    earn: [
      shop('8 points per £1 or $1', 'Skincare without the fuss', 'Points on products, sets and refills.', {
        featured: 21,
      }),
    ],
  },
  {
    name: 'Tempo Active',
    slug: 'tempo-active',
    category: 'Fashion & Beauty',
    where: 'everywhere',
    scene: 'fashion',
    description: 'Running kit tested by people who finish in the middle.',
    story: 'Tempo prints the number of washes a shirt has survived inside the collar, and updates it every season.',
    spend: [
      posted(5100, 'Reflective running vest', 'Be seen by cars, dogs and your personal best.'),
      digital(2500, 'A twelve-week training plan', 'Couch to ten kilometres with a coach who answers.', {
        scene: 'trail',
      }),
      codeAndLink(4000, 'Gait check and £15 off shoes', 'Find out what your left foot has been up to.', {
        scene: 'shoes',
        where: 'GB',
      }),
    ],
    earn: [
      shop('6 points per £1 or $1', 'Kit for moving in', 'Points on shoes, layers and the watch.', { scene: 'shoes' }),
      shop('100 points', 'Finish a parkland 5K', 'Log a timed run and collect, once a month.'),
    ],
  },
  {
    name: 'Kind Thread',
    slug: 'kind-thread',
    category: 'Fashion & Beauty',
    where: 'GB',
    scene: 'fashion',
    description: 'Pre-loved designer clothes, checked by hand and photographed in daylight.',
    story: 'Kind Thread will not sell anything with a lost button; it keeps a wall of forty thousand to match.',
    spend: [
      codeAndLink(3500, '£20 off pre-loved', 'On your first order over £60.'),
      codeAndLink(1500, 'A free clear-out bag', 'Fill it, send it, get paid for the good bits.'),
    ],
    earn: [
      shop('7 points per £1', 'Buy pre-loved', 'Points on all orders kept past the returns window.'),
      shop('10 points per £1', 'Sell with us', 'Take your earnings in cash and the points on top.'),
    ],
  },
  {
    name: 'Maple & Main',
    slug: 'maple-and-main',
    category: 'Fashion & Beauty',
    where: 'US',
    scene: 'fashion',
    description: 'Flannel, denim and sweaters cut and sewn in North Carolina.',
    story: 'Maple & Main bought back the mill its founders’ parents were laid off from.',
    spend: [
      digital(5000, '$25 gift card', 'Toward a shirt that will outlive trends.', { featured: 17 }),
      posted(7900, 'The Saturday flannel', 'Brushed twice, worn for years.', {
        variants: [
          { label: 'Small', cost: 7900 },
          { label: 'Medium', cost: 7900 },
          { label: 'Large', cost: 7900 },
        ],
      }),
      posted(4300, 'Canvas tote', 'Carries a week of groceries or one baby goat.'),
    ],
    earn: [
      shop('6 points per $1', 'American-made clothing', 'Points on every order.', { featured: 11 }),
      shop('500 points', 'Your first order', 'A welcome for new customers over $75.'),
    ],
  },
  {
    name: 'Sea Salt & Sage',
    slug: 'sea-salt-and-sage',
    category: 'Fashion & Beauty',
    where: 'US',
    scene: 'beauty',
    description: 'Small-batch soaps and balms from the California coast.',
    story: 'Sea Salt & Sage still cuts every bar with a guitar string, in a workshop that smells like a walk.',
    spend: [
      posted(2800, 'Four-bar soap sampler', 'Sage, cedar, grapefruit and fog.'),
      posted(5300, 'Bath ritual box', 'Salts, oil, candle and a sign for the door.', { scene: 'spa' }),
    ],
    earn: [shop('8 points per $1', 'Clean up', 'Points on soaps, balms and refills.')],
  },
]
