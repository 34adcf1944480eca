import {
  codeAndLink,
  link,
  posted,
  qr,
  shop,
  visit,
  winesDelivery,
  winesVoucher,
  type BrandRecord,
} from '../brand-record.ts'

const alcohol = ['content.alcohol'] as const

export const wineBrands: readonly BrandRecord[] = [
  {
    name: 'Kestrel Wines',
    slug: 'kestrel-wines',
    category: 'Wine',
    where: 'GB',
    scene: 'wine',
    description: 'The group’s own wine merchant: honest notes, growers with names, and delivery before the weekend.',
    story:
      'Kestrel Wines tastes four thousand bottles a year and lists about three hundred, which makes for a cheerful but demanding office.',
    spend: [
      winesDelivery(
        9500,
        'The discovery case: six bottles',
        'Three reds, three whites and a card that explains why each of them is there.',
        {
          tags: [...alcohol, 'content.popular'],
          featured: 4,
          bullets: ['Six full bottles', 'Delivered within 3 working days', 'Gift message if you like'],
        },
      ),
      winesDelivery(18000, 'The dinner-party dozen', 'Twelve bottles that make you look as if you planned it.', {
        tags: alcohol,
      }),
      winesDelivery(
        6800,
        'Three bottles of English sparkling',
        'Chalk, apples and a very fine stream of bubbles from three southern estates.',
        { tags: alcohol, badge: 'Award winner' },
      ),
      winesDelivery(13500, 'A magnum of claret', 'Ten years old, in wood, and enough for a table of eight.', {
        tags: alcohol,
        stock: 14,
      }),
      winesVoucher(2000, '£10 off any case', 'Six bottles or more, mixed any way you please.', {
        tags: alcohol,
        featured: 20,
      }),
      winesVoucher(5000, '£25 off a case over £100', 'For the one you have been leaving in the basket.', {
        tags: alcohol,
      }),
      posted(
        4200,
        'A pair of handblown tasting glasses',
        'Thin lips, long stems and a box that will survive the post.',
        { scene: 'wine' },
      ),
    ],
    earn: [
      visit('8 points per £1', 'Wine by the case', 'Points on every bottle, delivery free over £60.', {
        tags: alcohol,
        featured: 5,
      }),
      visit(
        '3,000 points',
        'Join the wine plan',
        'A case each quarter, points with the first, and you can stop whenever you like.',
        { tags: alcohol },
      ),
    ],
  },
  {
    name: 'Ashcombe Vineyard',
    slug: 'ashcombe-vineyard',
    category: 'Wine',
    where: 'GB',
    scene: 'wine',
    description: 'Forty acres of south-facing chalk on the edge of the Downs, with a barn for tasting in.',
    story: 'The Ashcombe family grew hops for two centuries and planted their first vines to settle a bet.',
    spend: [
      codeAndLink(
        4800,
        'Vineyard tour and tasting for two',
        'Up through the vines, down into the cellar and five glasses on the terrace.',
        { tags: alcohol, location: 'Alfriston, East Sussex' },
      ),
      codeAndLink(16000, 'Harvest lunch', 'Pick for an hour, eat for three, take home a bottle of last year’s.', {
        tags: alcohol,
        scene: 'table',
        inDays: 290,
        time: '11:00',
        location: 'Alfriston, East Sussex',
      }),
      qr(1300, 'A glass on the terrace', 'Bacchus or Pinot Meunier, with the view thrown in.', { tags: alcohol }),
    ],
    earn: [
      shop(
        '5 points per £1',
        'Bottles from the cellar door',
        'Order online and earn on wine, cider and the Christmas hampers.',
        { tags: alcohol },
      ),
    ],
  },
  {
    name: 'Three Casks',
    slug: 'three-casks',
    category: 'Wine',
    where: 'GB',
    scene: 'wine',
    description: 'Independent bottlers of whisky, rum and one notorious plum gin.',
    story:
      'Three Casks buys single barrels from distilleries that prefer not to be named, and bottles them until they run dry.',
    spend: [
      winesDelivery(
        8800,
        'A bottle of the twelve-year Highland',
        'Heather honey, a little smoke and a label signed by whoever filled it.',
        { tags: alcohol },
      ),
      posted(2600, 'Five-dram tasting set', 'A postcard-sized tour of the regions, with a guide you can listen to.', {
        tags: alcohol,
      }),
      codeAndLink(
        5200,
        'Blend your own in Leith',
        'Ninety minutes, six casks and a bottle nobody else will ever own.',
        { tags: alcohol, location: 'Leith, Edinburgh', scene: 'wine' },
      ),
    ],
    earn: [
      shop('6 points per £1', 'Single casks and sets', 'Points on everything but the club nights.', { tags: alcohol }),
    ],
  },
  {
    name: 'Sierra Bend Cellars',
    slug: 'sierra-bend',
    category: 'Wine',
    where: 'US',
    scene: 'wine',
    description: 'Mountain-grown Zinfandel and very cold rosé from the foothills east of Sacramento.',
    story:
      'Sierra Bend makes wine at two thousand feet, where the nights are cold and the bears help themselves first.',
    spend: [
      winesVoucher(3000, '$15 off any six bottles', 'Shipped to the thirty-eight states that will let us.', {
        tags: alcohol,
        featured: 10,
      }),
      codeAndLink(5500, 'Barrel tasting for two', 'Straight from the cask with the person who put it there.', {
        tags: alcohol,
        location: 'Fair Play, California',
      }),
      link(1500, 'Members’ allocation list', 'First refusal on the forty cases of old-vine Zin.', {
        tags: alcohol,
        button: 'Join the list',
      }),
    ],
    earn: [
      shop('7 points per $1', 'Wine from the foothills', 'Points on bottles, cases and club shipments.', {
        tags: alcohol,
        featured: 9,
      }),
      shop('2,000 points', 'Join the Bend Club', 'Points with your first shipment.', { tags: alcohol }),
    ],
  },
]
