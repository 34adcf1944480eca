import {
  barcode,
  codeAndLink,
  digital,
  link,
  octopus,
  posted,
  qr,
  shop,
  store,
  visit,
  type BrandRecord,
} from '../brand-record.ts'

export const entertainmentBrands: readonly BrandRecord[] = [
  {
    name: 'Hartwell Cinemas',
    slug: 'hartwell-cinemas',
    category: 'Cinema & Entertainment',
    where: 'GB',
    scene: 'cinema',
    description: 'Deep seats, big screens and trailers kept to ten minutes, in fifty-four towns.',
    story:
      'Hartwell has shown films in the same Nottingham building since 1921, when the organist outsold the picture.',
    spend: [
      qr(
        1400,
        'One cinema ticket, any day',
        'Any film, any time, any Hartwell. Popcorn is between you and your conscience.',
        {
          featured: 2,
          tags: ['content.popular'],
          badge: 'Members’ favourite',
          bullets: ['All 2D films', 'Seven days a week', 'Show the code at the desk or the kiosk'],
        },
      ),
      qr(2700, 'Two cinema tickets', 'For a date, a truce or a friend who owes you one.'),
      qr(800, 'Large popcorn', 'Sweet, salted or the only correct answer, half and half.', { scene: 'popcorn' }),
      qr(4600, 'Family night: four tickets', 'Two grown-ups, two children, one armrest each.', {
        variants: [
          { label: 'Weekday', cost: 4600 },
          { label: 'Weekend', cost: 5200 },
        ],
      }),
      digital(
        19000,
        'Your own screen for a party',
        'Twenty-five seats, your choice of film and somebody else to sweep up.',
        { stock: 6 },
      ),
      qr(2000, 'Recliner seats for two', 'The back row has never been this comfortable.', {
        plan: 'kestrel-plus-yearly',
        badge: 'Plus members',
      }),
    ],
    earn: [
      shop('5 points per £1', 'Book at the pictures', 'Earn on tickets and on the snack you add at checkout.', {
        featured: 10,
        tags: ['content.popular'],
      }),
      visit(
        '750 points',
        'Join Hartwell Unlimited',
        'See everything for one price a month, with points after the first.',
      ),
    ],
  },
  {
    name: 'Lantern Live',
    slug: 'lantern-live',
    category: 'Cinema & Entertainment',
    where: 'GB',
    scene: 'stage',
    description: 'Gigs, comedy and one-off nights in rooms small enough to see the whites of their eyes.',
    story:
      'Lantern Live books for rooms of under eight hundred, on the theory that nobody ever told their grandchildren about the screen at the side.',
    spend: [
      codeAndLink(4400, 'An evening with the Marram Quartet', 'Folk tunes, four chairs and no amplification at all.', {
        scene: 'piano',
        inDays: 23,
        time: '19:30',
        location: 'St Brannock’s, Bristol',
        featured: 14,
      }),
      codeAndLink(3600, 'New comedy at the Boiler Room', 'Five acts, one of whom will be on television by spring.', {
        inDays: 12,
        time: '20:00',
        location: 'The Boiler Room, Manchester',
      }),
      codeAndLink(6200, 'Synthesiser Sunday', 'An afternoon of wires, lights and slow build.', {
        inDays: 38,
        time: '15:00',
        location: 'Lantern Hall, Leeds',
      }),
      codeAndLink(5400, 'Big band, small stage', 'Seventeen players, twelve square metres and a trombone problem.', {
        inDays: 51,
        time: '19:00',
        location: 'Palais Royal, Margate',
      }),
      codeAndLink(7800, 'Candlelit Vivaldi', 'All four seasons before the interval bar has cooled the white.', {
        scene: 'piano',
        inDays: 74,
        time: '20:00',
        location: 'St Cuthman’s, London',
        tags: ['content.popular'],
      }),
      codeAndLink(2800, 'Poetry and late supper', 'Six poets, one long table and a good loaf.', {
        inDays: 17,
        time: '18:30',
        location: 'The Printworks, Cardiff',
      }),
      codeAndLink(9900, 'Secret headline show', 'We cannot say who. We can say that you will ring people.', {
        inDays: 88,
        time: '20:30',
        location: 'Announced on the day',
        stock: 0,
        badge: 'Sold out',
      }),
      codeAndLink(4900, 'Kitchen disco for families', 'Earplugs, glow sticks and home by eight.', {
        inDays: 30,
        time: '16:00',
        location: 'The Tramshed, Birmingham',
        scene: 'confetti',
      }),
      codeAndLink(5900, 'The last waltz of the year', 'A tea dance that forgets to stop.', {
        inDays: 60,
        time: '17:00',
        location: 'The Winter Gardens, Hastings',
      }),
    ],
    earn: [
      shop('4 points per £1', 'Book a night out', 'Points on tickets for every listed show.'),
      shop('200 points', 'Tell us what you thought', 'Review a show within a week and collect.'),
    ],
  },
  {
    name: 'Marquee & Row',
    slug: 'marquee-and-row',
    category: 'Cinema & Entertainment',
    where: 'GB',
    scene: 'stage',
    description: 'Theatre tickets with the view shown before you pay, in the West End and on tour.',
    story: 'Marquee & Row photographs the stage from every single seat; the record is 2,196 pictures in one night.',
    spend: [
      digital(8500, '£40 off West End tickets', 'Musicals, plays and the odd Chekhov, stalls or circle.', {
        featured: 12,
      }),
      digital(15000, 'Best available for two', 'Tell us the week and we find the seats.'),
      qr(1100, 'Interval drinks, ready and waiting', 'Two glasses on a shelf with your name on.', {
        tags: ['content.alcohol'],
      }),
      link(200, 'Members’ presale', 'Forty-eight hours before everybody else, on selected shows.', {
        tags: ['override.points.check'],
        button: 'Go to the presale',
      }),
    ],
    earn: [
      shop('4 points per £1', 'An evening at the theatre', 'Earn on tickets, programmes and pre-theatre suppers.', {
        featured: 15,
      }),
    ],
  },
  {
    name: 'Moonbeam TV',
    slug: 'moonbeam-tv',
    category: 'Cinema & Entertainment',
    where: 'global',
    scene: 'screen',
    description: 'Box sets, documentaries and the kind of film your favourite teacher lent you.',
    story: 'Moonbeam pays its screenwriters a share of every stream, and it shows in the second series.',
    spend: [
      digital(1600, 'A month of Moonbeam', 'Everything, on every screen in the house, without a single advert.', {
        featured: 8,
        tags: ['content.popular'],
      }),
      digital(4500, 'Three months of Moonbeam', 'A whole winter, in other words.'),
      digital(900, 'Rent a new release', 'At home, forty-eight hours, with a pause button.', { scene: 'cinema' }),
      digital(700, 'Behind the lens: a film course', 'Six short lessons from people with credits.', {
        tags: ['region.global', 'visibility.appOnly'],
      }),
    ],
    earn: [
      shop('2,000 points', 'Start a yearly plan', 'Points once the trial has become a habit.'),
      shop('600 points', 'Stay a third month', 'A thank-you for finishing the series.'),
    ],
  },
  {
    name: 'Pagewell Audio',
    slug: 'pagewell-audio',
    category: 'Cinema & Entertainment',
    where: 'everywhere',
    scene: 'screen',
    description: 'Audiobooks read by people who have clearly enjoyed them.',
    story:
      'Pagewell records in a converted chapel, which is why even its thrillers sound as though they might forgive you.',
    spend: [
      digital(
        1300,
        'One audiobook, yours to keep',
        'Any title in the library, including the one everybody is talking about.',
        { featured: 24 },
      ),
      digital(3600, 'Three audiobooks', 'A commute, a decorating job and a long drive.'),
      digital(600, 'A bedtime story bundle', 'Ten short tales for the under-sevens and the overtired.'),
    ],
    earn: [
      shop('1,200 points', 'Try Pagewell free for a month', 'Keep the book, keep the points.'),
      octopus('300 points a month', 'Stay a listener', 'Collect every month that your membership renews.'),
    ],
  },
  {
    name: 'Silverline Theaters',
    slug: 'silverline-theaters',
    category: 'Cinema & Entertainment',
    where: 'US',
    scene: 'cinema',
    description: 'Neighborhood movie houses with reclining seats and a real marquee.',
    story:
      'Silverline buys single-screen theaters that were about to become parking lots, and changes the letters by hand every Thursday.',
    spend: [
      qr(1500, 'One movie ticket', 'Any showtime, any Silverline, even opening night.', {
        featured: 2,
        tags: ['content.popular'],
      }),
      qr(2900, 'Two movie tickets', 'And nobody has to drive home alone.'),
      qr(700, 'A bucket of popcorn', 'Refills until the credits.', { scene: 'popcorn' }),
      barcode(4500, 'Movie night for four', 'Four tickets, two sodas, one enormous popcorn.'),
    ],
    earn: [
      shop('5 points per $1', 'See a movie', 'Points on tickets booked online.', { featured: 4 }),
      store('3 points per $1', 'Snacks and drinks', 'Link a card and earn at the counter.', { scene: 'popcorn' }),
    ],
  },
  {
    name: 'Backlot Drive-In',
    slug: 'backlot-drive-in',
    category: 'Cinema & Entertainment',
    where: 'US',
    scene: 'cinema',
    description: 'Double features under the stars, April to October, in nine states.',
    story: 'Backlot sound comes through your own radio; the crickets are included.',
    spend: [
      qr(3200, 'A carload ticket', 'However many of you fit, for both pictures.', {
        inDays: 160,
        time: '20:15',
        location: 'Nine locations',
      }),
      qr(1000, 'Corn dogs and root beer', 'Brought to your window by somebody on roller skates.', { scene: 'table' }),
      posted(3300, 'Tailgate blanket', 'Wool on one side, waterproof on the other.', { scene: 'home' }),
    ],
    earn: [shop('4 points per $1', 'Book your spot', 'Points on every carload.')],
  },
  {
    name: 'Playback Records',
    slug: 'playback-records',
    category: 'Cinema & Entertainment',
    where: 'global',
    scene: 'stage',
    description: 'Vinyl by post, chosen by people who used to run the shop.',
    story: 'When Playback’s last shop closed, its staff kept the listening booth and started posting parcels from it.',
    spend: [
      posted(3900, 'A record chosen for you', 'Name three albums you love and we send a fourth.'),
      posted(8400, 'Three-month record club', 'One LP a month, with notes on what to listen for.'),
      link(200, 'Listening-room sessions', 'Forty minutes with one artist and one microphone, streamed for members.', {
        tags: ['region.global', 'override.points.check'],
        button: 'Watch the session',
      }),
    ],
    earn: [
      shop('7 points per £1 or $1', 'Records, players, headphones', 'Points on the whole shop, sale rail included.'),
    ],
  },
]
